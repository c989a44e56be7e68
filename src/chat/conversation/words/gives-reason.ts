import { type Item, isKind } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { fold } from './text/fold.ts';
import { mayNameWords } from './text/says-more.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/**
 * “My mother can’t read them”, “they cover the dial”: whether a clause beside a wish only says why it is wished. Quotes and numbers say
 * more, and so does a verb of wishing.
 */
export function givesReason(said: string, items: readonly Item[], dictionaries: readonly Dictionary[]): boolean {
  const folded = fold(said);
  // “he can’t make it out”
  const asks = items.some(isAsking) && !/ make \p{L}+ out/u.test(folded);
  if (mayNameWords.test(said) || asks) return false;
  const isUnread = dictionaries.some(({ sentences }) => sentences.unread.test(folded) || sentences.unseen.test(folded));
  return isUnread || items.some((item) => isKind(item, 'covering'));
}
