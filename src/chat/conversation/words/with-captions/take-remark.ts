import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findRemark } from './find-remark.ts';
import { judgeWords } from './mentions.ts';
import { take } from './take-found.ts';

/** Takes "that we are from Leeds isn't for the video, I was telling you". */
export function takeRemark(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const wish = findRemark(words, { captions, dictionaries });
  return wish !== null && take(reading, words, [{ wish, places: [{ from: 0, to: words.length }] }]);
}
