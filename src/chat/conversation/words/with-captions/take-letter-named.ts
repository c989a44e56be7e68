import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { foldSpelledOut } from '../text/fold.ts';
import { findLetterNamed } from './find-letter-named.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** Takes "John with an h", "hombros lleva hache": a word of which a letter is named, and the captions' word without it. */
export function takeLetterNamed(reading: Reading, segments: readonly Segment[]): boolean {
  // what another sentence denies is read by its clauses
  const isMore = segments.some(({ after }, index) => index > 0 && /^[.!?\n]/.test(after));
  const isDenied = (one: Segment) => judgeWords(reading.text, one.tokens, reading).some(({ isNot }) => isNot);
  if (isMore && segments.some(isDenied)) return false;
  return takePart(reading, segments, takeFromSentence);
}

function takeFromSentence(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, dictionaries, isLine: captions.line !== undefined };
  const found = findLetterNamed(words, search).map(({ wrong, right, place }) => ({
    ...{ wish: replaceWords(wrong, right), places: [place] },
    // "giesse" for "gieße"
    evidence: foldSpelledOut(wrong) === foldSpelledOut(right) ? ('written' as const) : ('said' as const),
  }));
  return take(reading, words, found, { readsBeside: true });
}
