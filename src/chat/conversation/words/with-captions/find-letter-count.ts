import { isCommon } from '../in-lines/near-in-line.ts';
import { countWords } from '../lexicons/letters/count-words.ts';
import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { isLetterVerb } from './letters-said.ts';
import type { Place, Spoken } from './mentions.ts';
import { placesBefore, placesBehind } from './places-near.ts';
import { withoutOne } from './spelled-words.ts';

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** A word of the captions that has a letter once too often, or once too seldom, and the words of the message that say so. */
interface LetterCount {
  wrong: string;
  right: string;
  place: Place;
}

/** How often a letter is to stand, and the words that say so. */
interface Count extends Place {
  letter: string;
  isOnce: boolean;
}

const one = wordsOfAll((language) => countWords[language].one);
const only = wordsOfAll((language) => countWords[language].only);
const two = wordsOfAll((language) => countWords[language].two);

/** Words between "with" and the letter: "con solo una t". */
const maxBefore = 3;
/** Words between the word and what is said of it, before and behind it. */
const maxApart = 5;
const maxBehind = 3;
/** In letters. */
const minWord = 4;
/** In one message. */
const maxFound = 4;

/** "Talón va con una l nomás", "Cariou avec un seul r", "Mattei con due t": of the captions, the word that has the letter too often, or too seldom. */
export function findLetterCount(words: readonly Spoken[], search: Search): LetterCount[] {
  const found: LetterCount[] = [];
  for (const at of words.keys()) {
    const count = found.length < maxFound ? countAt(words, at, search.dictionaries) : null;
    if (!count) continue;
    const places = [...placesBefore(words, count, maxApart), ...placesBehind(words, count, maxBehind)];
    for (const index of places) {
      const pair = pairOf(words[index] as Spoken, count, search);
      if (!pair || found.some(({ wrong }) => wrong === pair.wrong)) continue;
      found.push({ ...pair, place: { from: Math.min(index, count.from), to: Math.max(index + 1, count.to) } });
      break;
    }
  }
  return found;
}

/** The letter at a place, where words around it say how often it stands. */
function countAt(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): Count | null {
  const letter = letterOf(words[at], dictionaries);
  if (letter === null) return null;
  const isIn = (index: number, keys: ReadonlySet<string>) => keys.has(words[index]?.token.key ?? '');
  const isWith = (index: number) =>
    (words[index] !== undefined && isLetterVerb(words[index] as Spoken)) ||
    dictionaries.some(({ around }) => around.withLetter.has(words[index]?.token.key ?? ''));
  let from = at;
  while (from > 0 && at - from < maxBefore && [one, only, two].some((keys) => isIn(from - 1, keys))) from--;
  const before = Array.from({ length: at - from }, (_, index) => from + index);
  const isOnlyBehind = isIn(at + 1, only);
  const isTwice = isIn(at - 1, two);
  // “two m”: nobody says so of anything else
  const isPlainTwice = isTwice && words[at]?.isPlain === false;
  const isSaid = isPlainTwice || isWith(from - 1) || isOnlyBehind || before.some((index) => isIn(index, only));
  if (!isSaid || !(isTwice || before.some((index) => isIn(index, one)))) return null;
  return { letter, isOnce: !isTwice, from: isWith(from - 1) ? from - 1 : from, to: at + (isOnlyBehind ? 2 : 1) };
}

/** "L", "ell", "Bs" */
function letterOf(word: Spoken | undefined, dictionaries: readonly Dictionary[]): string | null {
  if (word?.token.kind !== 'word') return null;
  const { key } = word.token;
  const name = dictionaries.map(({ around }) => around.letterNames.get(key)).find(Boolean);
  if (name) return fold(name);
  const [, letter] = /^(\p{L})(?:['’]?s)?$/u.exec(key) ?? [];
  return letter !== undefined && (key.length === 1 || /^\p{Lu}['’]?s$/u.test(word.text)) ? letter : null;
}

function pairOf(
  { token, text, isPlain, isQuoted }: Spoken,
  { letter, isOnce }: Count,
  { captions, dictionaries }: Search,
): { wrong: string; right: string } | null {
  if (token.kind !== 'word' || (isPlain && !isQuoted) || token.key.length < minWord) return null;
  const pair = isOnce ? onceIn(token.key, text, { letter, captions }) : twiceIn(token.key, text, { letter, captions });
  // "hola" may be right in its other place
  const mayBeRight = pair !== null && dictionaries.some(({ language }) => isCommon(pair.wrong, language));
  const isClear = !mayBeRight || captions.line !== undefined || captions.words.countOf(pair.wrong) === 1;
  return isClear ? pair : null;
}

type Letter = Pick<Count, 'letter'> & Pick<Search, 'captions'>;

/** "Talón" or "tallón" for the "tallón" of the captions. */
function onceIn(key: string, text: string, { letter, captions }: Letter): { wrong: string; right: string } | null {
  const { spelled } = captions.words;
  const isDouble = (word: string) => fold(word).includes(letter + letter);
  const longer = spelled.without(letter, key);
  if (longer !== undefined && isDouble(longer)) return { wrong: longer, right: text };
  const same = spelled.written(key);
  if (same === undefined || !isDouble(same)) return null;
  const at = fold(same).indexOf(letter + letter);
  return { wrong: same, right: [...same].toSpliced(at, 1).join('') };
}

/** "Mattei" for the "matei" of the captions, or the word that they have with the letter doubled. */
function twiceIn(key: string, text: string, { letter, captions }: Letter): { wrong: string; right: string } | null {
  const { spelled } = captions.words;
  const shorter = spelled.written(key.replace(letter + letter, letter));
  if (key.includes(letter + letter) && shorter !== undefined) return { wrong: shorter, right: text };
  const same = spelled.written(key);
  if (same === undefined || withoutOne(same, letter).length !== 1) return null;
  const at = [...same].findIndex((sign) => fold(sign) === letter);
  return { wrong: same, right: [...same].toSpliced(at, 0, letter).join('') };
}
