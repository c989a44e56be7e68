import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findEnding } from './find-ending.ts';
import { findLetterCount } from './find-letter-count.ts';
import { findPlural } from './find-plural.ts';
import { inLetterCase } from './letter-case.ts';
import { judgeWords, mentionsIn } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "talón with only one l", "hortensias bleus in the plural", "bleu with an s". */
export function takeLetterCount(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const plural = findPlural(text, words, { captions, dictionaries });
  const ending = plural ? null : findEnding(words, { captions, dictionaries });
  const others = [plural, ending].flatMap((one) => one ?? []);
  const all = [...findLetterCount(words, { captions, dictionaries }), ...others];
  const mentions = mentionsIn(words, captions.words);
  const found = all.map(({ wrong, right, place }) => ({
    wish: replaceWords(wrong, /^\p{Lu}/u.test(wrong) ? inLetterCase(right, 'first') : right),
    // "madame le gof, c'est le goff avec deux f"
    places: [place, ...mentions.filter(({ written }) => written === wrong)],
    evidence: 'written' as const,
  }));
  return take(reading, words, found, { readsBeside: true });
}
