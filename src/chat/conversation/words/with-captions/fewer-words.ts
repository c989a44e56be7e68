import { lettersOf } from '../text/letters.ts';

/** "Middleport Pots" for "middle port pots": whether a person writes the words of the captions with fewer blanks. */
export function hasFewerWords(said: string, written: string): boolean {
  const countOf = (text: string) => text.trim().split(/\s+/).length;
  return lettersOf(said) === lettersOf(written) && countOf(said) < countOf(written);
}
