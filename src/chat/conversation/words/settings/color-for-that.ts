import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { isNamedByColor, namesThatColor } from './said-of-colors.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;

/** “The yellow bit should be that colour”: the colour of what is to get the one that was named before; null = it is not said so. */
export function colorForThat(text: string, language: Language): string | null {
  if (text.length > maxRead) return null;
  const [tokens, dictionaries] = [tokenize(text), dictionariesFor(language)];
  const items = readItems(tokens, dictionaries);
  const message = { items, tokens, dictionaries };
  if (!namesThatColor(message)) return null;
  const [named] = items.filter((item) => isKind(item, 'color') && isNamedByColor(item, message));
  return isKind(named, 'color') ? named.meaning.hex : null;
}
