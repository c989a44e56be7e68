import { isNo } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** Whether a text has a "no" that its line does not have. "Doesn't" for "don't" is the line's own one in another form. */
export function deniesMore(text: string, line: string, dictionaries: readonly Dictionary[]): boolean {
  const [said, own] = [denialsIn(text, dictionaries), denialsIn(line, dictionaries)];
  const isNew = (word: string) => !own.includes(word);
  const isLeftOut = (word: string) => !said.includes(word);
  return said.filter(isNew).length > own.filter(isLeftOut).length;
}

function denialsIn(text: string, dictionaries: readonly Dictionary[]): string[] {
  return tokenize(text)
    .filter((token) => isNo(token, dictionaries))
    .map(({ key }) => lettersOf(key));
}
