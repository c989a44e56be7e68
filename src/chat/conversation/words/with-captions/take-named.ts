import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { findMissingOfName } from './find-missing-of-name.ts';
import { findNameInCapitals } from './find-name-in-capitals.ts';
import { findNameSaidAs } from './find-name-said-as.ts';
import { findNamed, type Named } from './find-named.ts';
import { numberPair } from './find-numbers.ts';
import { findOwnName } from './find-own-name.ts';
import { findSpaceBetween } from './find-space-between.ts';
import { findWrittenSo } from './find-written-so.ts';
import { findYear } from './find-year.ts';
import { judgeWords, type Spoken } from './mentions.ts';
import { takeCalled } from './take-called.ts';
import { replaceWords, take } from './take-found.ts';

/** Taken by the names that a message explains, and by its year. */
export const byName = [
  takeSpaceBetween,
  takeNamed,
  takeOwnName,
  takeYear,
  takeMissingOfName,
  takeWrittenSo,
  takeCalled,
  takeNameInCapitals,
  takeNumberPair,
] as const;

/** Takes "Biscuit is the name of the ferret". */
function takeNamed(reading: Reading, segments: readonly Segment[]): boolean {
  const { text, dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findNamed(text, words, { captions: captions.words, dictionaries }),
  );
}

/** Takes "my name, which is Niamh". */
function takeOwnName(reading: Reading, segments: readonly Segment[]): boolean {
  const { dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findOwnName(words, { captions: captions.words, dictionaries }),
  );
}

/** Takes "the year is wrong. 1903". */
function takeYear(reading: Reading, segments: readonly Segment[]): boolean {
  const { dictionaries } = reading;
  return takeOne(reading, segments, (words, { words: captions, isShown }) =>
    findYear(words, { captions, isShown, dictionaries }),
  );
}

/** Takes "the San is missing, it's San Diego". */
function takeMissingOfName(reading: Reading, segments: readonly Segment[]): boolean {
  const { text, dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findMissingOfName(text, words, { captions: captions.words, dictionaries }),
  );
}

/** Takes "the bridge is Dom Luís, you wrote do luís". */
function takeWrittenSo(reading: Reading, segments: readonly Segment[]): boolean {
  const { text, dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findWrittenSo(text, words, { captions: captions.words, dictionaries }),
  );
}

/** Takes “a space between the and excess”. */
function takeSpaceBetween(reading: Reading, segments: readonly Segment[]): boolean {
  const { dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findSpaceBetween(words, { captions: captions.words, dictionaries }),
  );
}

/** Takes “the shop, it's Le Bon Tour”. */
function takeNameInCapitals(reading: Reading, segments: readonly Segment[]): boolean {
  const { text, dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findNameInCapitals(text, words, { captions: captions.words, dictionaries }),
  );
}

/** Takes "хайпер икс это HyperX". */
export function takeNameSaidAs(reading: Reading, segments: readonly Segment[]): boolean {
  const { text, dictionaries } = reading;
  return takeOne(reading, segments, (words, captions) =>
    findNameSaidAs(text, words, { captions: captions.words, dictionaries }),
  );
}

function takeOne(
  reading: Reading,
  segments: readonly Segment[],
  find: (words: readonly Spoken[], captions: CaptionsInHand) => Named | null,
): boolean {
  const { captions, text } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const found = find(words, captions);
  if (!found) return false;
  // as the message writes it, where it writes a capital
  const evidence = /\p{Lu}|\d/u.test(found.right) ? 'written' : 'said';
  return take(reading, words, [{ wish: replaceWords(found.wrong, found.right), places: [found.place], evidence }]);
}

/** Takes "it's not fifty videos, it's fifteen". */
function takeNumberPair(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  // “£42,000 instead of thirty-two thousand pounds” is read as money
  if (!captions || /\p{Sc}/u.test(text)) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const pair = numberPair(words, { captions: captions.words, dictionaries });
  // numbers in words are read with what they count
  if (pair?.text === undefined) return false;
  const wish = replaceWords(pair.wrong.written, pair.text);
  return take(reading, words, [{ wish, places: [pair.wrong, pair.right] }]);
}
