import type { Language } from '../../../texts/languages.ts';
import { isCorrection, type TopicWish, type UnderstoodWords } from '../understood-words.ts';
import { asksInSentence, itemsIn } from './asks-in-sentence.ts';
import { withEnglish } from './dictionary-of.ts';
import { purposeQuestions } from './lexicons/described/purpose-questions.ts';
import { isKind } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isRole } from './settings/group.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

const purpose: TopicWish = { kind: 'topic', topic: 'colors', part: 'highlightColor', isPurpose: true };

/** “What is the yellow for? It jumps around”: asks what the highlight does. null = nobody asks so, or the message also wishes for a look */
export function withPurposeAsked(
  text: string,
  { wishes }: UnderstoodWords,
  language: Language,
): UnderstoodWords | null {
  if (!asksInSentence(text, language, (sentence) => asksIt(sentence, language))) return null;
  return { wishes: [...wishes.filter(isCorrection), purpose], notUnderstood: [] };
}

function asksIt(sentence: string, language: Language): boolean {
  const words = plainWordsOf(sentence);
  if (!withEnglish(language).some((one) => fitsAny(patternsOf(one), words))) return false;
  const items = itemsIn(sentence, language);
  if (items.some(isAsking)) return false;
  return items.some((item) => isKind(item, 'color') || isRole(item, 'color', 'highlight'));
}

const patternsOf = patternsByLanguage((language) => ({ purpose: purposeQuestions[language] }));
