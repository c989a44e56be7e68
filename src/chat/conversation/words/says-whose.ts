import { whoseWords } from './lexicons/sentences/whose-words.ts';
import { tokenize } from './text/tokenize.ts';
import { compilePatterns, type Pattern, placeOf } from './topics/patterns.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In words. A longer clause says more. */
const maxWords = 8;

/** "That's our school jumper": whether a clause beside a wish only says whose colour or look it is. */
export function saysWhose(clause: string, dictionaries: readonly Dictionary[]): boolean {
  if (/["“”„«»:→*?？]|\d/u.test(clause)) return false;
  const words = tokenize(clause).flatMap(({ kind, key }) => (kind === 'word' ? [{ key, isNumber: false }] : []));
  if (words.length > maxWords) return false;
  return dictionaries.some(({ language }) => patternsOf(language).some((pattern) => placeOf(pattern, words) !== null));
}

const compiled = new Map<Dictionary['language'], Pattern<'whose'>[]>();

function patternsOf(language: Dictionary['language']): Pattern<'whose'>[] {
  const known = compiled.get(language) ?? compilePatterns({ whose: whoseWords[language] });
  compiled.set(language, known);
  return known;
}
