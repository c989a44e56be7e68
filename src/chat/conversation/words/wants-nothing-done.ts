import type { Language } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { doNothing } from './lexicons/short/do-nothing.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 120;

const patternsOf = patternsByLanguage((language) => ({ nothing: doNothing[language] }));

/** "Leave it, don’t do anything": while a video is made, this asks to stop. */
export function wantsNothingDone(text: string, language: Language): boolean {
  if (text.length > maxRead) return false;
  const words = plainWordsOf(text);
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}
