import { whoseWords } from './lexicons/sentences/whose-words.ts';
import { mayNameWords } from './text/says-more.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In words. A longer clause says more. */
const maxWords = 8;

/** "That's our school jumper": whether a clause beside a wish only says whose colour or look it is. */
export function saysWhose(clause: string, dictionaries: readonly Dictionary[]): boolean {
  if (mayNameWords.test(clause) || /[?？]/.test(clause)) return false;
  const words = plainWordsOf(clause);
  if (words.length > maxWords) return false;
  return dictionaries.some(({ language }) => fitsAny(patternsOf(language), words));
}

const patternsOf = patternsByLanguage((language) => ({ whose: whoseWords[language] }));
