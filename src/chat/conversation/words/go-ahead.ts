import type { Language } from '../../../texts/languages.ts';
import { type GoAheadWords, goAheadWords } from './lexicons/go-ahead/go-ahead-words.ts';
import { fold } from './text/fold.ts';

/** In words. Longer messages say more. */
const maxWords = 20;
/** Whoever asks, names a number or a colour code, or quotes words says more. */
const saysMore = /[?？\d#:«»“”„"→=]/u;

/** “Perfect, go with that one”: whether a message says yes to the picture that was shown, and nothing else. */
export function isGoAhead(text: string, language: Language): boolean {
  if (saysMore.test(text)) return false;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > maxWords) return false;
  return [...new Set([language, 'en' as const])].some((one) => {
    const { go, other } = compiledOf(goAheadWords[one]);
    const parts = words.flatMap((word) => (go.has(fold(word)) ? [word] : word.split('-'))).map(fold);
    return parts.every((word) => go.has(word) || other.has(word)) && parts.some((word) => go.has(word));
  });
}

/** Whether a word stands in messages that say yes: “yes please, do that one”. */
export function isOfApproval(word: string, language: Language): boolean {
  return [language, 'en' as const].some((one) => {
    const { go, other } = compiledOf(goAheadWords[one]);
    return go.has(fold(word)) || other.has(fold(word));
  });
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
}

type Compiled = Record<keyof GoAheadWords, ReadonlySet<string>>;

const compiled = new Map<GoAheadWords, Compiled>();

function compiledOf(words: GoAheadWords): Compiled {
  const setOf = (list: string) => new Set(list.split(' ').map(fold));
  const known = compiled.get(words) ?? { go: setOf(words.go), other: setOf(words.other) };
  compiled.set(words, known);
  return known;
}
