import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findLetterOther } from './find-letter-other.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "Nils with an s, not with a z". */
export function takeLetterOther(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findLetterOther(words, { captions: captions.words, dictionaries });
  if (!found) return false;
  const wish = replaceWords(found.wrong, found.right);
  return take(reading, words, [{ wish, places: [found.place], evidence: 'written' }], { readsBeside: true });
}
