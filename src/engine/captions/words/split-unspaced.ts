import type { Word, WordPart } from '../caption.ts';
import { isOpeningPunctuation } from './punctuation.ts';
import { segmentWords } from './segment-words.ts';
import { splitTime } from './split-time.ts';
import { isUnspaced } from './unspaced-script.ts';

/**
 * Splits text of a script without spaces (Chinese, Japanese, Thai …) into words. Opening brackets and quotes stay with
 * the word after them, other punctuation with the word before. Text of any other script comes back whole.
 */
export function splitUnspaced(text: string): string[] {
  if (!isUnspaced(text)) return [text];
  const parts: string[] = [];
  let opened = '';
  let before = '';
  for (const { text: segment, isWordLike } of segmentWords(text)) {
    if (!isWordLike && isOpeningPunctuation(segment, before)) opened += segment;
    else if (opened === '' && !isWordLike && parts.length > 0) parts.push(`${parts.pop()}${segment}`);
    else {
      parts.push(opened + segment);
      opened = '';
    }
    before += segment;
  }
  return opened === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${opened}`];
}

/** The word's own parts if they fit its text; else the parts of `splitUnspaced`, timed by length. */
export function wordParts({ text, startMs, endMs, parts }: Word): WordPart[] {
  const known = parts?.map((part) => part.text).join('') === text ? parts : undefined;
  return known ?? splitTime(splitUnspaced(text), startMs, endMs);
}
