import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { withEnglish } from '../dictionary-of.ts';
import { smallLetters } from '../lexicons/letters/small-letters.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;

/** “Not all caps please”: small letters are asked for, too. */
export function withAskedCapitals(wish: Wish, text: string, language: Language): Wish {
  if (wish.kind !== 'topic' || wish.topic !== 'capitals' || text.length > maxRead) return wish;
  const words = plainWordsOf(text);
  const isSmall = withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
  return isSmall ? { ...wish, isSmall: true } : wish;
}

const patternsOf = patternsByLanguage((language) => ({ small: smallLetters[language] }));
