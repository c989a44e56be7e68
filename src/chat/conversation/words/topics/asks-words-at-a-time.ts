import type { Language } from '../../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { withEnglish } from '../dictionary-of.ts';
import { wordsAtATime } from '../lexicons/topics/words-at-a-time.ts';
import { partsOf } from '../text/parts-of.ts';
import { tokenize } from '../text/tokenize.ts';
import { fitsAny, patternsByLanguage } from './patterns-by-language.ts';
import { questionTopics } from './topic.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;

const patternsOf = patternsByLanguage((language) => ({ wordCount: wordsAtATime[language] }));

/**
 * "They go too fast, better two or three at a time": two numbers side by side say how many words are to be seen, and correct none.
 * @param read what the rest of the message wishes for
 * @returns null = nobody says so
 */
export function asksWordsAtATime(
  text: string,
  language: Language,
  read: (rest: string) => UnderstoodWords,
): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const parts = partsOf(text, language);
  const asking = parts.filter((part) => says(part, language));
  if (asking.length === 0) return null;
  const rest = parts.filter((part) => !asking.includes(part)).join(', ');
  const { wishes, notUnderstood } = rest === '' ? { wishes: [], notUnderstood: [] } : read(rest);
  // that they go too fast is why
  const others = wishes.filter((wish) => wish.kind !== 'topic' || questions.has(wish.topic));
  const count: Wish = { kind: 'topic', topic: 'wordCount', isSure: true };
  return { wishes: [...others, count], notUnderstood: others.length > 0 ? notUnderstood : [] };
}

const questions: ReadonlySet<string> = new Set(questionTopics);

function says(clause: string, language: Language): boolean {
  const words = tokenize(clause).flatMap(({ kind, key }) =>
    kind === 'word' || kind === 'number' ? [{ key, isNumber: kind === 'number' }] : [],
  );
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}
