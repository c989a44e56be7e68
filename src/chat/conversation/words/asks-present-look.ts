import type { Language } from '../../../texts/languages.ts';
import { dictionaryOf } from './dictionary-of.ts';
import { isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isAskedFor } from './settings/said-of-colors.ts';
import { tokenize } from './text/tokenize.ts';

/** In words. A longer question asks for more. */
const maxWords = 12;

/** "Is it still pink?" A question with a verb of wishing wishes for it: "can you make it pink?" */
export function asksPresentLook(text: string, language: Language): boolean {
  if (!/[?？]\s*$/u.test(text)) return false;
  const tokens = tokenize(text);
  if (tokens.filter(({ kind }) => kind === 'word').length > maxWords) return false;
  const dictionaries = [...new Set([dictionaryOf(language), dictionaryOf('en')])];
  const items = readItems(tokens, dictionaries);
  const colors = items.filter((item) => isKind(item, 'color'));
  if (colors.length !== 1 || items.some(isAsking)) return false;
  return colors.every((color) => isAskedFor(color, { items, tokens, dictionaries }));
}
