import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { lettersOf, soundOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';

/** Words of a message that stand in the captions too. */
export interface CaptionRun {
  /** In tokens of the message. */
  length: number;
  /** As the captions write them, without the signs around them. */
  written: string;
}

export interface SimilarWords {
  /** As the captions write them. */
  written: string;
  /** 0–1 */
  likeness: number;
}

/** The words of a video's captions, to understand what a person writes about them. Blanks, hyphens, case and accents do not count. */
export type CaptionWords = ReturnType<typeof readCaptionWords>;

/** The captions of the video that a message is about. */
export interface CaptionsInHand {
  words: CaptionWords;
  /** Their text was shown just before, so that the message is probably about words. */
  isShown: boolean;
  /** They are this line alone, which is all that a part of the message is about. */
  line?: number;
}

/** Words that stand one after the other. */
const maxRun = 6;
/** Misheard words are few at a time. */
const maxSimilarRun = 3;
/** Of an hour's video, in which people speak fast. */
const maxWords = 20_000;
/** Letters compared with letters for one message, in about 0.2 s. */
const maxComparisons = 20_000_000;
/** A longer text is no misheard word. */
const maxLetters = 40;

export function readCaptionWords(lines: readonly string[]) {
  const words = lines
    .flatMap((line) => line.split(/\s+/))
    .slice(0, maxWords)
    .map((word) => splitAffixes(word).core)
    .filter((core) => lettersOf(core) !== '');
  const runs = runsOf(words);
  const similar = [...runs].filter(([, { count }]) => count <= maxSimilarRun);
  let left = maxComparisons;
  return { lines, runAt, writtenAs, countOf, nearest, repeated: repeatedIn(words) };

  /** The longest run of words of the message, from `at` on, that stands in the captions. */
  function runAt(tokens: readonly Token[], at: number): CaptionRun | null {
    let letters = '';
    let best: CaptionRun | null = null;
    for (let to = at; to < tokens.length && to - at < maxRun + 2; to++) {
      const token = tokens[to] as Token;
      if (token.kind !== 'word' && token.kind !== 'number') break;
      letters += lettersOf(token.key);
      const run = runs.get(letters);
      if (run) best = { length: to - at + 1, written: run.written };
    }
    return best;
  }

  /** How the captions write these words; null = they do not stand there. */
  function writtenAs(text: string): string | null {
    return runs.get(lettersOf(text))?.written ?? null;
  }

  /** How often a word stands in the captions. */
  function countOf(word: string): number {
    const wanted = lettersOf(word);
    return words.filter((one) => lettersOf(one) === wanted).length;
  }

  /** The words of the captions that are spelled most alike, but not the same; null = none are. */
  function nearest(
    text: string,
    atLeast: number,
    accepts: (written: string) => boolean = () => true,
  ): SimilarWords | null {
    const wanted = lettersOf(text);
    let best: SimilarWords | null = null;
    if (wanted.length > maxLetters) return null;
    for (const [letters, { written }] of similar) {
      const least = Math.max(atLeast, best?.likeness ?? 0);
      const [short, long] = [Math.min(letters.length, wanted.length), Math.max(letters.length, wanted.length)];
      if (short / long < least * shortestSound || letters === wanted) continue;
      left -= 2 * short * long;
      if (left < 0) break;
      const found = likenessOf(letters, wanted);
      if (found >= atLeast && found > (best?.likeness ?? 0) && accepts(written)) best = { written, likeness: found };
    }
    return best;
  }
}

/** Letters that sound as one make a word shorter: "tique toque". */
const shortestSound = 0.8;
/** Another ending is rather another form of the word than another word that sounds like it: "short", "shorts". */
const endingCosts = 0.15;

/** Words that only sound the same are not the same. */
const maxBySound = 0.95;

/** How alike two words are, 0–1, by their letters, see `lettersOf`, or by how these sound. */
export function likenessOf(one: string, other: string): number {
  const byLetters = likenessOfLetters(one, other);
  const [sound, otherSound] = [soundOf(one), soundOf(other)];
  if (one === other || (sound === one && otherSound === other)) return byLetters;
  return Math.max(byLetters, Math.min(maxBySound, likenessOfLetters(sound, otherSound)));
}

function likenessOfLetters(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || longest > maxLetters) return 0;
  const isEnding = one.startsWith(other) || other.startsWith(one);
  return 1 - editDistance(one, other) / longest - (isEnding && one !== other ? endingCosts : 0);
}

interface Run {
  written: string;
  /** Of words. */
  count: number;
}

/** All runs by their letters; the first of equals. */
function runsOf(words: readonly string[]): Map<string, Run> {
  const letters = words.map(lettersOf);
  const runs = new Map<string, Run>();
  for (let count = 1; count <= maxRun; count++) {
    for (let at = 0; at + count <= words.length; at++) {
      const key = letters.slice(at, at + count).join('');
      if (!runs.has(key)) runs.set(key, { written: words.slice(at, at + count).join(' '), count });
    }
  }
  return runs;
}

/** Words that stand twice in a row, by their letters: as the captions write both. */
function repeatedIn(words: readonly string[]): ReadonlyMap<string, string> {
  const repeated = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before !== undefined && lettersOf(before) === lettersOf(word))
      repeated.set(lettersOf(word), `${before} ${word}`);
  }
  return repeated;
}
