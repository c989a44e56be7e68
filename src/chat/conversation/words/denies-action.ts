import type { Language } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { deniedActions } from './lexicons/sentences/denied-actions.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

/** In characters. A longer sentence tells more. */
const maxDenial = 80;

/**
 * “I didn’t ask for that! Who can see my video?”: what a message says beside the sentence by which the last action is denied; '' = nothing.
 * null = it denies none
 */
export function besideDenial(text: string, language: Language): string | null {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => isDenial(sentence, language));
  return at === -1 ? null : sentences.toSpliced(at, 1).join(' ');
}

function isDenial(sentence: string, language: Language): boolean {
  if (sentence.length > maxDenial || sentence.includes('?')) return false;
  const words = plainWordsOf(sentence);
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}

const patternsOf = patternsByLanguage((language) => ({ denied: deniedActions[language] }));
