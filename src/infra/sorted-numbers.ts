/** The first index whose value is at least `value`, in ascending numbers; their length where there is none. */
export function firstIndexFrom(ascending: ArrayLike<number>, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The element of some ascending numbers that is nearest to a value; the value itself where there are none. */
export function nearestTo(ascending: number[], value: number): number {
  const at = firstIndexFrom(ascending, value);
  const [before = value, after = before] = at === 0 ? [ascending[0]] : [ascending[at - 1], ascending[at]];
  return value - before <= after - value ? before : after;
}

/** 0 where there are no values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
