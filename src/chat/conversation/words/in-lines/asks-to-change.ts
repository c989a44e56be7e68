import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** "Flower replace with flour": a verb inside, which the line does not have, asks for a change of words. */
export function asksToChange(text: string, line: string, dictionaries: readonly Dictionary[]): boolean {
  const known = new Set(line.split(/\s+/).map(lettersOf));
  const tokens = tokenize(text);
  return tokens.some(
    ({ key }, at) =>
      at > 0 &&
      !known.has(lettersOf(key)) &&
      dictionaries.some(
        ({ corrections: { changeLine }, around }) =>
          changeLine.some((keys) => keys.length === 1 && keys[0] === key) &&
          around.toLine.has(tokens[at + 1]?.key ?? ''),
      ),
  );
}
