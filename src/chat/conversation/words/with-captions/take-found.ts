import type { CorrectionWish } from '../../understood-words.ts';
import { admitCorrection, type Evidence } from '../corrections/admit-correction.ts';
import { keepForSettings, type Reading } from '../corrections/reading.ts';
import { isUnderstood } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { isSpace } from '../lexicons/said/space-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { hasFewerWords } from './fewer-words.ts';
import { hasLongNumber } from './find-numbers.ts';
import { isAndOnly, type Place, type Spoken, wordsAt } from './mentions.ts';
import { namesWords } from './names-words.ts';
import { partsAt } from './parts-at-and.ts';

export interface Found {
  wish: CorrectionWish;
  places: readonly Place[];
  /** Absent = the sentence says it. */
  evidence?: Evidence;
}

/** What else the sentence asks for is left to the settings, or read again where it names words; its other words are about the corrections. */
export function take(
  reading: Reading,
  words: readonly Spoken[],
  all: readonly Found[],
  { readsBeside = false }: { readsBeside?: boolean } = {},
): boolean {
  const tokens = words.map(({ token }) => token);
  const found = all.flatMap((one) => {
    const isQuoted = one.places.some((place) => wordsAt(words, place).some((word) => word.isQuoted));
    const context = { ...reading, tokens, isQuoted, evidence: one.evidence ?? 'said' };
    const wish = admitCorrection(one.wish, context);
    return wish ? [{ ...one, wish }] : [];
  });
  for (const { wish, places } of found) {
    const at = Math.min(...places.map(({ from }) => words[from]?.token.start ?? 0));
    reading.corrections.push({ wish, at });
  }
  if (found.length === 0) return false;
  const pieces = readsBeside
    ? piecesBeside(words, found, reading.dictionaries)
    : piecesWithout(words, found, reading.dictionaries);
  for (const piece of pieces) {
    const tokens = tokensAt(words, piece);
    // "with an a at the end"
    if (isAboutLetters(wordsAt(words, piece)) || isAboutSpace(tokens, found, reading)) continue;
    if (readsBeside && (isJoint(words, piece) || isLeadIn(words, piece, found))) continue;
    const isForSettings = isUnderstood(tokens, reading.dictionaries);
    if (isForSettings && !readsBeside) keepForSettings(reading, tokens);
    else if (!isForSettings && readsBeside && !isWorthReading(words, piece, { ...reading, found })) continue;
    else if (isForSettings || namesWords(wordsAt(words, piece), reading) || hasLongNumber(wordsAt(words, piece)))
      reading.left.push({ tokens, after: ',' });
  }
  return true;
}

/** The "es" of "es Reels, no reales" is no language: one small word beside the words of a correction. */
function isJoint(words: readonly Spoken[], { from, to }: Place): boolean {
  const [only, ...others] = wordsAt(words, { from, to });
  const isShort = others.length === 0 && (only?.token.key.length ?? 0) <= maxJoint;
  return isShort && (!isEnd(words[from - 1]) || !isEnd(words[to]));
}

/** In words. */
const maxLeadIn = 6;

/** "The brand is called" before the words of a correction. */
function isLeadIn(words: readonly Spoken[], { from: start, to }: Place, found: readonly Found[]): boolean {
  return (
    to - start <= maxLeadIn &&
    words[to - 1]?.isTalk === true &&
    found.some(({ places }) => places.some(({ from }) => from === to))
  );
}

/** In letters. */
const maxJoint = 3;

function isEnd(word: Spoken | undefined): boolean {
  return word === undefined || word.token.kind === 'break';
}

/**
 * "It was 20 thousand VOLTS": what stands beside the words of a correction, without a sign between them, is mostly about it. It is read where it
 * has rare words that are like others of the captions.
 */
function isWorthReading(
  words: readonly Spoken[],
  { from, to }: Place,
  { found, captions, dictionaries }: Pick<Reading, 'captions' | 'dictionaries'> & { found: readonly Found[] },
): boolean {
  const isJoined = words[from - 1] !== undefined && isAndOnly(words[from - 1], dictionaries);
  if (isEnd(words[from - (isJoined ? 2 : 1)]) && isEnd(words[to])) return true;
  const corrected = found.flatMap(({ wish }) => (wish.kind === 'replace_words' ? [wish.wrong, wish.right] : []));
  const lines = (captions?.words.lines ?? [])
    .map(lettersOf)
    .filter((line) => corrected.some((word) => line.includes(lettersOf(word))));
  const isOfCorrection = (letters: string) =>
    [...lines, ...corrected.map(lettersOf)].some((some) => some.includes(letters));
  return words.slice(from, to).some(({ token, isPlain, isKnown }) => {
    const isRare = !isPlain && !isKnown && !dictionaries.some(({ language }) => isCommon(token.key, language));
    const letters = lettersOf(token.key);
    if (token.kind !== 'word' || !isRare || isOfCorrection(letters)) return false;
    const near = captions?.words.nearest(token.key, minLikeness)?.written;
    return captions?.words.writtenAs(token.key) != null || (near != null && !areForms(letters, lettersOf(near)));
  });
}

/** "Nähmaschine" and "Nähmaschinen" differ by an ending. */
function areForms(one: string, other: string): boolean {
  const stem = Math.max(one.length, other.length) - maxEnding;
  return stem >= minStem && one.slice(0, stem) === other.slice(0, stem);
}

/** In letters. */
const maxEnding = 2;
const minStem = 4;

/** Of a rare word and some of the captions. */
const minLikeness = 0.6;

function isAboutLetters(words: readonly Spoken[]): boolean {
  return words.every(({ isPlain }) => isPlain) && words.some(({ token, isTalk }) => isTalk && token.key.length === 1);
}

/** In tokens. */
const maxAboutSpace = 8;

/** "Tik tok is one word, there's still a space in the middle" */
function isAboutSpace(tokens: readonly Token[], found: readonly Found[], { dictionaries }: Reading): boolean {
  const languages = dictionaries.map(({ language }) => language);
  const isJoined = found.some(({ wish }) => wish.kind === 'replace_words' && hasFewerWords(wish.right, wish.wrong));
  return isJoined && tokens.length <= maxAboutSpace && tokens.some(({ key }) => isSpace(key, languages));
}

export function tokensAt(words: readonly Spoken[], place: Place): Token[] {
  return wordsAt(words, place).map(({ token }) => token);
}

export function replaceWords(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

function indexesOf({ from, to }: Place): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Parts between commas and "and"s that have no words of a correction. */
export function piecesWithout(
  words: readonly Spoken[],
  found: readonly Found[],
  dictionaries: readonly Dictionary[],
): Place[] {
  const used = new Set(found.flatMap(({ places }) => places.flatMap(indexesOf)));
  const pieces: (Place & { isUsed: boolean })[] = [{ from: 0, to: 0, isUsed: false }];
  for (const [index, { token }] of words.entries()) {
    const piece = pieces.at(-1);
    if (token.kind === 'break' || partsAt(words, index, dictionaries)) {
      pieces.push({ from: index + 1, to: index + 1, isUsed: false });
    } else if (piece) {
      piece.to = index + 1;
      piece.isUsed ||= used.has(index);
    }
  }
  return pieces.filter(({ from, to, isUsed }) => to > from && !isUsed);
}

/** Also the words of such parts before and behind those of the corrections: "to line 6 la scorza e non la scossa to line 7 duecento". */
function piecesBeside(words: readonly Spoken[], found: readonly Found[], dictionaries: readonly Dictionary[]): Place[] {
  const taken = found.map(({ places }) => ({
    from: Math.min(...places.map(({ from }) => from)),
    to: Math.max(...places.map(({ to }) => to)),
  }));
  const pieces: Place[] = [{ from: 0, to: 0 }];
  for (const [index, { token }] of words.entries()) {
    const isTaken = taken.some(({ from, to }) => index >= from && index < to);
    const last = pieces.at(-1);
    const isJoin = last?.from === index && isAndOnly(words[index], dictionaries);
    if (isTaken || isJoin || token.kind === 'break') pieces.push({ from: index + 1, to: index + 1 });
    else if (last) last.to = index + 1;
  }
  return pieces.map((piece) => behindReason(words, piece, dictionaries)).filter(({ from, to }) => to > from);
}

/** "Que parece que soy un juez y mi pueblo es Corme": of a reason, what stands behind its "and". */
function behindReason(words: readonly Spoken[], { from, to }: Place, dictionaries: readonly Dictionary[]): Place {
  const isReason = beginsReason(words[from]?.token.key ?? '');
  const and = isReason ? words.findIndex((word, at) => at > from && at < to && isAndOnly(word, dictionaries)) : -1;
  return and === -1 ? { from, to } : { from: and + 1, to };
}
