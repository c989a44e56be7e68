import { maskProfanity } from '../../../engine/captions/wording/mask-profanity.ts';
import { languages } from '../../../texts/languages.ts';

/** Masking is slow. A long video has about 2,000 different words, and only those with the same first letter are masked. */
const maxMasked = 500;

/** Finds the words behind "f***", which is what people see of a masked swear word, in any language. */
export function createMaskedWords() {
  const masksOf = new Map<string, ReadonlySet<string>>();
  return { isMaskOf, wordsBehind };

  function isMaskOf(masked: string, word: string): boolean {
    return isMasked(masked) && sharesFirstLetter(masked, word) && masks(word).has(masked);
  }

  function wordsBehind(masked: string, words: Iterable<string>): string[] {
    return isMasked(masked) ? [...words].filter((word) => isMaskOf(masked, word)) : [];
  }

  function masks(word: string): ReadonlySet<string> {
    const known = masksOf.get(word);
    if (known || masksOf.size >= maxMasked) return known ?? new Set();
    const found = new Set(languages.map((language) => maskProfanity(word, language)).filter((one) => one !== word));
    masksOf.set(word, found);
    return found;
  }
}

function isMasked(word: string): boolean {
  return word.endsWith('*') && /^\p{L}\*+$/u.test(word);
}

function sharesFirstLetter(one: string, other: string): boolean {
  return one.codePointAt(0) === other.codePointAt(0);
}
