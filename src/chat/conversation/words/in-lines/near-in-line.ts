import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { likenessOf } from '../with-captions/spelling.ts';

/** Words of a line that others may be meant to replace. */
interface NearWords {
  /** As the line has them, without the signs around them. */
  written: string;
  /** 0–1, with a bonus for a common beginning. */
  likeness: number;
  /** What it lost for the plain words at its edges. */
  costs: number;
}

const maxWords = 3;
/** Of a number, such as "two hundred and fifteen". */
const maxNumberWords = 5;
/** In a line that is named, less similar words are meant than elsewhere. */
const minLikeness = 0.54;
/** Where the first or the last of several words is one of any sentence. */
export const edgeCosts = 0.2;
/** For each of the first letters that two words share: "fifteen" is rather "fifty" than "forty" is. */
const beginningCounts = 0.1;
const maxBeginning = 4;
/** Ranks by frequency. Rarer words are names or misheard. */
const maxCommonRank = 3000;

/**
 * The words of a line that sound most like others, or its only number for a number; null = none do.
 * @param isAlone the part of the message has no other words, so that less evidence is enough
 */
export function nearestInLine(
  line: string,
  said: string,
  { dictionaries, isAlone = false }: NearSearch,
): NearWords | null {
  const runs = runsByLikeness(line, said, dictionaries);
  const languages = dictionaries.map(({ language }) => language);
  // "ten o'clock" for "nine o'clock"
  const ofLine = new Set(wordsOf(line).map(lettersOf));
  const own = said
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => !ofLine.has(word));
  const numbers = numberOf(own.join(''), languages) === null ? [] : numbersIn(line, dictionaries);
  if (numbers.length > 0) return numberInLine(runs, numbers);
  const best =
    runs.find(({ likeness }) => likeness >= minLikeness) ??
    runs.find(({ likeness, costs }) => isAlone && likeness + costs >= minLikeness);
  return best ?? null;
}

interface NearSearch {
  dictionaries: readonly Dictionary[];
  isAlone?: boolean;
}

/** A number replaces the only number of a line, or the word of one that it sounds like: "fifty" in "two hundred and fifteen". */
function numberInLine(runs: readonly NearWords[], numbers: readonly string[]): NearWords | null {
  const [only, ...others] = numbers;
  const isPart = (written: string) => numbers.some((number) => number.split(' ').includes(written));
  const near = runs.find(({ written }) => isPart(written));
  if (near && near.likeness >= minLikeness) return near;
  return only !== undefined && others.length === 0 ? { written: only, likeness: 1, costs: 0 } : null;
}

/** Runs of words of a line, those that sound most like some words first. */
export function runsByLikeness(line: string, said: string, dictionaries: readonly Dictionary[]): NearWords[] {
  const runs = runsIn(line, maxWords).filter((written) => written !== said);
  return runs
    .map((written) => {
      const costs = hasPlainEdge(written, dictionaries) ? edgeCosts : 0;
      return { written, likeness: likenessApart(said.split(/\s+/), written.split(' ')) - costs, costs };
    })
    .sort((one, other) => other.likeness - one.likeness);
}

/** "and ball" for "handball", but not "tock and" for "tiktok". */
export function hasPlainEdge(written: string, dictionaries: readonly Dictionary[]): boolean {
  const words = judgeWords(written, tokenize(written), { dictionaries, isQuoted: () => false });
  return words.length > 1 && (words[0]?.isPlain === true || words.at(-1)?.isPlain === true);
}

/** Without the words that both have: "calle acaba" and "la calle Echegarai" are not alike. */
function likenessApart(said: readonly string[], written: readonly string[]): number {
  const [one, other] = [said.map(lettersOf), written.map(lettersOf)];
  if (one.join('') === other.join('')) return 1;
  const [ownOfOne, ownOfOther] = [
    one.filter((word) => !other.includes(word)),
    other.filter((word) => !one.includes(word)),
  ];
  return ownOfOne.length === 0 || ownOfOther.length === 0 ? 0 : likenessTo(ownOfOne.join(''), ownOfOther.join(''));
}

/** How alike letters are, 0–1; a common beginning counts more. */
export function likenessTo(wanted: string, letters: string): number {
  const likeness = likenessOf(letters, wanted);
  let shared = 0;
  while (shared < maxBeginning && letters[shared] !== undefined && letters[shared] === wanted[shared]) shared++;
  return likeness + (1 - likeness) * beginningCounts * shared;
}

/** The longest numbers of a line, in words or digits. "One" is mostly an article. */
export function numbersIn(line: string, dictionaries: readonly Dictionary[]): string[] {
  const languages = dictionaries.map(({ language }) => language);
  const words = wordsOf(line);
  const numbers: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxNumberWords, words.length - at);
    while (length > 0 && !isNumber(words.slice(at, at + length), languages)) length--;
    if (length > 0) numbers.push(words.slice(at, at + length).join(' '));
    at += Math.max(1, length);
  }
  return numbers;
}

function isNumber(words: readonly string[], languages: readonly string[]): boolean {
  const value = numberOf(lettersOf(words.join('')), languages);
  return value !== null && (value !== 1 || /\d/.test(words[0] ?? ''));
}

function runsIn(line: string, longest: number): string[] {
  const words = wordsOf(line);
  return Array.from({ length: longest }, (_, index) => index + 1).flatMap((count) =>
    Array.from({ length: Math.max(0, words.length - count + 1) }, (_, at) => words.slice(at, at + count).join(' ')),
  );
}

/** The words of a line, without the signs around them. */
export function wordsOf(line: string): string[] {
  return line
    .split(/\s+/)
    .map((word) => splitAffixes(word).core)
    .filter((core) => lettersOf(core) !== '');
}

/** The words of a line that are probably misheard: no common ones of its language. Neighbours are one. A name replaces a name. */
export function doubtfulIn(line: string, said: string, dictionaries: readonly Dictionary[]): string[] {
  const isName = /^\p{Lu}/u.test(said) && !dictionaries.some(({ language }) => language === 'de');
  const doubtful: string[][] = [];
  let isBesideOne = false;
  for (const [at, word] of wordsOf(line).entries()) {
    const isRare = !dictionaries.some(({ language }) => isCommon(word, language));
    const isOne = isRare && (!isName || (at > 0 && /^\p{Lu}/u.test(word)));
    if (isOne && isBesideOne) doubtful.at(-1)?.push(word);
    else if (isOne) doubtful.push([word]);
    isBesideOne = isOne;
  }
  return doubtful.map((words) => words.join(' '));
}

/** Whether a word may be right where it stands elsewhere. */
export function isCommon(word: string, language: string): boolean {
  return (wordRanks(language)?.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY) <= maxCommonRank;
}
