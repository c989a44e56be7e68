import type { Check } from '../hard-input.ts';
import { changes, lumas, type MeasuredOutput } from './measure-output.ts';

export interface NumberedFrame {
  second: number;
  luma: number;
}

/** Pictures farther apart than this leave a gap, in which they may be shown again; milliseconds of a file added. */
const gapSeconds = 1 / 24 + 0.0012;
/** Where a picture stands for longer than a second, a segment may begin, each four seconds after the one before. */
const mayBeginSeconds = 1;
const segmentSeconds = 4;
/** Less than this is what encoding makes of one and the same picture. */
const seenChange = 12;

/**
 * Every picture of the source is there once, at its own time, and no other is, but for one shown again: in a gap, where
 * the captions over it change.
 * @param toleranceMs what the container's clock adds
 */
export function everyFrameOnce(frames: NumberedFrame[], toleranceMs = 0.7): Check {
  return async (seen) => {
    const levels = await lumas(seen.file, '16:16:4:4');
    const { worstMs, missing, again } = matched(frames, seen.frameTimes, toleranceMs / 1000);
    const shownAt = (time: number) => frames.findLast(({ second }) => second <= time + toleranceMs / 1000);
    const wrong = seen.frameTimes.filter((time, i) => Math.abs((levels[i] ?? -1) - (shownAt(time)?.luma ?? -99)) > 5).length;
    const needless = await needlessRepeats(seen, frames, again);
    return {
      passed: missing === 0 && wrong === 0 && needless === 0 && worstMs <= toleranceMs,
      measured: [
        `${frames.length} pictures at most ${worstMs.toFixed(2)} ms off`,
        ...(again.length > 0 ? [`${again.length} shown again`] : []),
        ...(missing > 0 ? [`${missing} missing`] : []),
        ...(wrong > 0 ? [`${wrong} wrong`] : []),
        ...(needless > 0 ? [`${needless} repeated for nothing`] : []),
      ].join(', '),
    };
  };
}

/** Each of the source's pictures with the nearest that is shown, none of those twice; both ascending. */
function matched(frames: NumberedFrame[], times: number[], tolerance: number) {
  const again = new Set(times.keys());
  let worst = 0;
  let missing = 0;
  for (const { second } of frames) {
    const nearest = nearby(times, second).find((i) => again.has(i));
    const off = Math.abs((times[nearest ?? -1] ?? Number.POSITIVE_INFINITY) - second);
    if (nearest === undefined || off > Math.max(tolerance, 0.005)) missing += 1;
    else {
      worst = Math.max(worst, off);
      again.delete(nearest);
    }
  }
  return { worstMs: worst * 1000, missing, again: [...again] };
}

/** Indexes around a moment, the nearest first. */
function nearby(times: number[], second: number): number[] {
  const at = Math.max(
    0,
    times.findLastIndex((time) => time <= second),
  );
  const off = (i: number) => Math.abs((times[i] ?? Number.POSITIVE_INFINITY) - second);
  return [at - 1, at, at + 1].filter((i) => i in times).sort((a, b) => off(a) - off(b));
}

/** Repeats where the source leaves no gap, and those that look as the picture before but begin no segment. */
async function needlessRepeats(seen: MeasuredOutput, frames: NumberedFrame[], again: number[]): Promise<number> {
  if (again.length === 0) return 0;
  const change = await changes(seen, `${seen.width}:${seen.height}:0:0`);
  const unchanged = new Map<number, number>();
  let needless = 0;
  for (const i of again) {
    const time = seen.frameTimes[i] ?? 0;
    const before = frames.findLastIndex(({ second }) => second < time);
    const from = frames[before]?.second ?? 0;
    const to = frames[before + 1]?.second ?? seen.seconds;
    if (to - from <= gapSeconds) needless += 1;
    else if ((change[i] ?? 0) < seenChange) {
      unchanged.set(before, (unchanged.get(before) ?? 0) + 1);
      const beginning = to - from < mayBeginSeconds ? 0 : 1 + Math.floor((to - from) / segmentSeconds);
      if ((unchanged.get(before) ?? 0) > beginning) needless += 1;
    }
  }
  return needless;
}
