import type { Timed, WordPart } from '../caption.ts';
import { splitTimeFairly } from '../words/split-time.ts';

/** A place so few letters from where a heard word begins is that place. */
const nearLetters = 2.5;
/** Words of two texts that begin further apart, in letters from the start, do not stand for each other. */
const farLetters = 4;

/**
 * Times of words that stand for others that were heard: one by one where there are as many and they begin at about the same
 * letters; else by their letters, at the starts of heard words where there is one near by.
 * @param heard at least one, in order
 */
export function timeWords(texts: string[], heard: readonly WordPart[]): Timed[] {
  const [first, last] = [heard[0], heard.at(-1)];
  if (!first || !last) return [];
  const edges = edgesOf(heard);
  const places = placesOf(texts, edges.letters);
  if (texts.length === heard.length && places.every((place, index) => edges.isNear(index, place))) {
    return heard.map(({ startMs, endMs }) => ({ startMs, endMs }));
  }
  const whole = { startMs: first.startMs, endMs: Math.max(first.startMs, last.endMs) };
  if (heard.length === 1 || texts.length === 1) return splitTimeFairly(texts, whole);
  const starts = places.map(edges.at);
  return starts.map(({ startMs }, index) => {
    const next = starts[index + 1];
    return { startMs, endMs: Math.max(startMs, next ? next.endMsBefore : whole.endMs) };
  });
}

interface Edge {
  startMs: number;
  /** When the word before it ends. */
  endMsBefore: number;
}

function edgesOf(heard: readonly WordPart[]) {
  const words: { from: number; length: number; word: WordPart; endMsBefore: number }[] = [];
  let from = 0;
  for (const word of heard) {
    const length = lengthOf(word.text);
    words.push({ from, length, word, endMsBefore: words.at(-1)?.word.endMs ?? word.startMs });
    from += length;
  }
  return {
    letters: from,
    /** Whether the heard word of this index begins near the place. */
    isNear: (index: number, place: number) => Math.abs((words[index]?.from ?? 0) - place) <= farLetters,
    at(place: number): Edge {
      const near = words.find((one) => Math.abs(one.from - place) < nearLetters && one.from > 0 === place > 0);
      if (near) return { startMs: near.word.startMs, endMsBefore: near.endMsBefore };
      const inside = words.findLast((one) => one.from <= place) ?? words[0];
      if (!inside) return { startMs: 0, endMsBefore: 0 };
      const { word, length } = inside;
      const share = Math.min(1, (place - inside.from) / Math.max(1, length));
      const ms = Math.round(word.startMs + share * (word.endMs - word.startMs));
      return { startMs: ms, endMsBefore: ms };
    },
  };
}

/** Where each text begins, in letters of what was heard. */
function placesOf(texts: string[], heardLetters: number): number[] {
  const lengths = texts.map(lengthOf);
  const perLetter =
    heardLetters /
    Math.max(
      1,
      lengths.reduce((sum, length) => sum + length, 0),
    );
  let letters = 0;
  return lengths.map((length) => {
    const place = letters * perLetter;
    letters += length;
    return place;
  });
}

function lengthOf(text: string): number {
  return Math.max(1, [...text].length);
}
