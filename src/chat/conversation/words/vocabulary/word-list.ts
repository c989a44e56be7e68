import { fold } from '../text/fold.ts';

/** Words of a lexicon, compiled. */
export interface WordList {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
}

const compiled = new Map<string, WordList>();

/** @param words separated by blanks; `*` = any end */
export function wordListOf(words: string): WordList {
  const known = compiled.get(words);
  if (known) return known;
  const all = words.split(' ').map((word) => ({ key: fold(word.replace('*', '')), isBeginning: word.endsWith('*') }));
  const list = {
    whole: new Set(all.flatMap(({ key, isBeginning }) => (isBeginning ? [] : [key]))),
    beginnings: all.flatMap(({ key, isBeginning }) => (isBeginning ? [key] : [])),
  };
  compiled.set(words, list);
  return list;
}

/** @param key a folded word */
export function isAmong(lists: readonly WordList[], key: string): boolean {
  return lists.some(({ whole, beginnings }) => whole.has(key) || beginnings.some((begin) => key.startsWith(begin)));
}
