import type { TimedValue } from './timed-value.ts';

/**
 * The path that is nowhere faster than `maxPerSecond` and stays as near to the values as such a path can: half way
 * between the lowest capped path above them and the highest below. Pure.
 */
export function capSpeed(values: TimedValue[], maxPerSecond: number): TimedValue[] {
  const above = envelope(values, maxPerSecond, Math.max, -1);
  const below = envelope(values, maxPerSecond, Math.min, 1);
  return corners(values.map(({ atMs }, i) => ({ atMs, value: ((above[i] ?? 0) + (below[i] ?? 0)) / 2 })));
}

/** Drops points on a straight line between their neighbours. */
function corners(path: TimedValue[]): TimedValue[] {
  const kept: TimedValue[] = [];
  for (const [i, point] of path.entries()) {
    const [before, after] = [kept.at(-1), path[i + 1]];
    if (before && after && Math.abs(slope(before, point) - slope(point, after)) < slopeTolerance) continue;
    kept.push(point);
  }
  return kept;
}

/** In shares of the frame a millisecond. */
const slopeTolerance = 1e-9;

function slope(a: TimedValue, b: TimedValue): number {
  return (b.value - a.value) / (b.atMs - a.atMs);
}

function envelope(
  values: TimedValue[],
  maxPerSecond: number,
  pick: (a: number, b: number) => number,
  direction: 1 | -1,
): number[] {
  const result = values.map(({ value }) => value);
  const spread = (to: number, from: number) => {
    const [a, b, value] = [values[from], values[to], result[from]];
    if (!a || !b || value === undefined) return;
    const reach = (maxPerSecond * Math.abs(b.atMs - a.atMs)) / 1000;
    result[to] = pick(result[to] ?? value, value + direction * reach);
  };
  for (let i = 1; i < result.length; i += 1) spread(i, i - 1);
  for (let i = result.length - 2; i >= 0; i -= 1) spread(i, i + 1);
  return result;
}
