import type { Word, WordPart } from '../caption.ts';
import { isOpeningPunctuation } from './punctuation.ts';
import { segmentWords } from './segment-words.ts';
import { splitTime } from './split-time.ts';
import { isUnspaced } from './unspaced-script.ts';

/**
 * Cuts a blank-separated piece of text into words where the script writes none apart (Chinese, Japanese, Thai …);
 * opening brackets and quotes stay with the word after, other punctuation with the one before. Any other text comes
 * back whole.
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

/** A word's own parts, or where it brings none that fit its text, those that its script calls for, timed by length. */
export function wordParts({ text, startMs, endMs, parts }: Word): WordPart[] {
  const known = parts?.map((part) => part.text).join('') === text ? parts : undefined;
  return known ?? splitTime(splitUnspaced(text), startMs, endMs);
}
