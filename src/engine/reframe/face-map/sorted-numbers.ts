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

/** The nearest of some ascending numbers to a value; the value itself where there are none. */
export function nearestTo(ascending: number[], value: number): number {
  const at = firstFrom(ascending, value);
  const [before = value, after = before] = at === 0 ? [ascending[0]] : [ascending[at - 1], ascending[at]];
  return value - before <= after - value ? before : after;
}
