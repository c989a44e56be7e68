import type { Wish } from '../understood-words.ts';
import { mediumWords } from './lexicons/described/medium-words.ts';
import { isKind, readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import { wordsOfAll } from './vocabulary/words-of-all.ts';

/** In words. */
const maxWords = 8;
const medium = wordsOfAll((language) => mediumWords[language]);

/** “Medium outline”, “size: medium”: what buttons and answers call so; null = the message says something else. */
export function readMedium(text: string, dictionaries: readonly Dictionary[]): Wish | null {
  const tokens = tokenize(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [own, ...others] = words.filter(({ key }) => medium.has(key));
  if (!own || others.length > 0 || words.length > maxWords || text.includes('?')) return null;
  // Spanish “al medio” is a place
  const isPlace = readItems(tokens, dictionaries).some(
    (item) => isKind(item, 'choice') && item.start < own.start && item.end >= own.end,
  );
  if (isPlace) return null;
  const items = readItems(
    tokens.filter((token) => token !== own),
    dictionaries,
  );
  const isBeside = items.every((item) => isRole(item) || isKind(item, 'filler', 'article', 'command'));
  const step = { kind: 'step' as const, direction: 1 as const, much: false, to: 'medium' as const };
  if (!isBeside) return null;
  if (items.some((item) => isRole(item, 'outline', 'thickness'))) return { ...step, setting: 'outlineThickness' };
  return items.some((item) => isRole(item, 'size', 'text', 'captions')) ? { ...step, setting: 'fontSize' } : null;
}
