import type { Language } from '../../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { withEnglish } from '../dictionary-of.ts';
import { wordsAtATime } from '../lexicons/topics/words-at-a-time.ts';
import { tokenize } from '../text/tokenize.ts';
import { fitsAny, patternsByLanguage } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;

const patternsOf = patternsByLanguage((language) => ({ wordCount: wordsAtATime[language] }));

/**
 * "They go too fast, better two or three at a time": two numbers side by side say how many words are to be seen, and correct none.
 * @param read what the other clauses wish for
 * @returns null = nobody says so
 */
export function asksWordsAtATime(
  text: string,
  language: Language,
  read: (rest: string) => UnderstoodWords,
): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const clauses = text.match(/[^.,;!?\n]+[.,;!?\n]*\s*/gu) ?? [];
  const asking = clauses.filter((clause) => says(clause, language));
  if (asking.length === 0) return null;
  const rest = clauses.filter((clause) => !asking.includes(clause)).join('');
  const { wishes, notUnderstood } = rest === '' ? { wishes: [], notUnderstood: [] } : read(rest);
  const looks = wishes.filter(({ kind }) => kind === 'set' || kind === 'step');
  const count: Wish = { kind: 'topic', topic: 'wordCount', isSure: true };
  return { wishes: [...looks, count], notUnderstood: looks.length > 0 ? notUnderstood : [] };
}

function says(clause: string, language: Language): boolean {
  const words = tokenize(clause).flatMap(({ kind, key }) =>
    kind === 'word' || kind === 'number' ? [{ key, isNumber: kind === 'number' }] : [],
  );
  return withEnglish(language).some((one) => fitsAny(patternsOf(one), words));
}
