import type { Language } from '../../../texts/languages.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { complainingQuestions, coveredQuestions } from './lexicons/described/covered-questions.ts';
import { sentencesOf } from './likeness/sentences-alike.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { tokenize } from './text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;

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
  if (text.length > maxRead || !/[?？]/u.test(text)) return null;
  const sentences = sentencesOf(text);
  const isAsked = sentences.map((sentence) => asksIt(sentence, language));
  if (!isAsked.includes(true)) return null;
  if (sentences.some((sentence, at) => !isAsked[at] && wishesForLook(itemsOf(sentence, language)))) return null;
  return { wishes: [...wishes.filter(isCorrection), clearView], notUnderstood: [] };
}

function asksIt(sentence: string, language: Language): boolean {
  if (!/[?？]/u.test(sentence)) return false;
  const words = plainWordsOf(sentence);
  const isOneOf = (patterns: typeof coveredPatterns) =>
    withEnglish(language).some((one) => fitsAny(patterns(one), words));
  if (!isOneOf(coveredPatterns) || isOneOf(complainingPatterns)) return false;
  // “can you move it up so that it doesn’t cover my face?”
  const items = itemsOf(sentence, language);
  return !items.some(isAsking) && !items.some((item) => isKind(item, 'grow') && item.meaning.dimension === 'height');
}

function wishesForLook(items: readonly Item[]): boolean {
  const isOfLook = (item: Item) => (isKind(item, 'color') ? !item.meaning.isThing : isKind(item, ...looks));
  return items.some(isAsking) && items.some(isOfLook);
}

const looks = ['grow', 'choice', 'switch', 'shade'] as const;

function itemsOf(sentence: string, language: Language): Item[] {
  return readItems(tokenize(sentence), dictionariesFor(language));
}

const coveredPatterns = patternsByLanguage((language) => ({ covered: coveredQuestions[language] }));
const complainingPatterns = patternsByLanguage((language) => ({ covered: complainingQuestions[language] }));
