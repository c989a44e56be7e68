/** Splits a list into groups: an item is in the group of the one before it if the two belong together. */
export function groupNeighbours<T>(items: readonly T[], belongTogether: (before: T, item: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const [index, item] of items.entries()) {
    const group = groups.at(-1);
    if (group && belongTogether(items[index - 1] as T, item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}
