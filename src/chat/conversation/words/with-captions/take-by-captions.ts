import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isUnderstood } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { takeBesideOthers } from './asks-for-other.ts';
import { amountAt } from './currency-names.ts';
import { codesInWords } from './find-codes.ts';
import { findDenied } from './find-denied.ts';
import { findInstead } from './find-instead.ts';
import { findLetterLess } from './find-letter-less.ts';
import { moneyInSigns } from './find-money.ts';
import { longNumber, numberPair, numbersInDigits } from './find-numbers.ts';
import { findPairs } from './find-pairs.ts';
import { pricesInDigits } from './find-prices.ts';
import { findRemoved, isNameOfLine, saysWithout } from './find-removed.ts';
import { findRemovedName } from './find-removed-name.ts';
import { findOneOfTwo, findRepeated } from './find-repeated.ts';
import { findSigned, namesSign } from './find-signs.ts';
import { findSingles, type Sureness, speaksOfMistakes } from './find-singles.ts';
import { amountsWithSymbol } from './find-symbols.ts';
import { findUnsigned } from './find-unsigned.ts';
import { removedLine } from './lines-by-captions.ts';
import { judgeWords, mentionsIn, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';
import { type Found, piecesWithout, replaceWords, take, tokensAt } from './take-found.ts';
import { takePart } from './take-part.ts';

/** Takes the corrections of a sentence that has words of the captions together with words that sound like them. */
export function takePairs(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBesideOthers(reading, segments, takePairsOf);
}

function takePairsOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const pairs = findPairs(text, words, { captions: captions.words, dictionaries: reading.dictionaries });
  const found = pairs.map(({ wrong, right, text: said = textAt(text, words, right) }) => ({
    wish: replaceWords(wrong.written, said),
    places: [wrong, right],
    evidence: 'alike' as const,
  }));
  const pieces = found.length > 0 ? piecesWithout(words, found, reading.dictionaries) : [];
  // "Ximena with an X, and hook instead of hock"
  const singles = pieces
    .filter(({ from }) => !beginsReason(words[from]?.token.key ?? ''))
    .filter((piece) => !isUnderstood(tokensAt(words, piece), reading.dictionaries))
    .flatMap((piece) => singlesAt(reading, words, { piece, isBesideOthers: true }));
  return take(reading, words, [...found, ...singles]);
}

/** Takes "una ola no una hola": words of the captions that a "not" stands before, and those that are said instead. */
export function takeDenied(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, dictionaries };
  // "fifty seven feet, not sixty": numbers are compared as numbers
  if (numberPair(words, search)) return false;
  const pairs = findDenied(text, words, search);
  const found = pairs.map(({ wrong, right }) => ({
    wish: replaceWords(wrong.written, textAt(text, words, right)),
    places: [wrong, right],
    evidence: 'formed' as const,
  }));
  return take(reading, words, found, { readsBeside: true });
}

/** Takes "trou is spelled without e": a word of the captions that has the letter. */
export function takeLetterLess(reading: Reading, segments: readonly Segment[], isLast = true): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  // "Alena, not Alёna, without ё": what is denied is named
  const isDenied = words.some(
    ({ isNot, token }) => isNot && !dictionaries.some(({ around }) => around.without.has(token.key)),
  );
  if (isDenied && !isLast) return false;
  const found = findLetterLess(words, { captions, dictionaries }).map(({ wrong, right, place }) => ({
    wish: replaceWords(wrong, right),
    places: [place],
  }));
  return take(reading, words, found, { readsBeside: true });
}

/** Takes "comma after guys": a sign at a word that stands only once in the captions. */
export function takeSigned(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  if (!captions || captions.line !== undefined) return false;
  const unsigned = findUnsigned(tokens, { captions, dictionaries });
  const signed = unsigned ?? findSigned(tokens, { captions, dictionaries });
  if (!signed || (!unsigned && captions.words.countOf(signed.wrong) !== 1)) return false;
  const places = [{ from: 0, to: tokens.length }];
  const wish = { kind: 'replace_words' as const, ...signed };
  return take(reading, judgeWords(text, tokens, reading), [{ wish, places, evidence: 'written' }]);
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

/** Takes "72 in digits", "10€, too", "B12": numbers and names that the captions have as they are said. */
export function takeDigits(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, isLine: captions.line !== undefined, dictionaries };
  const isQuestion = text.includes('?');
  const numbers = [...numbersInDigits(words, { ...search, isQuestion }), ...pricesInDigits(text, words, search)];
  const money = moneyInSigns(text, words, { ...search, isSaid: numbers.length > 0 });
  const amounts = money.length > 0 ? money : amountsWithSymbol(words, search);
  const named = [...amounts, ...codesInWords(words, search)];
  const isNamed = (place: Place) => named.some((one) => overlaps(one.place, place));
  // of "49€ instead of forty nine euros", the number is written already
  const isOfNamed = (written: string) => named.some(({ wrong }) => wrong.startsWith(written));
  const found = [...named, ...numbers.filter(({ wrong, place }) => !isNamed(place) && !isOfNamed(wrong))];
  return take(
    reading,
    words,
    found.map(({ wrong, right, place }) => ({
      wish: replaceWords(wrong, right),
      places: [place],
      evidence: 'written',
    })),
  );
}

/** Takes "it was built in 1894". */
export function takeLongNumber(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = longNumber(words, { captions: captions.words, dictionaries });
  const number = found && words[found.place.from];
  if (!number) return false;
  const wish = replaceWords(found.wrong, amountAt(text, number.token)?.text ?? found.right);
  return take(reading, words, [{ wish, places: [found.place], evidence: 'written' }]);
}

/** Takes "delete a very in line 2", where that line has it twice. */
export function takeOneOfTwo(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findOneOfTwo(words, { captions: captions.words, dictionaries });
  return (
    found !== null && take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place] }])
  );
}

export function takeRepeated(reading: Reading, segments: readonly Segment[]): boolean {
  return takePart(reading, segments, takeRepeatedOf);
}

function takeRepeatedOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  if (!captions || namesSign(tokens, dictionaries)) return false;
  const words = judgeWords(text, tokens, reading);
  const found = findRepeated(words, { captions: captions.words, dictionaries });
  return (
    found !== null && take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place] }])
  );
}

/** Takes "drop the last line", and "the word guys can go". */
export function takeRemoved(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const tokens = tokensOf(segments);
  const words = judgeWords(text, tokens, reading);
  const named = () => findRemovedName(words, { captions: captions.words, dictionaries });
  const found = namesSign(tokens, dictionaries) ? null : (findRemoved(words, { captions, dictionaries }) ?? named());
  if (found) {
    const wish = { ...replaceWords(found.wrong, found.right), ...(found.lines && { lines: found.lines }) };
    // "only acid, without the word «stands»": what stays is named, too
    const kept = saysWithout(words, dictionaries) ? mentionsIn(words, captions.words) : [];
    return take(reading, words, [{ wish, places: [found.place, ...kept] }]);
  }
  // "remove «hello» in the first line" is not about the line
  const isAboutWord = mentionsIn(words, captions.words).some((place) => !isNameOfLine(words, place, dictionaries));
  const line = isAboutWord || captions.line !== undefined ? null : removedLine(tokens, { captions, dictionaries });
  const places = [{ from: 0, to: words.length }];
  return line !== null && take(reading, words, [{ wish: { kind: 'remove_line', line }, places }]);
}

/** Takes corrections of which a sentence has the right words alone: "*Reels", "hook, breathe, week". */
export function takeSingles(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBesideOthers(reading, segments, takeSinglesOf);
}

function takeSinglesOf(reading: Reading, segments: readonly Segment[]): boolean {
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
  const evidence = isStarred(text) ? 'written' : 'alone';
  return findSingles(text, wordsAt(words, piece), search).map(({ right, wrong, text: said }) => ({
    wish: replaceWords(wrong, said),
    places: [{ from: piece.from + right.from, to: piece.from + right.to }],
    evidence,
  }));
}

/** null = the sentence need not be about words at all. */
function surenessOf(
  { captions, text }: Reading,
  words: readonly Spoken[],
  dictionaries: readonly Dictionary[],
): Sureness | null {
  if (captions?.isShown || isStarred(text)) return 'sure';
  return speaksOfMistakes(words, dictionaries) ? 'likely' : null;
}

/** "*Reels": so people correct themselves. */
function isStarred(text: string): boolean {
  return /^\s*\*|\*\s*$/.test(text);
}
