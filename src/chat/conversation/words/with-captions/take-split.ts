import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findSplit } from './find-split.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "conacqua is two words": a word of the captions that two frequent words make. */
export function takeSplit(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findSplit(words, { captions: captions.words, dictionaries });
  if (!found) return false;
  const wish = replaceWords(found.wrong, found.right);
  return take(reading, words, [{ wish, places: [found.place], evidence: 'written' }], { readsBeside: true });
}
