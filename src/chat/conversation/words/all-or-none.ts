import type { Language } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { wordsOf } from './go-ahead.ts';
import { allOrNoneWords } from './lexicons/short/all-or-none-words.ts';
import { fold } from './text/fold.ts';
import { isAmong, type WordList, wordListOf } from './vocabulary/word-list.ts';

/** In characters. A longer text says more. */
const maxLength = 60;

/** “Neither”, “both of them”: what a text says of the answers that were offered; null = something else. */
export function readAllOrNone(text: string, language: Language): 'none' | 'both' | null {
  if (text.length > maxLength || /[?？]/.test(text)) return null;
  const words = wordsOf(text).map(fold);
  for (const one of withEnglish(language)) {
    const { none, both, beside } = listsOf(one);
    const said = words.filter((word) => !isAmong([beside], word)).join(' ');
    const whole = words.join(' ');
    if (none.has(said) || none.has(whole)) return 'none';
    if (both.has(said) || both.has(whole)) return 'both';
  }
  return null;
}

interface Lists {
  none: ReadonlySet<string>;
  both: ReadonlySet<string>;
  beside: WordList;
}

const compiled = new Map<Language, Lists>();

function listsOf(language: Language): Lists {
  const { none, both, beside } = allOrNoneWords[language];
  const phrases = (list: string) => new Set(list.split('|').map((phrase) => wordsOf(phrase).map(fold).join(' ')));
  const known = compiled.get(language) ?? {
    none: phrases(none),
    both: phrases(both),
    beside: wordListOf(beside),
  };
  compiled.set(language, known);
  return known;
}
