import type { TimedValue } from './follow-value.ts';

/** What is further away than this share of the window, and came there faster than people walk, is a jump. */
const jumpShare = 0.25;
const jumpSharePerSecond = 1.5;

/** So often in a row something has to be seen at its new place. */
const believedAfter = 3;

/** Leaves out what was seen far from where it was, until it has been seen there three times. Pure. */
export function believeJumps(seen: TimedValue[], window: number): TimedValue[] {
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

/** The first that the next agrees with: the very first may be the mistake. */
function startOf(seen: TimedValue[], window: number): TimedValue | undefined {
  return seen.find((value, i) => {
    const next = seen[i + 1];
    return next === undefined || !isJump(value, next, window);
  });
}

function isJump(from: TimedValue, to: TimedValue, window: number): boolean {
  const distance = Math.abs(to.value - from.value) / window;
  return distance > jumpShare && (distance * 1000) / Math.max(1, to.atMs - from.atMs) > jumpSharePerSecond;
}
