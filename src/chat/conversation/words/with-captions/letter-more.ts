import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** A word with a letter put where it makes the most frequent word of the language: "taba" and l make "tabla"; null = it makes none. */
export function withOneMore(word: string, letter: string, dictionaries: readonly Dictionary[]): string | null {
  const ranks = wordRanks(dictionaries[0]?.language ?? '');
  const wanted = lettersOf(letter);
  if (!ranks || wanted.length !== 1) return null;
  const sign = signOf(letter, word);
  const made = Array.from({ length: word.length + 1 }, (_, at) => word.slice(0, at) + sign + word.slice(at));
  const known = made.flatMap((text) => {
    const rank = ranks.get(text.toLowerCase());
    return rank === undefined ? [] : [{ text, rank }];
  });
  const own = ranks.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY;
  const best = known.sort((one, other) => one.rank - other.rank)[0];
  return best && best.rank < own ? inCaseOf(word, best.text) : null;
}

/** One of the frequent words of the language. */
export function isFrequent(word: string, dictionaries: readonly Dictionary[]): boolean {
  return wordRanks(dictionaries[0]?.language ?? '')?.has(word.toLowerCase()) === true;
}

const cyrillic: Readonly<Record<string, string>> = {
  ...{ a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н' },
  ...{ o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х' },
};

/** The letter in the script of the word. */
function signOf(letter: string, word: string): string {
  return /\p{Script=Cyrillic}/u.test(word) ? (cyrillic[letter] ?? letter) : letter;
}

/** "Jon" becomes "John", and not "hjon" or "jHon". */
function inCaseOf(word: string, made: string): string {
  const small = made.toLowerCase();
  return /^\p{Lu}/u.test(word) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
}
