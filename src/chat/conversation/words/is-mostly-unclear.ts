import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { saysWhose } from './says-whose.ts';
import { saysYears } from './says-years.ts';
import { asksFor } from './settings/asks-for.ts';
import { splitIntoClauses } from './settings/read-clauses.ts';
import { clausesOf } from './text/clauses.ts';
import { tokenize } from './text/tokenize.ts';
import { leadsToWish, tellsAction } from './told.ts';
import { wishesPlainly } from './wishes-plainly.ts';

/** Share of a message's words that may be unknown beside settings that are changed at once. */
const maxUnknownShare = 0.4;
/** Fewer unknown words do not make a sentence about something else: "yellow and flibbertigibbet". */
const minUnknown = 3;

/**
 * Whether so little of a message was understood that its settings may be about something else, as in "his shirt is white, and the text, one
 * can hardly read it". Then the person is asked, unless the message has a verb of wishing. Nobody writes a hex code by chance.
 * @param isAboutText the message answers the text, so words that are not understood may be words of it
 */
export function isMostlyUnclear(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  { language, isAboutText = false }: { language: Language; isAboutText?: boolean | undefined },
): boolean {
  if (wishes.length * notUnderstood.length === 0 || !wishes.every(isSetting) || /#[0-9a-f]{3}/i.test(text))
    return false;
  // nor colours for both
  if (wishes.some(isOfTwoColors)) return false;
  // nor the name of a font
  if (countWords(text) < minLetterWords.name && wishes.some(isFont)) return false;
  if (isAboutText) return true;
  const dictionaries = dictionariesFor(language);
  // “watched it again with my sister. bigger letters would be good”
  const isRemark = (piece: string) =>
    leadsToWish(piece, dictionaries) ||
    tellsAction(piece, dictionaries) ||
    saysWhose(piece, dictionaries) ||
    saysYears(piece);
  const untold = notUnderstood.filter((piece) => !isRemark(piece));
  const unknown = countWords(untold.join(' '));
  if (unknown < minUnknown || unknown < countWords(text) * maxUnknownShare) return false;
  if (wishesPlainly(text.slice(0, maxRead), dictionaries)) return false;
  const tokens = tokenize(text.slice(0, maxRead));
  const items = readItems(tokens, dictionaries);
  if (wishes.every(isPlace)) {
    // "where is the top now? it's in the middle" and "a word is split in the middle" wish for no place
    const isOfWords = tokens.some(({ key }) => dictionaries.some(({ corrections: { aWord } }) => aWord.has(key)));
    if (isOfWords || items.some((item) => isKind(item, 'foreign'))) return true;
  }
  return !asks(items) && !saysMoreBeside(text, { wishes, notUnderstood });
}

function isOfTwoColors(wish: Wish): boolean {
  if (wish.kind !== 'set' || !wish.settings.fontColor) return false;
  return Boolean(wish.settings.highlightColor ?? wish.settings.outlineColor);
}

/** In characters. */
const maxRead = 300;

function isPlace(wish: Wish): boolean {
  return wish.kind === 'set' && Object.keys(wish.settings).join() === 'position';
}

/** "Bold" is no name. */
function isFont(wish: Wish): boolean {
  const fontFamily = wish.kind === 'set' ? wish.settings.fontFamily : undefined;
  return fontFamily !== undefined && fontFamily !== 'THEBOLDFONT';
}

function isName(wish: Wish): boolean {
  return wish.kind === 'set' && ['style', 'fontFamily', 'language'].some((key) => key in wish.settings);
}

/** "… but Sigmar looks fun, use that one": a verb of wishing beside the setting. */
function asks(items: readonly Item[]): boolean {
  return splitIntoClauses(items).some((clause) => asksFor(clause.items) && clause.items.some(isValue));
}

function isValue(item: Item): boolean {
  return isKind(item, 'color', 'grow', 'choice', 'switch');
}

/**
 * In words, the shortest message that may be a letter. Shorter clauses may belong to what stands beside them. Names of styles, fonts and languages
 * have most other senses: "not the yellow ones this time, do the plain white".
 */
const minLetterWords = { usual: 8, color: 11, name: 15 };

function minWordsOf(wishes: readonly Wish[]): number {
  if (wishes.some(isName)) return minLetterWords.name;
  const isColor = wishes.some((wish) => wish.kind === 'set' && 'fontColor' in wish.settings);
  return isColor ? minLetterWords.color : minLetterWords.usual;
}

/** A letter has whole clauses that say something else, beside others that are understood to the last word. */
function saysMoreBeside(text: string, { wishes, notUnderstood }: UnderstoodWords): boolean {
  // "I don’t fancy the yellow, take mint": the other clause names the colour that goes
  const isExact = wishes.every(({ kind }) => kind === 'recolor');
  if (!isExact && countWords(text) < minWordsOf(wishes)) return false;
  const clauses = new Set(clausesOf(text));
  return notUnderstood.every((piece) => clauses.has(piece)) && notUnderstood.length < clauses.size;
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor' || kind === 'shade';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
