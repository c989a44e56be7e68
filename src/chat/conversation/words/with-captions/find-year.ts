import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Named } from './find-named.ts';
import { isOfMistakes } from './find-singles.ts';
import type { Spoken } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  isShown: boolean;
  dictionaries: readonly Dictionary[];
}

/** In words. A longer sentence tells something. */
const maxSentence = 12;
/** Of a year in words and the words of the captions. */
const minLikeness = 0.7;
/** In letters: "nineteen eighty". */
const minSpelling = 10;

/** "The year is wrong. 1903", "l'anno è 1987": the year of the captions, where they have one alone; null = the sentence names no year. */
export function findYear(words: readonly Spoken[], { captions, isShown, dictionaries }: Search): Named | null {
  if (words.length > maxSentence) return null;
  const isOfYear = ({ token }: Spoken) => dictionaries.some(({ around }) => around.year.has(token.key));
  const numbers = words.filter(({ token, isPlain }) => token.kind === 'number' && !isPlain);
  const [year, ...others] = numbers.map(({ token }) => token.key);
  const isWrong = words.some((word) => word.isNot || isOfMistakes(word, dictionaries));
  const saysMore = words.some(
    (word) => word.token.kind === 'word' && !isByTheWay(word) && !isOfYear(word) && !isOfMistakes(word, dictionaries),
  );
  if (year === undefined || !isYear(year) || others.length > 0 || saysMore) return null;
  if (!words.some(isOfYear) || !(isShown || isWrong)) return null;
  const wrong = yearOf(captions, year, dictionaries);
  return wrong === null ? null : { wrong, right: year, place: { from: 0, to: words.length } };
}

function isByTheWay({ isPlain, isKnown, isEveryday }: Spoken): boolean {
  return isPlain || isKnown || isEveryday;
}

function isYear(digits: string): boolean {
  return /^\d{4}$/.test(digits) && Number(digits) >= 1000 && Number(digits) <= 2100;
}

/** The only year in digits, or words that sound like the right one. */
function yearOf({ lines, nearest }: CaptionWords, year: string, dictionaries: readonly Dictionary[]): string | null {
  const words = lines.flatMap((line) => line.split(/\s+/).map((word) => splitAffixes(word).core));
  const [only, ...others] = new Set(words.filter(isYear));
  if (only !== undefined) return others.length > 0 || only === year ? null : only;
  const languages = dictionaries.map(({ language }) => language);
  const digits = [...'123456789'].flatMap((digit) => spellingsOf(digit, languages));
  // "for" of "nineteen ninety for" is a number, and the word behind one is none
  const isOfNumber = (word: string) =>
    !languages.some((language) => isCommon(word, language)) ||
    numberOf(lettersOf(word), languages) !== null ||
    digits.some((digit) => likenessOf(digit, lettersOf(word)) >= minLikeness);
  const isInWords = (written: string) => {
    const words = written.split(/\s+/);
    return !/\d/.test(written) && isOfNumber(words[0] ?? '') && isOfNumber(words.at(-1) ?? '');
  };
  const near = spellingsOf(year, languages)
    .filter(({ length }) => length >= minSpelling)
    .flatMap((spelling) => nearest(spelling, minLikeness, isInWords) ?? [])
    .toSorted((one, other) => other.likeness - one.likeness)[0];
  return near?.written ?? null;
}
