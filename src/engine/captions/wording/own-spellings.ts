import { wordRanks } from '../emphasis/word-ranks.ts';
import { type DictionaryEntry, termParts } from './dictionary.ts';

/**
 * The spellings of a dictionary as entries of their own: a name that was heard right is written as the dictionary writes it
 * (`remotion` → `Remotion`). Spellings without capitals, and those of everyday words, add nothing: «Know → No» at the start of
 * a sentence must not give every other `no` a capital.
 * @param language ISO 639-1 code; null = unknown, where all words of a spelling are taken for names
 */
export function ownSpellings(dictionary: DictionaryEntry[], language: string | null): DictionaryEntry[] {
  const ranks = language === null ? null : wordRanks(language);
  return dictionary
    .map(({ to }) => to.trim())
    .filter((to) => /\p{Lu}/u.test(to) && termParts(to).some((part) => !ranks?.has(part)))
    .map((to) => ({ from: to, to }));
}
