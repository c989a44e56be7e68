import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { lettersOf } from '../text/letters.ts';
import { findAllJoined } from './find-all-joined.ts';
import { jointIn } from './joint.ts';
import { judgeWords } from './mentions.ts';
import { replaceWords, take } from './take-found.ts';
import { joinedNames } from './take-joined-name.ts';

/** Takes "sour dough is one word". */
export function takeJoined(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const search = { captions: captions.words, isShown: captions.isShown, dictionaries };
  const found = findAllJoined(text, words, search);
  // “Makfa is flour, one word, not mak fa”
  const isExact = found.every(({ wrong, right }) => lettersOf(wrong) === lettersOf(right));
  const names = isExact || jointIn(words, dictionaries)?.sign !== '' ? [] : joinedNames(text, words, search);
  if (names.length > 0) return take(reading, words, names, { readsBeside: true });
  return take(
    reading,
    words,
    found.map(({ wrong, right, places }) => ({ wish: replaceWords(wrong, right), places })),
  );
}
