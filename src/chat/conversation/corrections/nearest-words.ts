import { splitAffixes, termKey } from '../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../engine/captions/words/edit-distance.ts';
import type { LinesInHand, LineWord } from './lines-in-hand.ts';

/** Words of a line that are spelled almost like words that are not in the captions. */
export interface NearestWords {
  /** Counted from 1. */
  line: number;
  /** The whole line. */
  text: string;
  /** As in the line, without punctuation around them. */
  words: string;
}

/** Less similar words would confuse people. */
const minLikeness = 0.5;
/** A longer text is no misheard word. */
const maxWanted = 100;
/**
 * Pairs of letters that are compared for one message, in about 0.1 s. Captions that people speak need far fewer; after
 * that, the most similar words so far are good enough.
 */
const maxComparisons = 30_000_000;

/** Searches for several words share one bound on their work. */
export function createNearestSearch(held: LinesInHand): (wrong: string) => NearestWords | null {
  const measured = new WeakMap<readonly LineWord[], MeasuredLine>();
  let left = maxComparisons;
  return nearestWords;

  /** The most similar words, the first of equals; null = none are similar. */
  function nearestWords(wrong: string): NearestWords | null {
    const wanted = termKey(wrong);
    if (wanted.length > maxWanted) return null;
    const letters = countLetters(wanted);
    let best: { likeness: number; found: NearestWords } | null = null;
    for (const [index, text] of held.lines.entries()) {
      const { words, keys, offsets } = measure(index);
      for (const [at, length] of windowsOf(words.length, wanted.split(' ').length)) {
        const size = (offsets[at + length] ?? 0) - (offsets[at] ?? 0) - 1;
        const atLeast = Math.max(minLikeness, best?.likeness ?? 0);
        left--;
        if (Math.min(size, wanted.length) / Math.max(size, wanted.length) < atLeast) continue;
        if (left <= 0) return best?.found ?? null;
        const key = keys.slice(at, at + length).join(' ');
        const longest = Math.max(size, wanted.length);
        left -= size;
        if (sharedLetters(key, letters) / longest < atLeast) continue;
        left -= size * wanted.length;
        const likeness = 1 - editDistance(key, wanted) / longest;
        if (likeness < minLikeness || likeness <= (best?.likeness ?? 0)) continue;
        const found = withoutEdges(words.slice(at, at + length).map((word) => word.text));
        best = { likeness, found: { line: index + 1, text: text ?? '', words: found } };
      }
    }
    return best?.found ?? null;
  }

  function measure(line: number): MeasuredLine {
    const words = held.wordsOf(line);
    const known = measured.get(words) ?? measureLine(words);
    measured.set(words, known);
    return known;
  }
}

interface MeasuredLine {
  words: readonly LineWord[];
  /** What is compared of each word. */
  keys: string[];
  /** Where each key begins when all are written with blanks between; one more for the end. */
  offsets: number[];
}

function measureLine(words: readonly LineWord[]): MeasuredLine {
  const keys = words.map(({ text }) => termKey(text));
  const offsets = [0];
  for (const key of keys) offsets.push((offsets.at(-1) ?? 0) + key.length + 1);
  return { words, keys, offsets };
}

/** Start and length of runs of words: as many as wanted, or one fewer or more, since two words may be one when spoken. */
function* windowsOf(wordCount: number, wantedCount: number): Generator<[number, number]> {
  for (const length of [wantedCount, wantedCount - 1, wantedCount + 1]) {
    if (length === 0) continue;
    for (let at = 0; at + length <= wordCount; at++) yield [at, length];
  }
}

function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.split('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Letters in both texts, in any order: no more of them can stay where they are. */
function sharedLetters(text: string, letters: ReadonlyMap<string, number>): number {
  const left = new Map(letters);
  let shared = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const count = left.get(letter) ?? 0;
    if (count > 0) shared++;
    left.set(letter, count - 1);
  }
  return shared;
}

function withoutEdges(words: string[]): string {
  const text = words.join(' ');
  const before = splitAffixes(words[0] ?? '').before.length;
  const after = splitAffixes(words.at(-1) ?? '').after.length;
  return text.slice(before, text.length - after);
}
