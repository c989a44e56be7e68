import { type Item, type ItemKind, isKind } from '../read-items.ts';

/** The clauses of a sentence. Each but the first begins with an item of these kinds. */
export function clausesAt(items: readonly Item[], ...kinds: ItemKind[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (isKind(item, ...kinds)) clauses.push([]);
    clauses.at(-1)?.push(item);
  }
  return clauses;
}
