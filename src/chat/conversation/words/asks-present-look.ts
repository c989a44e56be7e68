import type { Language } from '../../../texts/languages.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isAskedFor } from './settings/said-of-colors.ts';
import { tokenize } from './text/tokenize.ts';

/** In words. A longer question asks for more. */
const maxWords = 12;

/** "Is it still pink?", "are the letters still big?" A question with a verb of wishing wishes for it: "can you make it pink?" */
export function asksPresentLook(text: string, language: Language): boolean {
  if (!/[?？]\s*$/u.test(text)) return false;
  const tokens = tokenize(text);
  if (tokens.filter(({ kind }) => kind === 'word').length > maxWords) return false;
  const dictionaries = dictionariesFor(language);
  const items = readItems(tokens, dictionaries);
  const looks = items.filter(isOfLook);
  if (looks.length !== 1 || items.some(isAsking)) return false;
  return looks.every((look) => isAskedFor(look, { items, tokens, dictionaries }));
}

function isOfLook(item: Item): boolean {
  return isKind(item, 'color') || (isKind(item, 'grow') && item.meaning.dimension === 'size') || isPlace(item);
}

function isPlace(item: Item): boolean {
  return isKind(item, 'choice') && Object.keys(item.meaning.settings).join() === 'position';
}
