import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findLetterCount } from './find-letter-count.ts';
import { findPlural } from './find-plural.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "talón with only one l", "hortensias bleus in the plural". */
export function takeLetterCount(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const plural = findPlural(text, words, { captions, dictionaries });
  const all = [...findLetterCount(words, { captions, dictionaries }), ...(plural ? [plural] : [])];
  const found = all.map(({ wrong, right, place }) => ({
    wish: replaceWords(wrong, right),
    places: [place],
    evidence: 'written' as const,
  }));
  return take(reading, words, found, { readsBeside: true });
}
