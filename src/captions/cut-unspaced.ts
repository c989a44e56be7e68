import { isUnspaced } from './unspaced-script.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Cuts a blank-separated piece of text into words where the script writes none apart (Chinese, Japanese, Thai …);
 * punctuation stays with the word before it. Any other text comes back whole.
 */
export function cutUnspaced(text: string): string[] {
  if (!isUnspaced(text)) return [text];
  const parts: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const leans = !isWordLike && parts.length > 0 && !/^[「『（【〈《(]/u.test(segment);
    const afterOpening = /[「『（【〈《(]$/u.test(parts.at(-1) ?? '');
    if (leans || afterOpening) parts.push(`${parts.pop()}${segment}`);
    else parts.push(segment);
  }
  return parts;
}
