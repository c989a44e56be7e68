import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CompiledCorrectionWords } from '../vocabulary/correction-words.ts';
import { wordsAt } from './match-form.ts';

/** Whether words say that something is right, and nothing behind a "but": "is fine, don't touch it". */
export function areSaidRight(text: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(text);
  if (tokens.some(({ key }) => dictionaries.some(({ around }) => around.but.has(key)))) return false;
  return placeOfRight(tokens, dictionaries) !== null;
}

/** Where some tokens say so: `from` inclusive, `to` exclusive; null = nowhere. "is not right", "passt nicht" say the opposite. */
export function placeOfRight(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): { from: number; to: number } | null {
  for (let from = 0; from < tokens.length; from++) {
    const length = phraseAt(tokens, from, { dictionaries, of: 'isRight' });
    if (length === null) continue;
    const to = from + length;
    const isDenied = [tokens[from - 1], tokens[to]].some((token) => token && isNo(token, dictionaries));
    if (!isDenied) return { from, to };
  }
  return null;
}

/** The length of the longest phrase of a kind at a place, in tokens; null = there is none. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  { dictionaries, of }: { dictionaries: readonly Dictionary[]; of: PhraseKind },
): number | null {
  const lengths = dictionaries.flatMap(({ around }) => wordsAt(tokens, at, around[of]) ?? []);
  return lengths.length > 0 ? Math.max(...lengths) : null;
}

type PhraseKind = {
  [Kind in keyof CompiledCorrectionWords]: CompiledCorrectionWords[Kind] extends string[][] ? Kind : never;
}[keyof CompiledCorrectionWords];

export function isNo({ key }: Token, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'no');
}
