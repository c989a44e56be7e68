import type { Language } from '../../../../texts/languages.ts';
import { misspelledVerbs } from '../lexicons/misspelled/misspelled-verbs.ts';
import { keysOf } from './phrases.ts';

/** The keys of misspelt words, each with those of its words, by the key of the right one. */
export type Misspellings = ReadonlyMap<string, readonly (readonly string[])[]>;

export function misspellingsOf(language: Language): Misspellings {
  const entries = misspelledVerbs[language].split(' ').filter(Boolean);
  const found = new Map<string, string[][]>();
  for (const entry of entries) {
    const [right = '', wrong = ''] = entry.split(':');
    const [key] = keysOf(right)[0] ?? [];
    const keys = wrong.split('/').flatMap((one) => keysOf(one.replaceAll('_', ' ')));
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), ...keys]);
  }
  return found;
}

/** Phrases, and the same with one of their words misspelt. */
export function withMisspelt(phrases: readonly string[][], misspellings: Misspellings): string[][] {
  return phrases.flatMap((keys) => [
    keys,
    ...keys.flatMap((key, at) =>
      (misspellings.get(key) ?? []).map((wrong) => [...keys.slice(0, at), ...wrong, ...keys.slice(at + 1)]),
    ),
  ]);
}
