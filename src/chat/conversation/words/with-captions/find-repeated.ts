import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { wordsAt as lengthAt } from '../corrections/match-form.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Removed } from './find-removed.ts';
import { mentionsIn, type Place, type Spoken } from './mentions.ts';

/** In words; a longer sentence is about more. */
const maxSentence = 30;
/** In longer sentences a word that stands twice must be in quotes. */
const maxUnquoted = 10;

/** A word that stands twice in a row, where the sentence says so, or names both: "there's a «for» twice". */
export function findRepeated(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Removed | null {
  if (words.length > maxSentence) return null;
  const repeated = repeatedAt(words, captions);
  const both = words.findIndex((word, at) => repeated(at) && words[at + 1]?.token.key === word.token.key);
  if (both !== -1) return removedAt({ from: both, to: both + 2 }, repeated(both));
  const tokens = words.map(({ token }) => token);
  const twice = tokens.flatMap((_, at) =>
    dictionaries.flatMap(({ corrections }) => {
      const length = lengthAt(tokens, at, corrections.twice);
      return length === null ? [] : [at + length];
    }),
  );
  // "there is twice «the» in it"
  const isRightBehind = (at: number) => twice.includes(at);
  const counted = countedIn(words, { dictionaries, repeated });
  if (counted !== -1) return removedAt({ from: counted, to: counted + 1 }, repeated(counted));
  // "only one very"
  const single = tokens.flatMap((_, at) => {
    const length = phraseAt(tokens, at, { dictionaries, of: 'onlyOne' });
    return length !== null && repeated(at + length) ? [at + length] : [];
  });
  if (single[0] !== undefined) return removedAt({ from: single[0], to: single[0] + 1 }, repeated(single[0]));
  if (twice.length === 0) return null;
  const phrase = repeatedPhrase(words, captions);
  if (phrase) return phrase;
  const named = words.findIndex((word, at) => (word.isQuoted || isRightBehind(at)) && repeated(at));
  const one = named === -1 && words.length <= maxUnquoted ? words.findIndex((_, at) => repeated(at)) : named;
  return one === -1 ? null : removedAt({ from: one, to: one + 1 }, repeated(one));
}

/** "Delete a very in line 2": one of two, which is no line; null = the sentence does not say so. */
export function findOneOfTwo(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Removed | null {
  if (words.length > maxUnquoted) return null;
  const repeated = repeatedAt(words, captions);
  const at = countedIn(words, { dictionaries, repeated });
  return at === -1 ? null : removedAt({ from: at, to: at + 1 }, repeated(at));
}

type RepeatedAt = (at: number) => string | undefined;

/** As the captions have a word twice in a row: also of "two the's", and of "one of the fors", where they have no "fors". */
function repeatedAt(words: readonly Spoken[], { repeated, writtenAs }: CaptionWords): RepeatedAt {
  return (at) => {
    const key = lettersOf(words[at]?.token.key ?? '');
    const isPlural = /['’]s$/.test(words[at]?.text ?? '') || (/.s$/.test(key) && writtenAs(key) === null);
    return repeated.get(key) ?? (isPlural ? repeated.get(key.slice(0, -1)) : undefined);
  };
}

/** Index of the word in "drop the second very", "enlève un très", "two very"; -1 = none. */
function countedIn(
  words: readonly Spoken[],
  { dictionaries, repeated }: { dictionaries: readonly Dictionary[]; repeated: RepeatedAt },
): number {
  const tokens = words.map(({ token }) => token);
  const asks = dictionaries.some(({ corrections: { removeLine } }) =>
    tokens.some((_, at) => lengthAt(tokens, at, removeLine) !== null),
  );
  return words.findIndex(
    (_, at) =>
      repeated(at) &&
      ((asks && (isCounted(words[at - 1], dictionaries) || isOneOf(words, at, dictionaries))) ||
        isTwo(words[at - 1], dictionaries)),
  );
}

/** Small words between "one" and the word: "one of the". */
const maxOf = 2;

/** "One of the fors", "eins von den wir", "um dos e". */
function isOneOf(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const languages = dictionaries.map(({ language }) => language);
  const isOne = (word: Spoken | undefined) =>
    numberOf(lettersOf(word?.token.key ?? ''), languages) === 1 || isCounted(word, dictionaries);
  for (let before = at - 1; before >= at - maxOf; before--) {
    if (words[before]?.token.kind !== 'word' || (words[before]?.token.key.length ?? 0) > maxSmall) return false;
    if (isOne(words[before - 1])) return true;
  }
  return false;
}

/** In letters: "of", "von", "dei". */
const maxSmall = 3;

/** In words. */
const maxPhrase = 5;

/** "«nove» stands there twice", where the captions have "somos nove somos nove". */
function repeatedPhrase(words: readonly Spoken[], captions: CaptionWords): Removed | null {
  const mentions = mentionsIn(words, captions).filter(
    ({ from }) => words[from]?.isQuoted || words.length <= maxUnquoted,
  );
  for (const line of mentions.length > 0 ? captions.lines : []) {
    const written = line.split(/\s+/).filter(Boolean);
    const letters = written.map(lettersOf);
    for (let length = maxPhrase; length > 1; length--) {
      for (let at = 0; at + 2 * length <= written.length; at++) {
        const once = letters.slice(at, at + length);
        if (!once.every((word, index) => word === letters[at + length + index])) continue;
        const place = mentions.find((mention) => once.join('').includes(mention.letters));
        const [both, one] = [2 * length, length].map((count) => written.slice(at, at + count).join(' '));
        if (place && both && one) return { wrong: splitAffixes(both).core, right: splitAffixes(one).core, place };
      }
    }
  }
  return null;
}

/** "One", "a", "the second". */
function isCounted(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  const key = word?.token.key ?? '';
  return dictionaries.some(
    ({ corrections, around }) => around.indefinite.has(key) || [1, 2].includes(corrections.ordinals.get(key) ?? 0),
  );
}

/** "two" */
function isTwo(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  const languages = dictionaries.map(({ language }) => language);
  // "2" is mostly a line
  return word?.token.kind === 'word' && numberOf(lettersOf(word.token.key), languages) === 2;
}

/** One of the two stays, as the captions write it. */
function removedAt(place: Place, both: string | undefined): Removed | null {
  return both ? { wrong: both, right: both.split(' ')[0] ?? '', place } : null;
}
