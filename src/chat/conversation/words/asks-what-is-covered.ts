import type { Language } from '../../../texts/languages.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { asksInSentence, itemsIn } from './asks-in-sentence.ts';
import { withEnglish } from './dictionary-of.ts';
import { complainingQuestions, coveredQuestions } from './lexicons/described/covered-questions.ts';
import { isKind } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

const clearView: Wish = { kind: 'request', request: 'clear_view' };

/**
 * “Does it cover my hands where it is?”, “won’t the buttons of Insta hide them? That’s at the very bottom”: what may be covered is answered with the
 * places to choose from, and where things stand in the picture sets nothing. null = nobody asks so, or the message also wishes for a look
 */
export function withCoveredAsked(
  text: string,
  { wishes }: UnderstoodWords,
  language: Language,
): UnderstoodWords | null {
  if (!asksInSentence(text, language, (sentence) => asksIt(sentence, language))) return null;
  return { wishes: [...wishes.filter(isCorrection), clearView], notUnderstood: [] };
}

function asksIt(sentence: string, language: Language): boolean {
  const words = plainWordsOf(sentence);
  const isOneOf = (patterns: typeof coveredPatterns) =>
    withEnglish(language).some((one) => fitsAny(patterns(one), words));
  if (!isOneOf(coveredPatterns) || isOneOf(complainingPatterns)) return false;
  // “can you move it up so that it doesn’t cover my face?”
  const items = itemsIn(sentence, language);
  return !items.some(isAsking) && !items.some((item) => isKind(item, 'grow') && item.meaning.dimension === 'height');
}

const coveredPatterns = patternsByLanguage((language) => ({ covered: coveredQuestions[language] }));
const complainingPatterns = patternsByLanguage((language) => ({ covered: complainingQuestions[language] }));
