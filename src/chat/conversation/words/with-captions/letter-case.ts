import { letterWords } from '../lexicons/letters/letter-words.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { LetterCase } from '../vocabulary/sentence-words.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { Spoken } from './mentions.ts';

/** Where some words name a letter case: the longest phrase; null = they do not. */
export function letterCaseIn(
  words: readonly Spoken[],
  dictionaries: readonly Dictionary[],
): { letterCase: LetterCase; from: number; to: number } | null {
  const keys = words.map(({ token }) => ({ key: token.key, isNumber: token.kind === 'number' }));
  const found = dictionaries
    .flatMap(({ letterCases }) => letterCases)
    .flatMap((pattern) => {
      const place = placeOf(pattern, keys);
      return place
        ? [{ letterCase: pattern.name, from: place.from, to: place.to + 1, steps: pattern.steps.length }]
        : [];
    });
  return found.sort((one, other) => other.steps - one.steps)[0] ?? null;
}

export function inLetterCase(text: string, letterCase: LetterCase): string {
  if (letterCase === 'all') return text.toUpperCase();
  if (letterCase === 'small') return text.toLowerCase();
  if (letterCase === 'each') return text.replace(/(?<!\p{L})\p{L}/gu, (begin) => begin.toUpperCase());
  return text.replace(/^\P{L}*\p{L}/u, (begin) => begin.toUpperCase());
}

/** "Saint-Tite" for "saint-tite", "Carol Whitaker": as a person writes the words, where capitals inside are all that differs; null = more does, or nothing. */
export function asSaid(written: string, said: string): string | null {
  const isSame = written.toLowerCase() === said.toLowerCase();
  return isSame && written !== said && /[-\s]\p{Lu}/u.test(said) ? said : null;
}

/** Words around the name of a letter case, or of a letter. */
export const aboutLetters = wordsOfAll((language) => letterWords[language]);
