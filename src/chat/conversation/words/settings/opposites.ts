import { type Item, isKind } from '../read-items.ts';

/** "Smaller, not bigger", "50, not 56": without what is denied, where the other is said. */
export function withoutOpposites(items: readonly Item[]): Item[] {
  const denied = new Set(
    items.flatMap((item, at) => {
      const before = items[at - 1];
      if (!isKind(before, 'no') || !items.some((other) => isOpposite(item, other))) return [];
      return [before, item];
    }),
  );
  // "not bigger, not smaller"
  const isSaid = items.some((item) => !denied.has(item) && isKind(item, 'grow', 'number'));
  return isSaid ? items.filter((item) => !denied.has(item)) : [...items];
}

function isOpposite(one: Item, other: Item): boolean {
  if (isKind(one, 'number')) return isKind(other, 'number') && one.meaning.value !== other.meaning.value;
  if (!isKind(one, 'grow') || !isKind(other, 'grow')) return false;
  return one.meaning.dimension === other.meaning.dimension && one.meaning.direction !== other.meaning.direction;
}
