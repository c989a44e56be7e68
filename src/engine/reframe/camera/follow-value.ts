import { median } from '../face-map/people-in-shot.ts';
import { capSpeed } from './cap-speed.ts';
import { believeJumps } from './drop-outliers.ts';
import { tautPath } from './taut-path.ts';

export interface TimedValue {
  atMs: number;
  value: number;
}

/** In one direction, as shares of the picture. */
export interface FollowLimits {
  /** Length of the window. */
  window: number;
  /** Length of what is followed. */
  object: number;
  /** How far the window's start can go, to either side. */
  first: number;
  last: number;
}

/** What is followed may move in the middle quarter before the window does. */
const middleShare = 1 / 4;

/** Window lengths a second: a slow pan. Also said in docs/vertical.md. */
export const fastestPerSecond = 0.6;

/**
 * The window's middle through time so that what is followed stays in its middle quarter, with as little movement as
 * that takes; faster movement is let come nearer to the edge before the window hurries. One value = it stands. Pure.
 */
export function followValue(seen: TimedValue[], limits: FollowLimits): TimedValue[] {
  const { window, first, last } = limits;
  const inside = (value: number) => Math.max(first + window / 2, Math.min(last + window / 2, value));
  const believed = believeJumps(seen, window);
  const rest = median(believed.map(({ value }) => inside(value)));
  const cap = fastestPerSecond * window;
  let path: TimedValue[] = [];
  for (const room of roomsFor(limits)) {
    // who is at the picture's edge leaves the window no room: it goes as far as it can
    const gates = believed.map(({ atMs, value }) => ({ atMs, low: inside(value - room), high: inside(value + room) }));
    path = tautPath(gates, rest);
    if (path.length === 1 || fastest(path) <= cap) return path;
  }
  return capSpeed(
    believed.map(({ atMs }) => ({ atMs, value: valueAt(path, atMs) })),
    cap,
  );
}

/** Evenly between two of them, standing before the first and after the last. */
export function valueAt(values: TimedValue[], atMs: number): number {
  const after = values.findIndex((point) => point.atMs >= atMs);
  const [a, b] = [values[after - 1], values[after]];
  if (!b) return values.at(-1)?.value ?? 0;
  if (!a) return b.value;
  return a.value + ((b.value - a.value) * (atMs - a.atMs)) / (b.atMs - a.atMs);
}

/**
 * How far the object may be from the window's middle: the middle quarter, then more, but not out of the window. What
 * fills it leaves it half of that quarter all the same: where a near face ends is told too roughly to follow it closer.
 * What is larger than the window fills it wherever that stands upon it.
 */
function roomsFor({ window, object }: FollowLimits): number[] {
  const quarter = (window * middleShare) / 2;
  const upon = Math.min((object - window) / 2, window / 4);
  const comfortable = Math.max(quarter, upon);
  const most = Math.max(((window - object) / 2) * 0.9, quarter / 2, upon);
  return [comfortable, (comfortable + most) / 2, most].map((room) => Math.min(room, most));
}

function fastest(path: TimedValue[]): number {
  return path.reduce((most, { atMs, value }, i) => {
    const before = path[i - 1];
    return before ? Math.max(most, (Math.abs(value - before.value) * 1000) / (atMs - before.atMs)) : most;
  }, 0);
}
