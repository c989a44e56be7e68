import type { Language } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { withLook } from './lexicons/go-ahead/with-look.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

/** In characters. */
const maxLength = 200;

/** "Do it with the big letters": whether a message orders to make the video with what it names. */
export function ordersWith(text: string, language: Language): boolean {
  if (text.length > maxLength || /[?？]/.test(text)) return false;
  const words = plainWordsOf(text);
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}

const patternsOf = patternsByLanguage((language) => ({ order: withLook[language] }));
