import type { Language } from '../../../texts/languages.ts';
import { isCorrection, type TopicWish, type UnderstoodWords } from '../understood-words.ts';
import { asksInSentence, itemsIn } from './asks-in-sentence.ts';
import { withEnglish } from './dictionary-of.ts';
import { versionQuestions } from './lexicons/described/version-questions.ts';
import { isAsking } from './settings/asks-for.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';

/** Its answer says whether a changed look waits. */
const howFar: TopicWish = { kind: 'topic', topic: 'work' };

/** “Is that the video with the big letters or the old one?” wishes for no letters. null = nobody asks so, or the message also wishes for a look */
export function withVersionAsked(
  text: string,
  { wishes }: UnderstoodWords,
  language: Language,
): UnderstoodWords | null {
  if (!asksWhichVersion(text, language)) return null;
  return { wishes: [...wishes.filter(isCorrection), howFar], notUnderstood: [] };
}

export function asksWhichVersion(text: string, language: Language): boolean {
  return asksInSentence(text, language, (sentence) => asksIt(sentence, language));
}

function asksIt(sentence: string, language: Language): boolean {
  const words = plainWordsOf(sentence);
  const isVersion = withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
  return isVersion && !itemsIn(sentence, language).some(isAsking);
}

const patternsOf = patternsByLanguage((language) => ({ version: versionQuestions[language] }));
