import { type Item, isKind } from '../read-items.ts';

/** In words, beside the words of a wish in one clause. */
const maxUnknownBesideWish = 2;

/** "Put them in John Deere green": a verb of wishing says that it is a wish, whatever the few unknown words are. */
export function asksFor(items: readonly Item[]): boolean {
  if (items.some((item) => isKind(item, 'no'))) return false;
  return items.some(isAsking) && items.filter((item) => isKind(item, 'unknown')).length <= maxUnknownBesideWish;
}

/** "Make it", "I would like", "add". */
export function isAsking(item: Item): boolean {
  // Spanish "si" is "if" as well as "yes"
  const isAdding = isKind(item, 'yes') && item.end - item.start > 2;
  return isAdding || isKind(item, 'command') || (isKind(item, 'filler') && item.meaning.isAsking === true);
}
