import { phraseAt } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { asksForSymbol } from '../with-captions/find-symbols.ts';

/** "Flower replace with flour", "Bormio 2000 in digits": words inside, which the line does not have, ask for a change of words. */
export function asksToChange(text: string, line: string, dictionaries: readonly Dictionary[]): boolean {
  const known = new Set(line.split(/\s+/).map(lettersOf));
  const tokens = tokenize(text);
  const isVerb = ({ key }: Token, at: number) =>
    at > 0 &&
    !known.has(lettersOf(key)) &&
    dictionaries.some(
      ({ corrections: { changeLine }, around }) =>
        changeLine.some((keys) => keys.length === 1 && keys[0] === key) && around.toLine.has(tokens[at + 1]?.key ?? ''),
    );
  return asksForDigits(text, line, dictionaries) || tokens.some(isVerb);
}

/** "Bormio 2000 in digits", "50 pounds with the symbol": what the line does not say itself. */
export function asksForDigits(text: string, line: string, dictionaries: readonly Dictionary[]): boolean {
  const known = new Set(line.split(/\s+/).map(lettersOf));
  const tokens = tokenize(text);
  const isDigits = (_: Token, at: number) =>
    at > 0 &&
    !known.has(lettersOf(tokens[at]?.key ?? '')) &&
    phraseAt(tokens, at, { dictionaries, of: 'asDigits' }) !== null;
  return tokens.some(isDigits) || (asksForSymbol(tokens, dictionaries) && !asksForSymbol(tokenize(line), dictionaries));
}
