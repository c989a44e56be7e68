import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { lineNamesIn } from '../in-lines/line-names.ts';
import { findListed } from './find-listed.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take, tokensAt } from './take-found.ts';

/** Takes "three mistakes: reels, shorts and capcut": the right words of a list. A part of it for which nothing is found is said to be not understood. */
export function takeListed(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokens, reading);
  const search = { captions: captions.words, isShown: captions.isShown, dictionaries };
  const listed = findListed(text, words, search);
  if (!listed || lineNamesIn(tokens, { text, captions, dictionaries }).length > 0) return false;
  const places = [{ from: 0, to: words.length }];
  const found = listed.items.map(({ wrong, right }) => ({ wish: replaceWords(wrong, right), places }));
  if (!take(reading, words, found)) return false;
  for (const place of listed.left) reading.left.push({ tokens: tokensAt(words, place), after: ',' });
  return true;
}
