import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { allWords } from '../lexicons/said/all-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';

const all = wordsOfAll((language) => allWords[language]);

/** In characters. A longer message tells more. */
const maxRead = 200;

/** “All that blue”: the one colour that the message names, beside a word for all; null = there is none, or there are several. */
export function colorOfAll(text: string, language: Language): string | null {
  if (text.length > maxRead) return null;
  const tokens = tokenize(text);
  if (!tokens.some(({ key }) => all.has(key))) return null;
  const named = readItems(tokens, dictionariesFor(language)).flatMap((item) =>
    isKind(item, 'color') ? [item.meaning.hex] : [],
  );
  const [color, ...others] = new Set(named);
  return color !== undefined && others.length === 0 ? color : null;
}
