import type { Item } from '../read-items.ts';

/** The item without a meaning of its own: nothing is done for it, and nobody is told that it was not understood. */
export function quiet(item: Item): Item {
  return { ...item, meaning: { kind: 'filler', isPolite: false } };
}
