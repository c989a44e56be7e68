import { spellingsOf } from './fold.ts';
import { tokenize } from './tokenize.ts';

/** The ways in which a phrase may be written, each as the keys of its tokens. */
export function keysOf(phrase: string): string[][] {
  return spellingsOf(phrase).map((spelling) =>
    tokenize(spelling)
      .filter(({ kind }) => kind !== 'break' && kind !== 'quiet')
      .map(({ key }) => key),
  );
}
