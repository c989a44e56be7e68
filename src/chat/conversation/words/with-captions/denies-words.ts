import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { lettersOf } from '../text/letters.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import { judgeWords, lettersAt } from './mentions.ts';

/** In words, how far before them the "not" may stand. */
const maxBetween = 3;
/** In words. */
const maxRead = 80;

/** Whether a message says that these words are wrong: "rye, not rice", "rye instead of rice". */
export function deniesWords(text: string, denied: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  const words = judgeWords(text, tokenize(text).slice(0, maxRead), { dictionaries, isQuoted: quotedPlaces(text) });
  const letters = lettersOf(denied);
  const count = denied.trim().split(/\s+/).length;
  const isSaidAt = (from: number) =>
    [count - 1, count, count + 1].some(
      (length) => length > 0 && lettersAt(words, { from, to: from + length }) === letters,
    );
  return words.some(
    (_, at) => isSaidAt(at) && words.slice(Math.max(0, at - maxBetween), at).some(({ isNot }) => isNot),
  );
}
