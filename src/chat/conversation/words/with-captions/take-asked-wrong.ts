import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { findAskedWrong } from './find-asked-wrong.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';

/** Takes "frows?? froze mate": words that the message wonders about, and the right ones behind them. */
export function takeAskedWrong(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions || captions.line !== undefined) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, isShown: captions.isShown, dictionaries };
  const found = findAskedWrong(text, words, search);
  if (!found) return false;
  return take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place] }]);
}
