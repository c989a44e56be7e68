import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import { createSpelledWords } from './spelled-words.ts';
import { likenessOfSpellings, maxLetters, mayBeAlike, type Spelling, spellingOf } from './spelling.ts';

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

export function readCaptionWords(lines: readonly string[]) {
  const spoken = lines
    .flatMap((line, index) => line.split(/\s+/).map((word) => ({ word, line: index + 1 })))
    .slice(0, maxWords)
    .map(({ word, line }) => ({ core: splitAffixes(word).core, line, isEnd: /[.!?…]$/.test(word) }))
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
  return {
    spelled,
    lines,
    spoken,
    runAt,
    runOf,
    writtenAs,
    countOf,
    isInOtherLine,
    nearest,
    alike,
    repeated: repeatedIn(words),
  };

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
    return runOf(text)?.written ?? null;
  }

  /** Where the captions have these words first; null = they do not stand there. */
  function runOf(text: string): Readonly<Run> | null {
    return runs.get(lettersOf(text)) ?? null;
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
    for (const spelling of spellingsOfRuns()) {
      const { letters, written } = spelling;
      const reached: number = best?.likeness ?? 0;
      const found = letters === wanted.letters ? null : compared(spelling, wanted, Math.max(atLeast, reached));
      if (found === null) continue;
      // "ipê" is rather "e pê" than "pê"
      const isWithLetter = found === reached && /^\p{L}\s\S+$/u.test(written);
      const isBetter = found > reached || (isWithLetter && letters.length === wanted.letters.length);
      if (found >= atLeast && isBetter && accepts(written)) best = { written, likeness: found };
    }
    return best;
  }

  /** The words of the captions that are spelled most alike, or the same, the most similar first. */
  function alike(text: string, atLeast: number, most: number): SimilarWords[] {
    const wanted = spellingOf(lettersOf(text), text);
    const found: SimilarWords[] = [];
    for (const spelling of spellingsOfRuns()) {
      const likeness = compared(spelling, wanted, atLeast) ?? 0;
      if (likeness >= atLeast) found.push({ written: spelling.written, likeness });
    }
    return found.sort((one, other) => other.likeness - one.likeness).slice(0, most);
  }

  function spellingsOfRuns(): readonly Spelling[] {
    spellings ??= [...runs]
      .filter(([, { count, isOverEnd }]) => count <= maxSimilarRun && !isOverEnd)
      .map(([letters, { written }]) => spellingOf(letters, written));
    return spellings;
  }

  /** How alike two spellings are; null = less than that, or too much was compared. */
  function compared(one: Spelling, wanted: Spelling, least: number): number | null {
    if (wanted.letters.length > maxLetters || left < 0) return null;
    if (!mayBeAlike(one, wanted, least)) return null;
    left -= 2 * one.letters.length * wanted.letters.length;
    return left < 0 ? null : likenessOfSpellings(one, wanted);
  }
}

interface Run {
  written: string;
  /** The index of its first word. */
  at: number;
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
      runs.set(key, { written: words.slice(at, at + count).join(' '), at, count, isOverEnd });
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
