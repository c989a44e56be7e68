import { splitAtWords } from '../../../infra/segments.ts';
import { characterAt, characterBefore } from '../../../infra/text-ends.ts';
import type { Word, WordPart } from '../caption.ts';
import { countQuotes, isOpeningPunctuation } from './punctuation.ts';
import { splitTime } from './split-time.ts';

/** Scripts written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー々〆]/u;
const unspacedPunctuation = /^[、。，．！？：；」』）】〉》・…]/u;
const opensBracket = /[「『（【〈《]$/u;

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/**
 * Whether two neighbouring words of a transcript are written without a space between, e.g. 今日 + は.
 * @param isUnspacedBefore whether the words to which the left one was joined are of such a script
 */
export function isWrittenTogether(left: string, right: string, isUnspacedBefore = false): boolean {
  if (unspacedPunctuation.test(right) || opensBracket.test(left)) return true;
  if (!isUnspaced(characterAt(right, 0))) return false;
  const lastOfLeft = characterBefore(left, left.length);
  return /^[\p{M}\p{P}]$/u.test(lastOfLeft) ? isUnspacedBefore || isUnspaced(left) : isUnspaced(lastOfLeft);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Scripts in which the segmenter does not end a word at letters of another script. */
const scripts = [/\p{Script=Thai}/u, /\p{Script=Lao}/u, /\p{Script=Khmer}/u, /\p{Script=Myanmar}/u];

/**
 * Words and what is between them: punctuation, symbols and spaces. Thai, Lao, Khmer and Burmese words end where another
 * script begins (ใช้Zapier).
 */
export function segmentWords(text: string): { text: string; isWordLike: boolean }[] {
  return splitAtWords(segmenter, text).flatMap((segment) =>
    splitAtScripts(segment.text).map((part) => ({ text: part, isWordLike: segment.isWordLike })),
  );
}

function splitAtScripts(word: string): string[] {
  if (!scripts.some((script) => script.test(word))) return [word];
  const parts: string[] = [''];
  let current: number | undefined;
  for (const character of word) {
    // marks and digits stay with the letter before
    const script = /\p{L}/u.test(character) ? scripts.findIndex((one) => one.test(character)) : current;
    if (current !== undefined && script !== current) parts.push('');
    parts.push(`${parts.pop()}${character}`);
    current = script;
  }
  return parts;
}

/**
 * Splits text of a script without spaces (Chinese, Japanese, Thai …) into words. Opening brackets and quotes stay with
 * the word after them, other punctuation with the word before. Text of any other script comes back whole.
 */
export function splitUnspaced(text: string): string[] {
  if (!isUnspaced(text)) return [text];
  const parts: string[] = [];
  let opened = '';
  let quotesBefore = 0;
  for (const { text: segment, isWordLike } of segmentWords(text)) {
    if (!isWordLike && isOpeningPunctuation(segment, quotesBefore)) opened += segment;
    else if (opened === '' && !isWordLike && parts.length > 0) parts.push(`${parts.pop()}${segment}`);
    else {
      parts.push(opened + segment);
      opened = '';
    }
    quotesBefore += countQuotes(segment);
  }
  return opened === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${opened}`];
}

/** The word's own parts if they fit its text; else the parts of `splitUnspaced`, timed by length. */
export function wordParts({ text, startMs, endMs, parts }: Word): WordPart[] {
  const known = parts?.map((part) => part.text).join('') === text ? parts : undefined;
  return known ?? splitTime(splitUnspaced(text), startMs, endMs);
}
