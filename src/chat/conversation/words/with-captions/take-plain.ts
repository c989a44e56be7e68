import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isElse, meantWords } from './meant-words.ts';
import { judgeWords, overlaps, type Place, type Spoken } from './mentions.ts';
import { take } from './take-found.ts';
import { takePart } from './take-part.ts';

/** In words. A longer sentence says more than which words are to be plain. */
const maxPlain = 24;
/** Words that may be anything, beside those of the captions. */
const maxOthers = 2;

/** Takes "stop highlighting pistachio", "Anna shouldn't stand out any more": words of the captions that are to be like the others. */
export function takePlain(reading: Reading, segments: readonly Segment[]): boolean {
  return takePart(reading, segments, takePlainOf);
}

function takePlainOf(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  const tokens = tokensOf(segments);
  if (!captions || captions.line !== undefined || tokens.length > maxPlain) return false;
  const words = judgeWords(text, tokens, reading);
  const said = placeOfPlain(words, dictionaries);
  if (!said || asksToStandOut(words.slice(said.to), dictionaries)) return false;
  const mentions = meantWords(words, captions.words, dictionaries).filter(
    (place) =>
      !overlaps(place, { from: said.from, to: said.from + 1 }) && !overlaps(place, { from: said.to - 1, to: said.to }),
  );
  const others = words.filter((word, at) => {
    const place = { from: at, to: at + 1 };
    return ![said, ...mentions].some((one) => overlaps(one, place)) && isElse(word, dictionaries);
  });
  if (mentions.length === 0 || others.length > maxOthers) return false;
  const found = [...new Set(mentions.map(({ written }) => written))].map((one) => ({
    wish: { kind: 'emphasize_words' as const, words: one, on: false },
    places: [{ from: 0, to: words.length }],
  }));
  return take(reading, words, found);
}

function placeOfPlain(words: readonly Spoken[], dictionaries: readonly Dictionary[]): Place | null {
  const keys = words.map(({ token }) => ({ key: token.key, isNumber: token.kind === 'number' }));
  for (const pattern of dictionaries.flatMap(({ plainAgain }) => plainAgain)) {
    const place = placeOf(pattern, keys);
    if (place) return { from: place.from, to: place.to + 1 };
  }
  return null;
}

/** "Don't make Anna stand out, make Tom stand out" */
function asksToStandOut(words: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  const keys = words.map(({ token }) => ({ key: token.key, isNumber: token.kind === 'number' }));
  return dictionaries.some(({ standingOut }) => standingOut.some((pattern) => placeOf(pattern, keys) !== null));
}
