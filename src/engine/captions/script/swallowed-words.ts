import type { Word } from '../caption.ts';
import { splitTimeFairly } from '../words/split-time.ts';
import { type Comparable, isOptional } from './compare-tokens.ts';
import type { Verdict } from './judge-matches.ts';

/** Speech engines swallow words of so many letters: «and it» is heard as a long «and». */
const tinyLetters = 3;
const maxSwallowed = 2;
/** Usual speech, in milliseconds a letter. The word before must be longer than all of its letters need. */
const msOfLetter = 70;

interface Around {
  tokens: readonly (Comparable & { text: string })[];
  heard: readonly { startMs: number }[];
  /** The word before the gap. */
  last: Word | null;
}

/**
 * The word before a gap and the script's tiny words in it, if these were said and swallowed: the word before takes as long as
 * all of them need. They share its time. null = they were not said.
 */
export function swallowedWords({ rows, columns }: Verdict, { tokens, heard, last }: Around): Word[] | null {
  const missing = tokens.slice(...rows);
  if (!last || columns[1] > columns[0] || missing.length === 0 || missing.length > maxSwallowed) return null;
  if (missing.some((token) => isOptional(token) || lettersOfToken(token) > tinyLetters)) return null;
  const nextMs = heard[columns[0]]?.startMs;
  if (nextMs === undefined) return null;
  const letters = missing.reduce((sum, token) => sum + lettersOfToken(token), last.text.length);
  const endMs = Math.max(last.endMs, Math.min(nextMs, last.startMs + letters * msOfLetter));
  if (endMs - last.startMs < letters * msOfLetter) return null;
  const texts = [last.text, ...missing.map(({ text }) => text)];
  const times = splitTimeFairly(texts, { startMs: last.startMs, endMs });
  return texts.map((text, index) => ({ ...last, text, ...times[index] }));
}

function lettersOfToken({ forms }: Comparable): number {
  return (forms[0] ?? '').length;
}
