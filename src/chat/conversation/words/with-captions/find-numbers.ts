import { phraseAt } from '../corrections/said-right.ts';
import { numbersIn } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { isCounted } from './counted-number.ts';
import { digitsOf } from './currency-names.ts';
import { lettersAt, type Pair, type Place, type Spoken } from './mentions.ts';
import { fractionOf, numbersSaid } from './numbers-said.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  /** They are one line, which is all that the words are about. */
  isLine?: boolean;
  dictionaries: readonly Dictionary[];
  /** The message asks something. */
  isQuestion?: boolean;
}

/** In words: "two hundred and fifteen". */
const maxWords = 5;
/** Another form of a word. */
const minForm = 0.6;
/** Words between "not" and the number. */
const maxBetween = 2;

/** Two numbers, in words or digits, of which one is that of the captions and the other is right: "40 kilos, not 14". */
export function numberPair(words: readonly Spoken[], search: Search): Pair | null {
  const said = hasOtherDigits(words) || asksForDigits(words, search) ? [] : numbersSaid(words, search.dictionaries);
  // "0.3 seconds later" is no number of the captions
  if (said.length !== 2 || said[0]?.value === said[1]?.value || said.some(({ value }) => value > 0 && value < 1))
    return null;
  const spoken = numbersOf(search);
  const isDenied = ({ from }: Place) => words.slice(Math.max(0, from - maxBetween), from).some(({ isNot }) => isNot);
  const standing = said.filter(({ value }) => spoken.has(value));
  const isCorrection = words.some(({ isNot, isTalk }) => isNot || isTalk);
  const denied = standing.filter(isDenied);
  const [wrong, ...more] = standing.length === 1 ? standing : denied;
  const right = said.find((place) => place !== wrong);
  if (!wrong || !right || more.length > 0 || !isCorrection || isDenied(right)) return null;
  // "Never mind the three words. 12: and so on" names a line
  if (denied.length === 0 && hasEndBetween(words, wrong, right)) return null;
  const written = spoken.get(wrong.value) ?? '';
  // as the captions write numbers: "13" becomes "3", not "three"
  const first = words[right.from];
  const digits = fractionOf(first) === null ? String(right.value) : first?.text;
  const text = /^\d+$/.test(written) ? digits : undefined;
  const pair = { wrong: { from: wrong.from, to: wrong.to, written, letters: lettersOf(written) }, right };
  return text === undefined ? withCounted(words, pair, search.captions) : { ...pair, text };
}

function hasEndBetween(words: readonly Spoken[], one: Place, other: Place): boolean {
  const between = words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  return between.some(({ token }) => token.kind === 'break' && /[.!?…\n]/.test(token.key));
}

/** "Forty minutes" and "four minute": with the word behind both, where it has another form. */
function withCounted(words: readonly Spoken[], pair: Pair, captions: CaptionWords): Pair {
  const [one, other] = [words[pair.wrong.to], words[pair.right.to]];
  const written = one && captions.writtenAs(`${pair.wrong.written} ${one.text}`);
  if (one?.token.kind !== 'word' || other?.token.kind !== 'word' || !written || one.token.key === other.token.key)
    return pair;
  const [a, b] = [lettersOf(one.token.key), lettersOf(other.token.key)];
  if (likenessOf(a, b) < minForm && !a.startsWith(b) && !b.startsWith(a)) return pair;
  const wrong = { from: pair.wrong.from, to: pair.wrong.to + 1, written, letters: lettersOf(written) };
  return { wrong, right: { from: pair.right.from, to: pair.right.to + 1 } };
}

interface InDigits {
  wrong: string;
  right: string;
  place: Place;
}

/**
 * "1984 and 440 in digits", "7805, not seventy eight oh five", "and 20 euros, too": numbers that the captions have in words.
 */
export function numbersInDigits(words: readonly Spoken[], search: Search): InDigits[] {
  const asks = asksForDigits(words, search);
  const languages = search.dictionaries.map(({ language }) => language);
  const letters = lettersAt(words, { from: 0, to: words.length });
  const spoken = digitsIn(words).filter(({ place }) => !words[place.from]?.isPlain);
  const found = spoken.flatMap(({ digits, said, place }) => {
    const isDenied = words.some(({ isNot }) => isNot);
    // "two thousand, write 2000": nobody says both by chance
    const isSeveralWords = (spelling: string) => /\s/.test(search.captions.writtenAs(spelling) ?? '');
    const isMeant = (spelling: string) =>
      asks ||
      isCounted(words, { spelling, place }, search) ||
      ((isDenied || isSeveralWords(spelling)) &&
        letters.includes(spelling) &&
        !goesOn(words, { spelling, place }, search.captions));
    const spelling = spellingsOf(digits, languages).find(
      (one) => isMeant(one) && one.length > 2 && !/\d/.test(search.captions.writtenAs(one) ?? '0'),
    );
    const wrong = spelling === undefined ? null : search.captions.writtenAs(spelling);
    return wrong ? [{ wrong, right: said, place }] : [];
  });
  const single = found.length === 0 ? numberInDigits(words, search) : null;
  return single ? [single] : found;
}

/** "Five million should be 5 mil": the captions have the word behind the number, too, and the digits have another one behind them. */
function goesOn(
  words: readonly Spoken[],
  { spelling, place }: { spelling: string; place: Place },
  captions: CaptionWords,
): boolean {
  return words.some((_, from) =>
    words.slice(from + 1, from + 1 + maxWords).some(({ token, text }, length) => {
      if (token.kind !== 'word' || lettersAt(words, { from, to: from + 1 + length }) !== spelling) return false;
      return captions.writtenAs(`${spelling} ${text}`) !== null && words[place.to]?.token.key !== token.key;
    }),
  );
}

/** In digits. Shorter numbers are sizes and places. */
const minDigits = 3;
/** In letters, of a number in words. */
const minSpelling = 10;
const minSpelled = 0.85;

/** "It was built in 1894", where the captions have something like that in words: "eighteen ninety for". */
export function longNumber(words: readonly Spoken[], { captions, dictionaries }: Search): InDigits | null {
  const [only, ...others] = digitsIn(words).filter(({ digits }) => digits.length >= minDigits);
  if (!only || others.length > 0) return null;
  const spellings = spellingsOf(
    only.digits,
    dictionaries.map(({ language }) => language),
  ).filter(({ length }) => length >= minSpelling);
  const isInWords = (written: string) => /\s/.test(written) && !/\d/.test(written);
  const near = spellings
    .flatMap((spelling) => {
      const written = captions.writtenAs(spelling);
      if (written !== null) return isInWords(written) ? [{ written, likeness: 1 }] : [];
      return captions.nearest(spelling, minSpelled, isInWords) ?? [];
    })
    .toSorted((one, other) => other.likeness - one.likeness)[0];
  return near ? { wrong: near.written, right: only.digits, place: only.place } : null;
}

/** Whether words have a number that may stand in the captions in words. */
export function hasLongNumber(words: readonly Spoken[]): boolean {
  return digitsIn(words).some(({ digits }) => digits.length >= minDigits);
}

/** Numbers with digits; "78 05" is one. */
function digitsIn(words: readonly Spoken[]): { digits: string; said: string; place: Place }[] {
  const found: { digits: string; said: string; place: Place }[] = [];
  for (const [at, { token, text }] of words.entries()) {
    const last = found.at(-1);
    const digits = digitsOf(token.key);
    if (token.kind !== 'number' || !/^\d+$/.test(digits)) continue;
    if (last?.place.to === at)
      [last.digits, last.said, last.place] = [
        last.digits + digits,
        last.said + digits,
        { from: last.place.from, to: at + 1 },
      ];
    else found.push({ digits, said: text, place: { from: at, to: at + 1 } });
  }
  return found;
}

function asksForDigits(words: readonly Spoken[], { dictionaries }: Search): boolean {
  const tokens = words.map(({ token }) => token);
  return tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of: 'asDigits' }) !== null);
}

/** "Seventy-two in digits"; null = the sentence does not say so. */
function numberInDigits(words: readonly Spoken[], search: Search): InDigits | null {
  if (!asksForDigits(words, search) || hasOtherDigits(words)) return null;
  const [only, ...others] = numbersSaid(words, search.dictionaries);
  if (!only) return elidedInDigits(words, search) ?? (search.isLine ? onlyNumber(words, search) : null);
  const written = numbersOf(search).get(only.value);
  if (others.length > 0 || !written || /\d/.test(written)) return null;
  return { wrong: written, right: String(only.value), place: only };
}

/** "The house number in digits": the only number of a line. */
function onlyNumber(words: readonly Spoken[], search: Search): InDigits | null {
  const [only, ...others] = [...numbersOf(search)].filter(([, written]) => !/\d/.test(written));
  return only && others.length === 0
    ? { wrong: only[1], right: String(only[0]), place: { from: 0, to: words.length } }
    : null;
}

/** What an apostrophe leaves out of an Italian number: "vent'anni", "cent'anni". */
const elided = ['i', 'a', 'o'];

/** "Vent'anni in digits". */
function elidedInDigits(words: readonly Spoken[], { captions, dictionaries }: Search): InDigits | null {
  const languages = dictionaries.map(({ language }) => language);
  for (const [at, { text, token }] of words.entries()) {
    const [number, behind] = text.split(/['’]/);
    const written = behind ? captions.writtenAs(token.key) : null;
    const value = elided
      .map((vowel) => numberOf(lettersOf(`${number}${vowel}`), languages))
      .find((one) => one !== null);
    if (written && value !== undefined)
      return { wrong: written, right: `${value} ${behind}`, place: { from: at, to: at + 1 } };
  }
  return null;
}

/** "19h30" is no number that is understood. */
function hasOtherDigits(words: readonly Spoken[]): boolean {
  return words.some(({ token }) => token.kind === 'word' && /\d/.test(token.key));
}

const known = new WeakMap<CaptionWords, Map<string, ReadonlyMap<number, string>>>();

/** As the captions write each number. A message may ask for it a few times. */
function numbersOf({ captions, dictionaries }: Search): ReadonlyMap<number, string> {
  const ofCaptions = known.get(captions) ?? new Map<string, ReadonlyMap<number, string>>();
  const languages = dictionaries.map(({ language }) => language);
  const numbers = ofCaptions.get(languages.join()) ?? readNumbers(captions, dictionaries);
  known.set(captions, ofCaptions.set(languages.join(), numbers));
  return numbers;
}

function readNumbers(captions: CaptionWords, dictionaries: readonly Dictionary[]): ReadonlyMap<number, string> {
  const languages = dictionaries.map(({ language }) => language);
  const numbers = new Map<number, string>();
  for (const line of captions.lines) {
    for (const written of numbersIn(line, dictionaries)) {
      const value = numberOf(lettersOf(written), languages);
      if (value !== null && !numbers.has(value)) numbers.set(value, written);
    }
  }
  return numbers;
}
