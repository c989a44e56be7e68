import type { Language } from '../../../../texts/languages.ts';
import { besideDenial } from '../denies-action.ts';
import { withEnglish } from '../dictionary-of.ts';
import { regretWords } from '../lexicons/behind-change/regret-words.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from '../topics/patterns-by-language.ts';

/** In words. A longer message says what is to be instead. */
const maxWords = 10;

const wrongWords = patternsByLanguage((language) => ({ wrong: regretWords[language].wrongWords }));
const nowSays = patternsByLanguage((language) => ({ says: regretWords[language].nowSays }));

/** “You removed the wrong word”: nothing but that, so it is not said which is the right one. */
export function regretsWords(text: string, language: Language): boolean {
  return saysOnly(text, language, wrongWords);
}

/** “That’s not what I wanted”, “now it says …”, right behind a change. */
export function regretsChange(text: string, language: Language): boolean {
  if (regretsWords(text, language) || saysOnly(text, language, nowSays)) return true;
  return plainWordsOf(text).length <= maxWords && besideDenial(text, language) === '';
}

function saysOnly(text: string, language: Language, patternsOf: typeof wrongWords | typeof nowSays): boolean {
  const words = plainWordsOf(text);
  if (words.length > maxWords || /[?？→]/.test(text)) return false;
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}
