import type { CorrectionWish } from '../../understood-words.ts';
import { keepForSettings, type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isAnd, isUnderstood } from '../corrections/spoken-words.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { findInstead } from './find-instead.ts';
import { findJoined } from './find-joined.ts';
import { numberInDigits } from './find-numbers.ts';
import { findPairs } from './find-pairs.ts';
import { findRemoved, findRepeated, isNameOfLine } from './find-removed.ts';
import { findSigned, namesSign } from './find-signs.ts';
import { findSingles, type Sureness, speaksOfMistakes } from './find-singles.ts';
import { inLetterCase, letterCaseIn } from './letter-case.ts';
import { removedLine } from './lines-by-captions.ts';
import { judgeWords, mentionsIn, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

/** Takes the corrections of a sentence that has words of the captions together with words that sound like them. */
export function takePairs(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const pairs = findPairs(text, words, { captions: captions.words, dictionaries: reading.dictionaries });
  const found = pairs.map(({ wrong, right, text: said = textAt(text, words, right) }) => ({
    wish: replaceWords(wrong.written, said),
    places: [wrong, right],
  }));
  const pieces = found.length > 0 ? piecesWithout(words, found, reading.dictionaries) : [];
  // "Ximena with an X, and hook instead of hock"
  const singles = pieces
    .filter((piece) => !isUnderstood(tokensAt(words, piece), reading.dictionaries))
    .flatMap((piece) => singlesAt(reading, words, { piece, isBesideOthers: true }));
  return take(reading, words, [...found, ...singles]);
}

/** In words. A longer sentence says more than how a word is written. */
const maxLetterCase = 15;

/** Takes "YouTube in lowercase", "zapier with a capital Z": how words of the captions are to be written. A reason may follow. */
export function takeLetterCase(reading: Reading, segments: readonly Segment[]): boolean {
  const [first] = segments;
  if (first && segments.length > 1 && takeLetterCaseOf(reading, [first])) return true;
  return takeLetterCaseOf(reading, segments);
}

function takeLetterCaseOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  const tokens = tokensOf(segments);
  if (!captions || tokens.length > maxLetterCase) return false;
  const words = judgeWords(text, tokens, reading);
  const named = letterCaseIn(words, reading.dictionaries);
  if (!named) return false;
  const rest = [
    ...wordsAt(words, { from: 0, to: named.from }),
    ...wordsAt(words, { from: named.to, to: words.length }),
  ];
  const mentions = mentionsIn(rest, captions.words);
  const [only] = mentions;
  const isSaid = (word: Spoken, at: number) =>
    word.isPlain ||
    (word.isEveryday && !word.isKnown) ||
    aboutLetters.has(word.token.key) ||
    word.token.key.length === 1 ||
    (only && at >= only.from && at < only.to);
  if (!only || mentions.length > 1 || !rest.every(isSaid)) return false;
  const meant = rest.slice(only.from, only.to);
  // "text big please" is about its size
  const mayBeSize = named.to - named.from <= 2 && meant.some(({ isKnown, isFormat }) => isKnown && !isFormat);
  if (meant.every(({ isPlain }) => isPlain) || (named.letterCase === 'first' && mayBeSize)) return false;
  const right = inLetterCase(only.written, named.letterCase);
  // a word of any sentence has capitals in some places alone
  const languages = reading.dictionaries.map(({ language }) => language);
  const isCommonWord = languages.some((language) => isCommon(only.written, language));
  const isAnywhere = isCommonWord && captions.words.countOf(only.written) > 1;
  if (right === only.written || isAnywhere) return false;
  return take(reading, words, [{ wish: replaceWords(only.written, right), places: [{ from: 0, to: words.length }] }]);
}

/** Takes "comma after guys": a sign at a word that stands only once in the captions. */
export function takeSigned(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  const signed = captions && captions.line === undefined ? findSigned(tokens, { captions, dictionaries }) : null;
  if (!captions || !signed || captions.words.countOf(signed.wrong) !== 1) return false;
  const places = [{ from: 0, to: tokens.length }];
  return take(reading, judgeWords(text, tokens, reading), [{ wish: { kind: 'replace_words', ...signed }, places }]);
}

/** Takes "instead of X, Y" in any order: of the two, the captions have the wrong one. */
export function takeInstead(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findInstead(text, words, { captions: captions.words, isShown: captions.isShown, dictionaries });
  return (
    found !== null && take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: found.places }])
  );
}

/** Takes "72 in digits": a number that the captions have in words. */
export function takeDigits(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = numberInDigits(words, { captions: captions.words, dictionaries });
  return (
    found !== null && take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place] }])
  );
}

/** Takes "sour dough is one word": words that are to be written together. */
export function takeJoined(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findJoined(text, words, { captions: captions.words, isShown: captions.isShown, dictionaries });
  return (
    found !== null && take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: found.places }])
  );
}

/** Words around the name of a letter case, folded. */
const aboutLetters = new Set(
  'letter letters word words buchstabe buchstaben wort letra letras palabra palavra lettre lettres mot lettera lettere parola буква буквы букву буквой буквами слово all tutto todo toda tudo tout alles'.split(
    ' ',
  ),
);

/** Takes "drop the last line", "the word guys can go", and words that stand twice. */
export function takeRemoved(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const tokens = tokensOf(segments);
  const words = judgeWords(text, tokens, reading);
  const found = namesSign(tokens, dictionaries)
    ? null
    : (findRepeated(words, { captions: captions.words, dictionaries }) ??
      findRemoved(words, { captions, dictionaries }));
  if (found) return take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place] }]);
  // "remove «hello» in the first line" is not about the line
  const isAboutWord = mentionsIn(words, captions.words).some((place) => !isNameOfLine(words, place, dictionaries));
  const line = isAboutWord || captions.line !== undefined ? null : removedLine(tokens, { captions, dictionaries });
  const places = [{ from: 0, to: words.length }];
  return line !== null && take(reading, words, [{ wish: { kind: 'remove_line', line }, places }]);
}

/** Takes corrections of which a sentence has the right words alone: "*Reels", "hook, breathe, week". */
export function takeSingles(reading: Reading, segments: readonly Segment[]): boolean {
  const words = judgeWords(reading.text, tokensOf(segments), reading);
  const piece = { from: 0, to: words.length };
  return take(reading, words, singlesAt(reading, words, { piece, isBesideOthers: reading.corrections.length > 0 }));
}

function singlesAt(
  reading: Reading,
  words: readonly Spoken[],
  { piece, isBesideOthers }: { piece: Place; isBesideOthers: boolean },
): Found[] {
  const { captions, text, dictionaries } = reading;
  const sureness = surenessOf(reading, words, dictionaries);
  if (!captions || sureness === null) return [];
  const search = { captions: captions.words, sureness, dictionaries, isBesideOthers };
  return findSingles(text, wordsAt(words, piece), search).map(({ right, wrong, text: said }) => ({
    wish: replaceWords(wrong, said),
    places: [{ from: piece.from + right.from, to: piece.from + right.to }],
  }));
}

/** null = the sentence need not be about words at all. */
function surenessOf(
  { captions, text }: Reading,
  words: readonly Spoken[],
  dictionaries: readonly Dictionary[],
): Sureness | null {
  if (captions?.isShown || /^\s*\*|\*\s*$/.test(text)) return 'sure';
  return speaksOfMistakes(words, dictionaries) ? 'likely' : null;
}

interface Found {
  wish: CorrectionWish;
  places: readonly Place[];
}

/** What else the sentence asks for is left to the settings; its other words are about the corrections. */
function take(reading: Reading, words: readonly Spoken[], found: readonly Found[]): boolean {
  for (const { wish, places } of found) {
    const at = Math.min(...places.map(({ from }) => words[from]?.token.start ?? 0));
    reading.corrections.push({ wish, at });
  }
  if (found.length === 0) return false;
  for (const piece of piecesWithout(words, found, reading.dictionaries)) {
    const tokens = tokensAt(words, piece);
    if (isUnderstood(tokens, reading.dictionaries)) keepForSettings(reading, tokens);
  }
  return true;
}

function tokensAt(words: readonly Spoken[], place: Place): Token[] {
  return wordsAt(words, place).map(({ token }) => token);
}

function replaceWords(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

function indexesOf({ from, to }: Place): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Parts between commas and "and"s that have no words of a correction. */
function piecesWithout(
  words: readonly Spoken[],
  found: readonly Found[],
  dictionaries: readonly Dictionary[],
): Place[] {
  const used = new Set(found.flatMap(({ places }) => places.flatMap(indexesOf)));
  const pieces: (Place & { isUsed: boolean })[] = [{ from: 0, to: 0, isUsed: false }];
  for (const [index, { token }] of words.entries()) {
    const piece = pieces.at(-1);
    if (token.kind === 'break' || isAnd(token, dictionaries)) {
      pieces.push({ from: index + 1, to: index + 1, isUsed: false });
    } else if (piece) {
      piece.to = index + 1;
      piece.isUsed ||= used.has(index);
    }
  }
  return pieces.filter(({ from, to, isUsed }) => to > from && !isUsed);
}
