import { type Item, isKind } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { fold } from './text/fold.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/**
 * “My mother can’t read them”, “they cover the dial”: whether a clause beside a wish only says why it is wished. Quotes and numbers say
 * more, and so does a verb of wishing.
 */
export function givesReason(said: string, items: readonly Item[], dictionaries: readonly Dictionary[]): boolean {
  if (/["“”„«»:→*]|\d/u.test(said) || items.some(isAsking)) return false;
  const folded = fold(said);
  const isUnread = dictionaries.some(({ sentences }) => sentences.unread.test(folded) || sentences.unseen.test(folded));
  return isUnread || items.some((item) => isKind(item, 'covering'));
}
