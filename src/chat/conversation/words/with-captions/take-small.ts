import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findSmall } from './find-small.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "it should be doesn't, not don't". */
export function takeSmall(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findSmall(words, { captions, dictionaries });
  if (!found) return false;
  const wish = replaceWords(found.wrong, found.right);
  return take(reading, words, [{ wish, places: [found.place], evidence: 'written' }], { readsBeside: true });
}
