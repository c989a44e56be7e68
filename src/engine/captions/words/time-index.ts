import type { Timed } from '../caption.ts';

/** Spans in order of their starts, which may overlap, found by time without reading all of them. */
export interface TimeIndex<Item extends Timed> {
  items: readonly Item[];
  /** Index of the first that ends after this time; the number of items if none does. */
  firstEndingAfter(timeMs: number): number;
  /** Index of the first, from `from` on, that starts at this time or later; the number of items if none does. */
  firstStartingAt(timeMs: number, from: number): number;
  /** Index of the first, from `from` on, that overlaps the span; -1 if none does. */
  firstWithin(span: Timed, from: number): number;
  /** Those that overlap the span. */
  within(span: Timed): Item[];
}

/** @param items in order of their starts */
export function timeIndex<Item extends Timed>(items: readonly Item[]): TimeIndex<Item> {
  const latestEnds = new Float64Array(items.length);
  let latestMs = Number.NEGATIVE_INFINITY;
  for (const [index, { endMs }] of items.entries()) {
    latestMs = Math.max(latestMs, endMs);
    latestEnds[index] = latestMs;
  }
  const firstEndingAfter = (timeMs: number) => firstIndex(items.length, (index) => (latestEnds[index] ?? 0) > timeMs);
  return {
    items,
    firstEndingAfter,
    firstStartingAt: (timeMs, from) =>
      Math.max(
        from,
        firstIndex(items.length, (index) => (items[index]?.startMs ?? 0) >= timeMs),
      ),
    firstWithin,
    within(span) {
      const found: Item[] = [];
      for (let index = firstWithin(span, 0); index >= 0; index = firstWithin(span, index + 1)) {
        found.push(...items.slice(index, index + 1));
      }
      return found;
    },
  };

  function firstWithin({ startMs, endMs }: Timed, from: number): number {
    for (let index = Math.max(from, firstEndingAfter(startMs)); index < items.length; index++) {
      const item = items[index];
      if (!item || item.startMs >= endMs) return -1;
      if (item.endMs > startMs) return index;
    }
    return -1;
  }
}

/** The first index for which the condition holds; it holds for all after it. */
function firstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
