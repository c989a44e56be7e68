import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import { lettersOf, soundOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import { createSpelledWords } from './spelled-words.ts';

/** Words of a message that stand in the captions too. */
interface CaptionRun {
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
/** Letters compared with letters for one message, in about 0.3 s. */
const maxComparisons = 10_000_000;
/** A longer text is no misheard word. */
const maxLetters = 40;

export function readCaptionWords(lines: readonly string[]) {
  const spoken = lines
    .flatMap((line) => line.split(/\s+/))
    .slice(0, maxWords)
    .map((word) => ({ core: splitAffixes(word).core, isEnd: /[.!?…]$/.test(word) }))
    .filter(({ core }) => lettersOf(core) !== '');
  const words = spoken.map(({ core }) => core);
  const runs = runsOf(
    words,
    spoken.map(({ isEnd }) => isEnd),
  );
  let spellings: Spelling[] | null = null;
  let left = maxComparisons;
  let counts: Map<string, number> | null = null;
  let lettersOfLines: string[] | null = null;
  const spelled = createSpelledWords(words);
  return { spelled, lines, runAt, writtenAs, countOf, isInOtherLine, nearest, repeated: repeatedIn(words) };

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
    counts ??= countsOf(words);
    return counts.get(lettersOf(word)) ?? 0;
  }

  /** Whether a line has these letters in a row, other than the one with this number, from 1 on. */
  function isInOtherLine(text: string, line: number): boolean {
    const wanted = lettersOf(text);
    lettersOfLines ??= lines.map(lettersOf);
    return lettersOfLines.some((letters, at) => at !== line - 1 && letters.includes(wanted));
  }

  /** The words of the captions that are spelled most alike, but not the same; null = none are. */
  function nearest(
    text: string,
    atLeast: number,
    accepts: (written: string) => boolean = () => true,
  ): SimilarWords | null {
    const wanted = spellingOf(lettersOf(text), text);
    let best: SimilarWords | null = null;
    if (wanted.letters.length > maxLetters) return null;
    spellings ??= [...runs]
      .filter(([, { count, isOverEnd }]) => count <= maxSimilarRun && !isOverEnd)
      .map(([letters, { written }]) => spellingOf(letters, written));
    for (const spelling of spellings) {
      const { letters, written } = spelling;
      const reached: number = best?.likeness ?? 0;
      const least = Math.max(atLeast, reached);
      const short = Math.min(letters.length, wanted.letters.length);
      const long = Math.max(letters.length, wanted.letters.length);
      if (short / long < least * shortestSound || letters === wanted.letters) continue;
      if (mostAlike(spelling, wanted) < least) continue;
      left -= 2 * short * long;
      if (left < 0) break;
      const found = likenessOfSpellings(spelling, wanted);
      // "ipê" is rather "e pê" than "pê"
      const isWithLetter = found === reached && /^\p{L}\s\S+$/u.test(written);
      const isBetter = found > reached || (isWithLetter && letters.length === wanted.letters.length);
      if (found >= atLeast && isBetter && accepts(written)) best = { written, likeness: found };
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
  return likenessOfSpellings({ letters: one, sound: soundOf(one) }, { letters: other, sound: soundOf(other) });
}

function likenessOfSpellings(one: Pick<Spelling, 'letters' | 'sound'>, other: Pick<Spelling, 'letters' | 'sound'>) {
  const byLetters = likenessOfLetters(one.letters, other.letters);
  if (one.letters === other.letters || (one.sound === one.letters && other.sound === other.letters)) return byLetters;
  return Math.max(byLetters, Math.min(maxBySound, likenessOfLetters(one.sound, other.sound)));
}

/** What is needed to compare words with many others. */
interface Spelling {
  written: string;
  letters: string;
  /** See `soundOf`. */
  sound: string;
  /** Which letters they have, a bit each; some letters share a bit. */
  letterBits: number;
  soundBits: number;
}

function spellingOf(letters: string, written: string): Spelling {
  const sound = soundOf(letters);
  return { written, letters, sound, letterBits: bitsOf(letters), soundBits: bitsOf(sound) };
}

function bitsOf(letters: string): number {
  let bits = 0;
  for (let at = 0; at < letters.length; at++) bits |= 1 << (letters.charCodeAt(at) % 32);
  return bits;
}

/** The likeness of two words is not above this. It costs much less than the likeness, so that most words need no comparison. */
function mostAlike(one: Spelling, other: Spelling): number {
  return Math.max(
    1 - leastEdits(one.letterBits, other.letterBits) / Math.max(one.letters.length, other.letters.length),
    1 - leastEdits(one.soundBits, other.soundBits) / Math.max(one.sound.length, other.sound.length),
  );
}

/** One edit changes at most two bits: a letter goes and another one comes. */
function leastEdits(one: number, other: number): number {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count / 2;
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
  /** Inside it a sentence ends: such words are misheard each for itself. */
  isOverEnd: boolean;
}

/** All runs by their letters; the first of equals. */
function runsOf(words: readonly string[], ends: readonly boolean[]): Map<string, Run> {
  const letters = words.map(lettersOf);
  const runs = new Map<string, Run>();
  for (let count = 1; count <= maxRun; count++) {
    for (let at = 0; at + count <= words.length; at++) {
      const key = letters.slice(at, at + count).join('');
      if (runs.has(key)) continue;
      const isOverEnd = ends.slice(at, at + count - 1).includes(true);
      runs.set(key, { written: words.slice(at, at + count).join(' '), count, isOverEnd });
    }
  }
  return runs;
}

/** How often each word stands there, by its letters. */
function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letters of words.map(lettersOf)) counts.set(letters, (counts.get(letters) ?? 0) + 1);
  return counts;
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
