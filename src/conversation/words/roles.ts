import type { Item, ItemOf } from './item.ts';
import { isKind } from './item.ts';
import type { Role } from './meaning.ts';

export function isRole(item: Item | undefined, ...roles: Role[]): item is ItemOf<'role'> {
  return isKind(item, 'role') && (roles.length === 0 || roles.includes(item.meaning.role));
}

/** The nearest of some items before an index, and after it. */
export function nearestBefore(items: readonly Item[], index: number, fits: (item: Item) => boolean): number {
  for (let at = index - 1; at >= 0; at--) {
    const item = items[at];
    if (item && fits(item)) return at;
  }
  return -1;
}

export function nearestAfter(items: readonly Item[], index: number, fits: (item: Item) => boolean): number {
  for (let at = index + 1; at < items.length; at++) {
    const item = items[at];
    if (item && fits(item)) return at;
  }
  return -1;
}
