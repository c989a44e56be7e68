import { type Item, type ItemOf, isKind } from '../read-items.ts';

/** "Big, not huge", "huge no, only a bit bigger": without the size that goes too far, which the other one is told. */
export function withoutTooFar(items: readonly Item[]): Item[] {
  const denials = new Set(items.flatMap((item, at) => (isFar(item) ? (denialOf(items, at) ?? []) : [])));
  const far = [...denials].find(isFar);
  const isNear = (item: Item): item is ItemOf<'grow'> =>
    isKind(item, 'grow') && isKind(far, 'grow') && !item.meaning.much && isSameWay(item.meaning, far.meaning);
  if (!far || !items.some(isNear)) return [...items];
  const said = items.filter((item) => !denials.has(item));
  return said.map((item) => (isNear(item) ? { ...item, meaning: { ...item.meaning, isNotMore: true } } : item));
}

/** "Huge". */
function isFar(item: Item): boolean {
  return isKind(item, 'grow') && item.meaning.dimension === 'size' && item.meaning.much;
}

/** In items, between a denied size and the next one: "huge no come on only a bit bigger". */
const maxBetween = 8;

/** The word with its "no", which stands right before it, or behind it where the clause ends or goes on with another size. */
function denialOf(items: readonly Item[], at: number): Item[] | null {
  const [before, far, after] = [items[at - 1], items[at], items[at + 1]];
  if (!far) return null;
  if (isKind(before, 'no')) return [before, far];
  const behind = items.slice(at + 2, at + 2 + maxBetween);
  const next = behind.find((item) => !isKind(item, 'filler', 'article', 'unknown', 'degree'));
  return isKind(after, 'no') && (next === undefined || isKind(next, 'break', 'grow')) ? [far, after] : null;
}

function isSameWay(one: ItemOf<'grow'>['meaning'], other: ItemOf<'grow'>['meaning']): boolean {
  return one.dimension === other.dimension && one.direction === other.direction;
}

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

export function isOpposite(one: Item, other: Item): boolean {
  if (isKind(one, 'number')) return isKind(other, 'number') && one.meaning.value !== other.meaning.value;
  if (!isKind(one, 'grow') || !isKind(other, 'grow')) return false;
  return one.meaning.dimension === other.meaning.dimension && one.meaning.direction !== other.meaning.direction;
}
