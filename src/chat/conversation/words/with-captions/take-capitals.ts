import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findCapitals } from './find-capitals.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "Sam and Glasgow need capital letters". */
export function takeCapitals(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = findCapitals(words, { captions: captions.words, dictionaries });
  const wishes = found.map(({ wrong, right, place }) => ({
    ...{ wish: replaceWords(wrong, right), places: [place], evidence: 'written' as const },
  }));
  return take(reading, words, wishes, { readsBeside: true });
}
