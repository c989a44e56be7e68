import type { Meaning } from '../vocabulary/meaning.ts';

/** A word or phrase of the text with what it means, or a number, a comma, or something unknown. */
export interface Item {
  meaning: Meaning | { kind: 'number'; value: number } | { kind: 'unknown' } | { kind: 'break' };
  /** Index in the text. */
  start: number;
  end: number;
}

export type ItemKind = Item['meaning']['kind'];
export type ItemOf<K extends ItemKind> = Item & { meaning: Extract<Item['meaning'], { kind: K }> };

export function isKind<K extends ItemKind>(item: Item | undefined, ...kinds: K[]): item is ItemOf<K> {
  return item !== undefined && (kinds as readonly string[]).includes(item.meaning.kind);
}
