import type { Language } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { withLook } from './lexicons/go-ahead/with-look.ts';
import { tokenize } from './text/tokenize.ts';
import { compilePatterns, type Pattern, placeOf } from './topics/patterns.ts';

/** In characters. */
const maxLength = 200;

/** "Do it with the big letters": whether a message orders to make the video with what it names. */
export function ordersWith(text: string, language: Language): boolean {
  if (text.length > maxLength || /[?？]/.test(text)) return false;
  const words = tokenize(text).flatMap(({ kind, key }) => (kind === 'word' ? [{ key, isNumber: false }] : []));
  return withEnglish(language).some((one) => patternsOf(one).some((pattern) => placeOf(pattern, words) !== null));
}

const compiled = new Map<Language, Pattern<'order'>[]>();

function patternsOf(language: Language): Pattern<'order'>[] {
  const known = compiled.get(language) ?? compilePatterns({ order: withLook[language] });
  compiled.set(language, known);
  return known;
}
