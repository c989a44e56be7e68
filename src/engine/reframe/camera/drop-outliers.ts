import type { TimedValue } from './timed-value.ts';

/** A jump: farther than this share of the window, and faster than people walk (windows a second). */
const minJumpShare = 0.25;
const minJumpPerSecond = 1.5;

/** A jump is believed after this many sightings in a row at the new place. */
const believedAfter = 3;

/** Drops sightings far from the last place, until there are three in a row at the new place. Pure. */
export function dropOutliers(seen: TimedValue[], window: number): TimedValue[] {
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
