import { spellingsOf } from '../text/spoken-digits.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

/** The 5 of "5 mil" is no line where the captions have "5 mil", or "5 million" in "5 mil, not 5 million". */
export function isNumberSpoken(
  number: Token | undefined,
  next: Token | undefined,
  { text, captions, dictionaries }: { text: string; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): boolean {
  if (number?.kind !== 'number' || next?.kind !== 'word' || text.slice(number.end, next.start).trim() !== '')
    return false;
  const named = [...text.matchAll(/(\d+) (\p{L}+)/gu)].filter(([, digits]) => digits === number.key);
  const languages = dictionaries.map(({ language }) => language);
  const values = [number.key, ...spellingsOf(number.key, languages)];
  return [next.key, ...named.map(([, , word]) => word)].some((word) =>
    values.some((value) => captions.words.writtenAs(`${value} ${word}`) !== null),
  );
}
