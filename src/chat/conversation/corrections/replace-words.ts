import { termKey } from '../../../engine/captions/wording/dictionary.ts';
import { isUnspaced } from '../../../engine/captions/words/unspaced-script.ts';
import { inputLimits } from '../../../infra/validation/input-limits.ts';
import type { LinesInHand, LineWord } from './lines-in-hand.ts';
import { replacement } from './replacement.ts';

/** Where words were replaced. */
interface Replacements {
  count: number;
  /** Each once, counted from 1. */
  lines: number[];
  /** A line that has the right words already, counted from 1. It was left as it is. */
  rightIn?: number;
}

/** Of all lines together: as much as a request of the API may hold. */
const maxCharacters = 1_000_000;
/** Words compared or replaced for one message, in about 0.2 s. A long video has 10,000 words, and few corrections touch many. */
const maxSteps = 2_000_000;
/** To write a word takes as long as to compare this many. */
const stepsToWrite = 20;

/**
 * Makes corrections one after the other. Their work is bounded together, and so is the text that comes out: corrections
 * that build on one another could multiply it each time.
 */
export function createReplacing(held: LinesInHand) {
  let steps = 0;
  return { replaceWords, placesOf };

  /** Where words stand: for each time, the places of its words. null when that would be too much. */
  function placesOf(wrong: string): WordPlace[][] | null {
    const wanted = termKey(wrong).split(' ').filter(Boolean);
    if (steps > maxSteps || isUnspaced(wrong)) return steps > maxSteps ? null : [];
    const found = findMatches(held, wanted, { maxSteps: maxSteps - steps });
    steps += found.steps;
    return steps > maxSteps ? null : found.matches.map((match) => wordsOfMatch(held, match));
  }

  /**
   * Replaces words everywhere. Case is ignored, punctuation around them stays, and hyphens equal blanks. Words may begin
   * on one line and end on the next: then the replacement stands on the first.
   * @param wish.right with single blanks
   * @param wish.lines the lines in which the words may begin, counted from 1; absent = all
   * @returns null when that would be too much, and then nothing changes
   */
  function replaceWords({ wrong, right, lines }: Wanted): Replacements | null {
    if (steps > maxSteps) return null;
    const mayBeIn = lines && new Set(lines.map((line) => line - 1));
    const found = isUnspaced(wrong)
      ? findLetters(held, wrong.trim(), mayBeIn)
      : findWords(held, { wrong, right, maxSteps: maxSteps - steps, mayBeIn });
    steps += found.steps + found.places.length * stepsToWrite;
    const characters = held.characters() + found.places.length * right.length;
    if (steps > maxSteps || characters > maxCharacters || getTooLong(held, found.places, right)) return null;
    found.write(right);
    const rightIn = found.rightIn === undefined ? {} : { rightIn: found.rightIn + 1 };
    return { count: found.places.length, lines: [...new Set(found.places.map((line) => line + 1))], ...rightIn };
  }
}

interface Wanted {
  wrong: string;
  right: string;
  lines?: readonly number[];
}

/** Whether a caption could get longer than the API allows. */
function getTooLong(held: LinesInHand, places: readonly number[], right: string): boolean {
  const added = new Map<number, number>();
  for (const line of places) added.set(line, (added.get(line) ?? 0) + right.length);
  const max = inputLimits.captions.textCharacters;
  return [...added].some(([line, characters]) => (held.lines[line]?.length ?? 0) + characters > max);
}

/** A word of a line; both count from 0. */
interface WordPlace {
  line: number;
  at: number;
}

function wordsOfMatch(held: LinesInHand, { count, ...first }: Match): WordPlace[] {
  const places: WordPlace[] = [];
  for (let { line, at } = first; places.length < count; [line, at] = nextWord(held, line, at))
    places.push({ line, at });
  return places;
}

interface Found {
  /** The line of each place. */
  places: number[];
  /** The first line that has the right words already. */
  rightIn?: number | undefined;
  /** Words compared. */
  steps: number;
  write(right: string): void;
}

/** Scripts without blanks have no words, so the letters themselves are replaced. */
function findLetters(held: LinesInHand, wrong: string, mayBeIn?: ReadonlySet<number>): Found {
  const places = held.lines.flatMap((text, line) =>
    mayBeIn?.has(line) === false ? [] : Array.from({ length: (text ?? '').split(wrong).length - 1 }, () => line),
  );
  return {
    places,
    steps: held.lines.length,
    write(right) {
      for (const line of new Set(places)) {
        const changed = (held.lines[line] ?? '').replaceAll(wrong, () => right).trim();
        held.write(line, changed === '' ? null : changed);
      }
    },
  };
}

/** Words that stand one after the other, perhaps on several lines. */
interface Match {
  line: number;
  /** Index of the first word in its line. */
  at: number;
  count: number;
}

interface Search {
  maxSteps: number;
  /** Indices of lines; absent = all. */
  mayBeIn?: ReadonlySet<number>;
}

function findWords(held: LinesInHand, { wrong, right, ...search }: Search & { wrong: string; right: string }): Found {
  const wanted = termKey(wrong).split(' ').filter(Boolean);
  const all = findMatches(held, wanted, search);
  const made = findMade(held, { wanted, right }, { ...search, maxSteps: search.maxSteps - all.steps });
  const matches = all.matches.filter(({ line, at }) => !made.words.has(`${line}:${at}`));
  return {
    places: matches.map(({ line }) => line),
    rightIn: made.line,
    steps: all.steps + made.steps,
    write(right) {
      const changed = new Map<number, (string | null)[]>();
      const textsOf = (line: number) => {
        const texts = changed.get(line) ?? held.wordsOf(line).map((word) => word.text);
        changed.set(line, texts);
        return texts;
      };
      for (const match of matches) {
        const places = wordsOfMatch(held, match);
        const words = places.map(({ line, at }) => held.wordsOf(line)[at]?.text ?? '');
        for (const { line, at } of places) textsOf(line)[at] = null;
        if (right !== '') textsOf(match.line)[match.at] = replacement(words, wrong, right);
      }
      for (const [line, texts] of changed) writeWords(held, line, texts);
    },
  };
}

/**
 * The words that are right already: of "good → very good", a "good" behind "very". So a correction that is said again changes nothing.
 */
function findMade(held: LinesInHand, { wanted, right }: { wanted: readonly string[]; right: string }, search: Search) {
  const longer = termKey(right).split(' ').filter(Boolean);
  if (longer.length <= wanted.length) return { words: new Set<string>(), steps: 0 };
  const { matches, steps } = findMatches(held, longer, search);
  const places = matches.flatMap((match) => wordsOfMatch(held, match));
  return { words: new Set(places.map(({ line, at }) => `${line}:${at}`)), line: matches[0]?.line, steps };
}

/** Blanks stay as they are in a line that keeps its words. */
function writeWords(held: LinesInHand, line: number, texts: (string | null)[]): void {
  const text = texts.filter((word) => word !== null).join(' ');
  const before = held.wordsOf(line).map((word) => word.text);
  if (text !== before.join(' ')) held.write(line, text === '' ? null : text);
}

/** In order; no word belongs to two. Stops after `maxSteps`. */
function findMatches(held: LinesInHand, wanted: readonly string[], { maxSteps, mayBeIn }: Search) {
  const matches: Match[] = [];
  const [first] = wanted;
  let steps = 0;
  // where the last match ends
  let end = { line: 0, at: 0 };
  for (const line of first === undefined ? [] : held.linesWith(first)) {
    if (line < end.line || mayBeIn?.has(line) === false) continue;
    const words = held.wordsOf(line);
    for (let at = line === end.line ? end.at : 0; at < words.length && steps <= maxSteps; at++) {
      const { count, read } = matchFrom(held, { line, at }, wanted);
      steps += read;
      if (count === 0) continue;
      matches.push({ line, at, count });
      let after: [number, number] = [line, at];
      for (let word = 1; word < count; word++) after = nextWord(held, ...after);
      end = { line: after[0], at: after[1] + 1 };
      if (end.line !== line) break;
      at = end.at - 1;
    }
  }
  return { matches, steps };
}

/** @returns `count` words match from a place on, 0 = other words stand there; `read` words were compared */
function matchFrom(held: LinesInHand, { line, at }: { line: number; at: number }, wanted: readonly string[]) {
  let from = 0;
  for (let read = 1; ; read++) {
    const word = held.wordsOf(line)[at];
    if (!word) return { count: 0, read };
    // "Levi's" may itself be meant; otherwise its s stays
    if (endsWith(held, wanted, from, word)) return { count: read, read };
    if (!standsAt(held, wanted, from, word.parts)) return { count: 0, read };
    from += word.parts.length;
    if (from >= wanted.length) return { count: 0, read };
    [line, at] = nextWord(held, line, at);
  }
}

/** The place after a word; behind the last line there is none. */
function nextWord(held: LinesInHand, line: number, at: number): [number, number] {
  if (at + 1 < held.wordsOf(line).length) return [line, at + 1];
  let next = line + 1;
  while (next < held.lines.length && held.wordsOf(next).length === 0) next++;
  return [next, 0];
}

function endsWith(held: LinesInHand, wanted: readonly string[], from: number, word: LineWord): boolean {
  const left = wanted.length - from;
  if (word.parts.length === left && standsAt(held, wanted, from, word.parts)) return true;
  return word.bareParts.length === left && standsAt(held, wanted, from, word.bareParts);
}

function standsAt(held: LinesInHand, wanted: readonly string[], from: number, parts: readonly string[]): boolean {
  for (let index = 0; index < parts.length; index++) {
    const [word = '', part = ''] = [wanted[from + index], parts[index]];
    if (word !== part && !held.isMaskOf(word, part)) return false;
  }
  return true;
}
