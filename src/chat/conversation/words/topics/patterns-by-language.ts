import type { Language } from '../../../../texts/languages.ts';
import { tokenize } from '../text/tokenize.ts';
import { compilePatterns, type Pattern, type PatternWord, placeOf } from './patterns.ts';

/** The patterns of each language, compiled on first use. */
export function patternsByLanguage<Name extends string>(
  phrasesOf: (language: Language) => Partial<Record<Name, string>>,
): (language: Language) => readonly Pattern<Name>[] {
  const compiled = new Map<Language, readonly Pattern<Name>[]>();
  return (language) => {
    const patterns = compiled.get(language) ?? compilePatterns<Name>(phrasesOf(language));
    compiled.set(language, patterns);
    return patterns;
  };
}

/** The words of a text, without its numbers. */
export function plainWordsOf(text: string): PatternWord[] {
  return tokenize(text).flatMap(({ kind, key }) => (kind === 'word' ? [{ key, isNumber: false }] : []));
}

export function fitsAny(patterns: readonly Pattern<string>[], words: readonly PatternWord[]): boolean {
  return patterns.some((pattern) => placeOf(pattern, words) !== null);
}
