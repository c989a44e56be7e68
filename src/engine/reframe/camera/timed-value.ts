/** One coordinate at a moment; lists of them are in time order. */
export interface TimedValue {
  atMs: number;
  value: number;
}

/** The value at a moment: interpolated between two points, constant before the first and after the last. */
export function valueAt(values: TimedValue[], atMs: number): number {
  const after = values.findIndex((point) => point.atMs >= atMs);
  const [a, b] = [values[after - 1], values[after]];
  if (!b) return values.at(-1)?.value ?? 0;
  if (!a) return b.value;
  return a.value + ((b.value - a.value) * (atMs - a.atMs)) / (b.atMs - a.atMs);
}
