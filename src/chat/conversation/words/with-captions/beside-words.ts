import { phraseAt } from '../corrections/said-right.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** The 9 of "line 9" is no word of the captions. */
export function isNumberOfLine(before: Token | undefined, token: Token, dictionaries: readonly Dictionary[]): boolean {
  const key = before?.key ?? '';
  const isNoun = dictionaries.some(({ corrections: { line } }) =>
    line.some(([noun, ...more]) => noun === key && more.length === 0),
  );
  return token.kind === 'number' && isNoun;
}

/** "With an a at the end": a letter and the words behind it that say where it stands. */
export function placesOfLetters(tokens: readonly Token[], dictionaries: readonly Dictionary[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, { key, kind }] of tokens.entries()) {
    if (kind !== 'word' || key.length !== 1) continue;
    const lengths = (['atEnd', 'atStart'] as const).map((of) => phraseAt(tokens, at + 1, { dictionaries, of }) ?? 0);
    const longest = Math.max(...lengths);
    for (let behind = 0; longest > 0 && behind <= longest; behind++) places.add(at + behind);
  }
  return places;
}
