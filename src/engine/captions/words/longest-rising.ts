/** A place in two lists. */
export interface Place {
  row: number;
  column: number;
}

/**
 * The longest selection whose columns rise, in n log n steps (patience sorting).
 * @param places in order of their rows
 */
export function longestRising(places: Place[]): Place[] {
  const chain: { place: Place; before: number }[] = [];
  // of each length, the link that ends the selection in the lowest column
  const ends: number[] = [];
  for (const place of places) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((chain[ends[middle] ?? 0]?.place.column ?? 0) < place.column) low = middle + 1;
      else high = middle;
    }
    chain.push({ place, before: ends[low - 1] ?? -1 });
    ends[low] = chain.length - 1;
  }
  const rising: Place[] = [];
  for (let link = chain[ends.at(-1) ?? -1]; link; link = chain[link.before]) rising.push(link.place);
  return rising.reverse();
}
