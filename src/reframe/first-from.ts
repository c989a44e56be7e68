/** The first index whose value is at least this; the length where there is none. */
export function firstFrom(ascending: ArrayLike<number>, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
