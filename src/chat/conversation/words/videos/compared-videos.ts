import { fold } from '../text/fold.ts';

/** Words before the name of a video that something is to be like, in all languages. */
const like = new Set(
  'as wie comme come como как uguale uguali igual iguales iguais pareil pareille pareilles'.split(' '),
);
/** "I would like the first one" compares nothing. */
const notLike = new Set('i id we wed would d you do'.split(' '));
/** Between such a word and the name: "as the last one", "igual que el último". */
const between = new Set('the a al all o que beim im bei в и le la el das in'.split(' ').map(fold));

/** The index of the word with which "like the last one" begins; null = the name at an index is what the message is about. */
export function comparisonBefore(words: readonly { key: string }[], name: number): number | null {
  for (let at = name - 1; at >= 0 && at >= name - 2; at--) {
    const { key = '' } = words[at] ?? {};
    if (like.has(key) || (key === 'like' && !notLike.has(words[at - 1]?.key ?? ''))) return at;
    if (!between.has(key)) return null;
  }
  return null;
}
