import { startsRightToLeft } from './drawable-text.ts';

/**
 * Words of one line from left to right. A word goes by its first letter; one without letters (a number) goes with its
 * neighbours where these agree, else with the line. `baseRightToLeft` is the page's direction.
 */
export function visualOrder<Item extends { word: { text: string } }>(items: Item[], baseRightToLeft: boolean): Item[] {
  const known = items.map(({ word }) => startsRightToLeft(word.text));
  const directions = known.map((direction, index) => direction ?? ofNeighbours(known, index, baseRightToLeft));
  const groups: { rightToLeft: boolean; items: Item[] }[] = [];
  for (const [index, item] of items.entries()) {
    const rightToLeft = directions[index] ?? baseRightToLeft;
    const current = groups.at(-1);
    if (current?.rightToLeft === rightToLeft) current.items.push(item);
    else groups.push({ rightToLeft, items: [item] });
  }
  const ordered = groups.map((group) => (group.rightToLeft ? [...group.items].reverse() : group.items));
  return (baseRightToLeft ? ordered.reverse() : ordered).flat();
}

function ofNeighbours(known: (boolean | null)[], index: number, base: boolean): boolean {
  const before = known.slice(0, index).findLast((direction) => direction !== null) ?? base;
  const after = known.slice(index + 1).find((direction) => direction !== null) ?? base;
  return before === after ? before : base;
}
