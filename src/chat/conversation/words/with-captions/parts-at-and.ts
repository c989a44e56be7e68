import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAndOnly, type Spoken } from './mentions.ts';

/** Whether an "and" between two words parts them: not in quotes, and not in "e e", where the word itself is meant. */
export function partsAt(words: readonly Spoken[], at: number, dictionaries: readonly Dictionary[]): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || word.isQuoted || !isAndOnly(word, dictionaries)) return false;
  const { key } = word.token;
  return next !== undefined && next.token.kind !== 'break' && next.token.key !== key && before?.token.key !== key;
}
