import type { Word, WordPart } from '../caption.ts';
import { shareTime } from './split-time.ts';
import { cutUnspaced } from './split-unspaced.ts';

/** A word's own parts, or where it brings none that fit its text, those that its script calls for, timed by length. */
export function wordParts({ text, startMs, endMs, parts }: Word): WordPart[] {
  const known = parts?.map((part) => part.text).join('') === text ? parts : undefined;
  return known ?? shareTime(cutUnspaced(text), startMs, endMs);
}
