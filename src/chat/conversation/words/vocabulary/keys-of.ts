import { tokenize } from '../text/tokenize.ts';

/**
 * How a phrase may be written, each as the keys of its tokens: first as it is meant (`größe` is `groesse`), then, where
 * that differs, as those write it who leave out the dots (`grosse`, which may be another word's own form).
 */
export function keysOf(phrase: string): string[][] {
  // most of them: letters that fold to themselves
  if (/^[a-zа-и к-я ]+$/.test(phrase)) return [phrase.split(' ').filter(Boolean)];
  const words = tokenize(phrase).filter(({ kind }) => kind !== 'break' && kind !== 'quiet');
  const meant = words.map(({ key, spelledOut }) => spelledOut ?? key);
  return words.some(({ spelledOut }) => spelledOut) ? [meant, words.map(({ key }) => key)] : [meant];
}
