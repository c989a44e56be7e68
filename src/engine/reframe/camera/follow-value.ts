import { median } from '../../../infra/sorted-numbers.ts';
import { type TimedValue, tautPath, valueAt } from './taut-path.ts';

/** Along one axis, in shares of the frame. */
interface FollowLimits {
  /** Length of the window. */
  window: number;
  /** Length of the object that is followed. */
  object: number;
  /** First and last place at which the window may begin. */
  first: number;
  last: number;
}

/** The object may move within this share of the window, around its middle, before the window moves. */
const middleShare = 1 / 4;

/** In window lengths a second: a slow pan. Also stated in docs/vertical.md. */
export const maxPanPerSecond = 0.6;

/**
 * The window's middle through time, such that the object stays in the window's middle quarter with as little movement
 * as possible. A faster object is let come nearer to the edge before the window moves faster. One value = the window
 * stands still. Pure.
 */
export function followValue(seen: TimedValue[], limits: FollowLimits): TimedValue[] {
  const { window, first, last } = limits;
  const inside = (value: number) => Math.max(first + window / 2, Math.min(last + window / 2, value));
  const believed = dropOutliers(seen, window);
  const rest = median(believed.map(({ value }) => inside(value)));
  const maxSpeed = maxPanPerSecond * window;
  let path: TimedValue[] = [];
  for (const room of roomsFor(limits)) {
    // for an object at the frame's edge the window goes as far as it can
    const gates = believed.map(({ atMs, value }) => ({ atMs, low: inside(value - room), high: inside(value + room) }));
    path = tautPath(gates, rest);
    if (path.length === 1 || maxSpeedOf(path) <= maxSpeed) return path;
  }
  return capSpeed(
    believed.map(({ atMs }) => ({ atMs, value: valueAt(path, atMs) })),
    maxSpeed,
  );
}

/**
 * How far the object may be from the window's middle, in the order to try: within the middle quarter, then farther, but
 * not out of the window. An object that fills the window still gets half of that quarter, since detected edges of near
 * faces are too inaccurate to follow more closely. A larger object fills the window wherever the window is on it.
 */
function roomsFor({ window, object }: FollowLimits): number[] {
  const quarter = (window * middleShare) / 2;
  const onObject = Math.min((object - window) / 2, window / 4);
  const comfortable = Math.max(quarter, onObject);
  const max = Math.max(((window - object) / 2) * 0.9, quarter / 2, onObject);
  return [comfortable, (comfortable + max) / 2, max].map((room) => Math.min(room, max));
}

function maxSpeedOf(path: TimedValue[]): number {
  return path.reduce((max, { atMs, value }, i) => {
    const before = path[i - 1];
    return before ? Math.max(max, (Math.abs(value - before.value) * 1000) / (atMs - before.atMs)) : max;
  }, 0);
}

/**
 * The path that is nowhere faster than `maxPerSecond` and stays as near to the values as such a path can: half way
 * between the lowest capped path above them and the highest below. Pure.
 */
function capSpeed(values: TimedValue[], maxPerSecond: number): TimedValue[] {
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

/** A jump: farther than this share of the window, and faster than people walk (windows a second). */
const minJumpShare = 0.25;
const minJumpPerSecond = 1.5;

/** A jump is believed after this many sightings in a row at the new place. */
const believedAfter = 3;

/** Drops sightings far from the last place, until there are three in a row at the new place. Pure. */
function dropOutliers(seen: TimedValue[], window: number): TimedValue[] {
  const start = startOf(seen, window);
  const believed: TimedValue[] = start ? [start] : [];
  let doubtful: TimedValue[] = [];
  for (const next of seen) {
    const last = believed.at(-1);
    if (!last || next.atMs <= last.atMs) continue;
    if (!isJump(last, next, window)) {
      believed.push(next);
      doubtful = [];
      continue;
    }
    const before = doubtful.at(-1);
    doubtful = before && !isJump(before, next, window) ? [...doubtful, next] : [next];
    if (doubtful.length < believedAfter) continue;
    believed.push(...doubtful);
    doubtful = [];
  }
  return believed.length > 0 ? believed : seen;
}

/** The first sighting that the next one confirms: the very first may be the mistake. */
function startOf(seen: TimedValue[], window: number): TimedValue | undefined {
  return seen.find((value, i) => {
    const next = seen[i + 1];
    return next === undefined || !isJump(value, next, window);
  });
}

function isJump(from: TimedValue, to: TimedValue, window: number): boolean {
  const distance = Math.abs(to.value - from.value) / window;
  return distance > minJumpShare && (distance * 1000) / Math.max(1, to.atMs - from.atMs) > minJumpPerSecond;
}
