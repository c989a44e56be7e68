import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { staysSo } from './said-of-colors.ts';

/** "Impact then, but keep it yellow": whether the one colour of a message is to stay where it is. */
export function colorStays(text: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  const tokens = tokenize(text);
  const items = readItems(tokens, dictionaries);
  const [color, ...others] = items.filter((item) => isKind(item, 'color'));
  return color !== undefined && others.length === 0 && staysSo(color, { items, tokens, dictionaries });
}
