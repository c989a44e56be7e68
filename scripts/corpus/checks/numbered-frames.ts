import { segmentSeconds } from '../../../src/engine/render/plan/plan-segments.ts';
import type { Check } from '../hard-input.ts';
import { changes, lumas, type MeasuredOutput } from './measure-output.ts';

export interface NumberedFrame {
  second: number;
  luma: number;
}

/** Frames farther apart than this leave a gap, in which one may be repeated; 1.2 ms for the clock of the container. */
const gapSeconds = 1 / 24 + 0.0012;
/** In a gap of more than a second, segments may begin, `segmentSeconds` apart. */
const segmentGapSeconds = 1;
/** A smaller difference of luma is the encoder's, between two copies of the same frame. */
const visibleChange = 12;

/**
 * Every frame of the source is there once, at its own time. No other frame is there, except repeats in a gap where the
 * captions change.
 * @param toleranceMs rounding of the container's clock
 */
export function everyFrameOnce(frames: NumberedFrame[], toleranceMs = 0.7): Check {
  return async (output) => {
    const levels = await lumas(output.file, '16:16:4:4');
    const { worstMs, missing, repeats } = matchFrames(frames, output.frameTimes, toleranceMs / 1000);
    const shownAt = (time: number) => frames.findLast(({ second }) => second <= time + toleranceMs / 1000);
    const isWrong = (time: number, i: number) => Math.abs((levels[i] ?? -1) - (shownAt(time)?.luma ?? -99)) > 5;
    const wrong = output.frameTimes.filter(isWrong).length;
    const needless = await needlessRepeats(output, frames, repeats);
    return {
      passed: missing === 0 && wrong === 0 && needless === 0 && worstMs <= toleranceMs,
      measured: [
        `${frames.length} frames at most ${worstMs.toFixed(2)} ms off`,
        ...(repeats.length > 0 ? [`${repeats.length} repeated`] : []),
        ...(missing > 0 ? [`${missing} missing`] : []),
        ...(wrong > 0 ? [`${wrong} wrong`] : []),
        ...(needless > 0 ? [`${needless} repeated without need`] : []),
      ].join(', '),
    };
  };
}

/** Matches each frame of the source with the nearest shown frame, using none twice; both ascending. */
function matchFrames(frames: NumberedFrame[], times: number[], tolerance: number) {
  const unmatched = new Set(times.keys());
  let worst = 0;
  let missing = 0;
  for (const { second } of frames) {
    const nearest = nearby(times, second).find((i) => unmatched.has(i));
    const off = Math.abs((times[nearest ?? -1] ?? Number.POSITIVE_INFINITY) - second);
    if (nearest === undefined || off > Math.max(tolerance, 0.005)) missing += 1;
    else {
      worst = Math.max(worst, off);
      unmatched.delete(nearest);
    }
  }
  return { worstMs: worst * 1000, missing, repeats: [...unmatched] };
}

/** Indexes of the frames around a time, the nearest first. */
function nearby(times: number[], second: number): number[] {
  const at = Math.max(
    0,
    times.findLastIndex((time) => time <= second),
  );
  const off = (i: number) => Math.abs((times[i] ?? Number.POSITIVE_INFINITY) - second);
  return [at - 1, at, at + 1].filter((i) => i in times).sort((a, b) => off(a) - off(b));
}

/** Counts repeats where the source has no gap, and repeats that change nothing and begin no segment. */
async function needlessRepeats(output: MeasuredOutput, frames: NumberedFrame[], repeats: number[]): Promise<number> {
  if (repeats.length === 0) return 0;
  const change = await changes(output, `${output.width}:${output.height}:0:0`);
  const unchanged = new Map<number, number>();
  let needless = 0;
  for (const i of repeats) {
    const time = output.frameTimes[i] ?? 0;
    const before = frames.findLastIndex(({ second }) => second < time);
    const from = frames[before]?.second ?? 0;
    const to = frames[before + 1]?.second ?? output.seconds;
    if (to - from <= gapSeconds) needless += 1;
    else if ((change[i] ?? 0) < visibleChange) {
      unchanged.set(before, (unchanged.get(before) ?? 0) + 1);
      const segmentStarts = to - from < segmentGapSeconds ? 0 : 1 + Math.floor((to - from) / segmentSeconds);
      if ((unchanged.get(before) ?? 0) > segmentStarts) needless += 1;
    }
  }
  return needless;
}
