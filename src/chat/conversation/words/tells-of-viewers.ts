import { viewerWords } from './lexicons/sentences/viewer-words.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In words. A longer clause says more. */
const maxWords = 14;

/** “My mum watches on her phone”, “it takes up all the room”: whether a clause beside a wish only tells who looks at it, or what is wrong. */
export function tellsOfViewers(clause: string, dictionaries: readonly Dictionary[]): boolean {
  if (/["“”„«»:→*?？]/u.test(clause)) return false;
  const words = plainWordsOf(clause);
  return words.length <= maxWords && dictionaries.some(({ language }) => fitsAny(patternsOf(language), words));
}

const patternsOf = patternsByLanguage((language) => ({ viewers: viewerWords[language] }));
