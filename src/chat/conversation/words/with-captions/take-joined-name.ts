import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { jointIn } from './joint.ts';
import { judgeWords, lettersAt, type Spoken } from './mentions.ts';
import { type Found, replaceWords, take } from './take-found.ts';

/** In words. A longer message tells a story. */
const maxMessage = 40;
/** In letters. */
const minName = 5;
const minLikeness = 0.6;

/**
 * Takes “my daughter's name is Maëlle” where the captions have “ma elle”: a rare word whose letters are those of several words of the captions.
 * Nothing else can be meant, whatever the message says around it.
 */
export function takeJoinedName(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const joint = jointIn(words, dictionaries);
  // “Pierwurm is written apart”
  if (words.length > maxMessage || (joint && joint.sign !== '')) return false;
  const search = { captions: captions.words, dictionaries };
  const found = joinedNames(text, words, search);
  // “tiktok and capcut” names another, which is not taken here
  const isTaken = (at: number) => found.some(({ places }) => places.some(({ from, to }) => at >= from && at < to));
  if (words.some((word, at) => !isTaken(at) && isNewName(word, search))) return false;
  return found.length > 0 && take(reading, words, found, { readsBeside: true });
}

/** Each with the place of its words as the captions have them, if the message says these, too. */
export function joinedNames(text: string, words: readonly Spoken[], search: Search): Found[] {
  return words.flatMap((word, from) => {
    // “haching.de” is an address
    const isOfAddress = word.text.includes('-') || /^\.\p{L}/u.test(text.slice(word.token.end));
    const wrong = isOfAddress ? null : severalWordsOf(word, search);
    if (!wrong) return [];
    const count = wrong.split(/\s+/).length;
    const letters = lettersOf(wrong);
    const same = words.flatMap((_, at) => {
      const place = { from: at, to: at + count };
      return lettersAt(words, place) === letters ? [place] : [];
    });
    const about = jointIn(words, search.dictionaries)?.place;
    const places = [{ from, to: from + 1 }, ...same, ...(about ? [about] : [])];
    return [{ wish: replaceWords(wrong, word.text), places }];
  });
}

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** The words of the captions that have the letters of a rare word; null = none have. */
function severalWordsOf(word: Spoken, search: Search): string | null {
  if (!isRare(word, search) || word.token.key.length < minName) return null;
  const written = search.captions.writtenAs(lettersOf(word.token.key));
  return written !== null && /\s/.test(written) ? written : null;
}

/** A name that the captions do not have, or a rare word that sounds like some of theirs. */
function isNewName(word: Spoken, search: Search): boolean {
  const { captions } = search;
  const { key, kind } = word.token;
  if (kind !== 'word' || captions.writtenAs(lettersOf(key)) !== null) return false;
  return word.isMarked || word.isFormat || (isRare(word, search) && captions.nearest(key, minLikeness) !== null);
}

function isRare({ token, isPlain, isKnown, isEveryday }: Spoken, { dictionaries }: Search): boolean {
  const isCommonWord = dictionaries.some(({ language }) => isCommon(token.key, language));
  return token.kind === 'word' && !isPlain && !isKnown && !isEveryday && !isCommonWord;
}
