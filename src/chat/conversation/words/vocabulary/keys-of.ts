import { tokenize } from '../text/tokenize.ts';

/**
 * The spellings of a phrase as keys of its tokens: first the proper one (`größe` is `groesse`), then, if different, the
 * one without umlaut dots (`grosse`, which may also be another word).
 */
export function keysOf(phrase: string): string[][] {
  // a short cut for most phrases: their letters fold to themselves
  if (/^[a-zа-и к-я ]+$/.test(phrase)) return [phrase.split(' ').filter(Boolean)];
  const words = tokenize(phrase).filter(({ kind }) => kind !== 'break' && kind !== 'quiet');
  const meant = words.map(({ key, spelledOut }) => spelledOut ?? key);
  return words.some(({ spelledOut }) => spelledOut) ? [meant, words.map(({ key }) => key)] : [meant];
}
