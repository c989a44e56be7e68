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

/** The range through which a path has to pass at a moment. */
interface Gate {
  atMs: number;
  low: number;
  high: number;
}

/**
 * The path with the least movement through the gates (the taut-string algorithm). It stands still where it can, and
 * turns only where it must. One value = it stands still all the time, as near to `rest` as possible. Pure.
 * @param gates in time order
 */
export function tautPath(gates: Gate[], rest: number): TimedValue[] {
  const first = gates[0];
  if (!first) return [{ atMs: 0, value: rest }];
  const start = standing(gates, rest);
  if (start.reaches === gates.length) return [{ atMs: first.atMs, value: start.value }];
  const end = standing(gates.toReversed(), rest);
  return pullTight(gates, start.value, end.value);
}

/** How many gates a path passes without moving, and where it must stand to go on with the least movement after them. */
function standing(gates: Gate[], rest: number): { value: number; reaches: number } {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [i, gate] of gates.entries()) {
    if (gate.low > high) return { value: high, reaches: i };
    if (gate.high < low) return { value: low, reaches: i };
    low = Math.max(low, gate.low);
    high = Math.min(high, gate.high);
  }
  return { value: Math.max(low, Math.min(high, rest)), reaches: gates.length };
}

/** The shortest path through the gates from one value to another. */
function pullTight(gates: Gate[], start: number, end: number): TimedValue[] {
  const last = gates.length - 1;
  const path: TimedValue[] = [{ atMs: gates[0]?.atMs ?? 0, value: start }];
  let from = 0;
  while (from < last) {
    const corner = nextCorner(gates, { from, value: path.at(-1)?.value ?? start, end });
    path.push({ atMs: gates[corner.index]?.atMs ?? 0, value: corner.value });
    from = corner.index;
  }
  return path;
}

/** The next place at which a taut string touches a gate, seen from one of its corners. */
function nextCorner(gates: Gate[], { from, value, end }: { from: number; value: number; end: number }) {
  const startMs = gates[from]?.atMs ?? 0;
  let lowest = { slope: Number.NEGATIVE_INFINITY, index: from, value };
  let highest = { slope: Number.POSITIVE_INFINITY, index: from, value };
  for (let i = from + 1; i < gates.length; i += 1) {
    const gate = gates[i];
    if (!gate) break;
    const isLast = i === gates.length - 1;
    const slope = (to: number) => (to - value) / (gate.atMs - startMs);
    const low = { slope: slope(isLast ? end : gate.low), index: i, value: isLast ? end : gate.low };
    const high = { slope: slope(isLast ? end : gate.high), index: i, value: isLast ? end : gate.high };
    if (low.slope > highest.slope) return highest;
    if (high.slope < lowest.slope) return lowest;
    if (low.slope >= lowest.slope) lowest = low;
    if (high.slope <= highest.slope) highest = high;
  }
  return { index: gates.length - 1, value: end };
}
