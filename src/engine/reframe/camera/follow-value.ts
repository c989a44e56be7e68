import { median } from '../../../infra/sorted-numbers.ts';
import { capSpeed } from './cap-speed.ts';
import { dropOutliers } from './drop-outliers.ts';
import { tautPath } from './taut-path.ts';
import { type TimedValue, valueAt } from './timed-value.ts';

/** Along one axis, in shares of the frame. */
export interface FollowLimits {
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
