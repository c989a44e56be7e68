import type { Word, WordPart } from '../caption.ts';
import { splitTime } from './split-time.ts';
import { splitUnspaced } from './split-unspaced.ts';

/** A word's own parts, or where it brings none that fit its text, those that its script calls for, timed by length. */
export function wordParts({ text, startMs, endMs, parts }: Word): WordPart[] {
  const known = parts?.map((part) => part.text).join('') === text ? parts : undefined;
  return known ?? splitTime(splitUnspaced(text), startMs, endMs);
}
