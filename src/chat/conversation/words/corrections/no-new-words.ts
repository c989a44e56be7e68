import { spellingWords } from '../lexicons/letters/spelling-words.ts';
import { fold } from '../text/fold.ts';
import { lettersOf } from '../text/letters.ts';
import { findQuoted } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import { isCode } from '../with-captions/find-codes.ts';
import { wordsAt } from './match-form.ts';
import { isNo } from './said-right.ts';

/** Words between new words and the letters that help to spell them, folded. */
const spelling = [...wordsOfAll((language) => spellingWords[language])].join('|');
const withLetters = new RegExp(String.raw`\s(?:${spelling})(?:\s\S+)?\s\p{L}(?:['’]?s)?$`, 'u');
const apostrophe = /['’ʼ]/g;

/** "trou », « sang vers": quotation marks that the message put around words, or a piece of what stands between two. */
export function hasLooseQuote(right: string, written: string): boolean {
  const marks = /[«»“”„"]/gu;
  if (!marks.test(right) || written.match(marks)) return false;
  const quoted = findQuoted(right)
    .map(({ start, end }) => right.slice(start, end))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  const outside = quoted.reduce((rest, one) => rest.replace(one, ''), right);
  return /[«»“”„"]/u.test(outside);
}

/** "with a y", "sans e": only how a word is spelled. */
export function isSpellingOnly(right: string): boolean {
  return withoutSpelling(`_ ${right}`) === '_';
}

/** "Feet with two e's": without what helps to spell. */
export function withoutSpelling(right: string): string {
  const folded = fold(right);
  const at = folded.length === right.length ? folded.search(withLetters) : -1;
  return at > 0 ? right.slice(0, at) : right;
}

/** What people call out, in all languages; folded. */
const calls =
  /^(?:a+h+|o+h+|e+h+|a+ch|o+ch|u+h+|h+m+|m+h+m*|a+y+|a+i+|o+i+|hey|hei|wow|ups|oops|uff|tja|bah|beh|mah|boh|oje|ой|ох|ах|эх|ух|ого|угу|ага|м+)$/;

/** "mdr nan", "lol no", "ah no": laughter, address, calls and denials alone. */
export function isExclamation(right: string, dictionaries: readonly Dictionary[]): boolean {
  return tokenize(right).every(
    (token) =>
      isNo(token, dictionaries) ||
      calls.test(token.key) ||
      isDrawnOut(token.key) ||
      dictionaries.some(({ around }) => around.address.has(token.key)),
  );
}

/** "The doubled «for» in «for for children»": a word twice in a row is what people complain about. */
export function doublesWord(right: string, wrong: string): boolean {
  const isDoubled = (text: string) => {
    const words = text.split(/\s+/).map(lettersOf);
    return words.some((word, at) => word !== '' && word === words[at + 1]);
  };
  return isDoubled(right) && !isDoubled(wrong);
}

/** "What's up with «this this», line 7 twice": how often a word stands there. */
export function saysTwice(right: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(right);
  return dictionaries.some(({ corrections }) => wordsAt(tokens, 0, corrections.twice) === tokens.length);
}

/** "yesss", "issooo": a letter three times is how people call out. */
export function isDrawnOut(key: string): boolean {
  return /(\p{L})\1\1/u.test(key);
}

/** "Basta! …": the first word of a message, before more sentences. */
export function isOutcry(right: string, text: string): boolean {
  const begin = text.trimStart();
  return begin.startsWith(right) && /^\s*!+\s*\S/.test(begin.slice(right.length));
}

/** "cest" for "c'est", in a message that leaves out the apostrophe. */
export function lacksApostrophe(right: string, wrong: string, text: string): boolean {
  const [bare, said] = [wrong.replace(apostrophe, ''), text.replace(apostrophe, "'")];
  return bare !== wrong && bare.toLowerCase() === right.toLowerCase() && !said.includes(wrong.replace(apostrophe, "'"));
}

/** In characters, behind new words. */
const maxBeforeEmoji = 40;
const feelings =
  /[\u{1F440}-\u{1F450}\u{1F493}-\u{1F49F}\u{1F4A5}-\u{1F4AF}\u{1F525}\u{1F600}-\u{1F64F}\u{1F90C}-\u{1F92F}\u{1F970}-\u{1F97A}❤✨☺☹👆-👐]/u;

/** "Can you draw a little umbrella at the word umbrella? ☂️": a thing behind the words is to be shown. */
export function isBesideEmoji(right: string, text: string): boolean {
  const behind = text.slice(text.indexOf(right) + right.length);
  const emoji = /^[^.\n\p{Extended_Pictographic}]*(\p{Extended_Pictographic})/u.exec(behind);
  return emoji?.[1] !== undefined && emoji[0].length <= maxBeforeEmoji && !isFeeling(emoji[1]);
}

/** Faces, hands, hearts and sparks only say how somebody feels. */
export function isFeeling(emoji: string): boolean {
  return feelings.test(emoji);
}

/** "e" for "e e": one of two stays, however short it is. */
export function leavesOneOfTwo({ wrong, right }: { wrong: string; right: string }): boolean {
  const [one, other, ...more] = wrong.split(/\s+/).map(lettersOf);
  return more.length === 0 && one !== '' && one === other && one === lettersOf(right);
}

/** "derson" of "Henderson is one word, not Hen derson": with the word beside it in the message, it is the one that stands there. */
export function isPieceOf({ wrong, right }: { wrong: string; right: string }, text: string): boolean {
  const [whole, piece] = [lettersOf(wrong), lettersOf(right)];
  if (piece.length >= whole.length || !whole.includes(piece) || !/\p{L}/u.test(piece)) return false;
  const said = tokenize(text).map(({ key }) => lettersOf(key));
  const isPiece = (at: number) =>
    `${said[at - 1] ?? ''}${piece}` === whole || `${piece}${said[at + 1] ?? ''}` === whole;
  const places = [...said.keys()].filter((at) => said[at] === piece);
  return places.length > 0 && places.every(isPiece);
}

/** "The lamp is spelled 6P14P": such a name stands for what is said so, not for another word. */
export function isCodeForWord({ wrong, right }: { wrong: string; right: string }): boolean {
  return !/\d/.test(wrong) && right.split(/[\s,]+/).some(isCode);
}

/** "Separa": how something is to be written. */
export function asksToSeparate(right: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(right);
  return tokens.length > 0 && saidAt(tokens, 0, { dictionaries, of: 'separate' }) === tokens.length;
}

/** "ricotta," → "ricotta" */
export function takesSignAway({ wrong, right }: { wrong: string; right: string }): boolean {
  return wrong.startsWith(right) && /^[,!?.:…]$/.test(wrong.slice(right.length));
}
