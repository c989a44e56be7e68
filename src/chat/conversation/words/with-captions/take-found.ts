import type { CorrectionWish } from '../../understood-words.ts';
import { admitCorrection, type Evidence } from '../corrections/admit-correction.ts';
import { keepForSettings, type Reading } from '../corrections/reading.ts';
import { isUnderstood } from '../corrections/spoken-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { hasLongNumber } from './find-numbers.ts';
import { isAndOnly, type Place, type Spoken, wordsAt } from './mentions.ts';
import { namesWords } from './names-words.ts';

export interface Found {
  wish: CorrectionWish;
  places: readonly Place[];
  /** Absent = the sentence says it. */
  evidence?: Evidence;
}

/** What else the sentence asks for is left to the settings, or read again where it names words; its other words are about the corrections. */
export function take(reading: Reading, words: readonly Spoken[], all: readonly Found[]): boolean {
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
  for (const piece of piecesWithout(words, found, reading.dictionaries)) {
    const tokens = tokensAt(words, piece);
    // "with an a at the end"
    if (isAboutLetters(wordsAt(words, piece))) continue;
    if (isUnderstood(tokens, reading.dictionaries)) keepForSettings(reading, tokens);
    else if (namesWords(wordsAt(words, piece), reading) || hasLongNumber(wordsAt(words, piece)))
      reading.left.push({ tokens, after: ',' });
  }
  return true;
}

function isAboutLetters(words: readonly Spoken[]): boolean {
  return words.every(({ isPlain }) => isPlain) && words.some(({ token, isTalk }) => isTalk && token.key.length === 1);
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
    if (token.kind === 'break' || isAndOnly(words[index], dictionaries)) {
      pieces.push({ from: index + 1, to: index + 1, isUsed: false });
    } else if (piece) {
      piece.to = index + 1;
      piece.isUsed ||= used.has(index);
    }
  }
  return pieces.filter(({ from, to, isUsed }) => to > from && !isUsed);
}
