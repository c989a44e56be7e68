import type { Fraction } from '../source-facts.ts';
import type { ProbedStream } from './probe-output.ts';

/** Frame times of a stream, in its ticks. */
export interface CountedFrames {
  firstPts: number;
  lastPts: number;
  count: number;
}

/**
 * The mean frame rate of a stream. Files without frame durations, as browsers record them, declare one frame per clock
 * tick, so the counted rate is used. If the declared rate is within one percent of it, the declared one is more exact.
 * Pure.
 *
 * @param counted null = frame times are not known: the declared rate is used
 */
export function frameRateOf(stream: ProbedStream, counted: CountedFrames | null): Fraction {
  const declared = positive(stream.avg_frame_rate) ?? positive(stream.r_frame_rate) ?? { num: 25, den: 1 };
  const measured = counted && meanRate(counted, stream.time_base);
  return !measured || isSame(declared, measured) ? declared : measured;
}

/** Whether ffprobe's `r_frame_rate` (lowest common rate) and the mean differ by more than one percent. Pure. */
export function isVariableRate({ r_frame_rate }: ProbedStream, mean: Fraction): boolean {
  const nominal = positive(r_frame_rate);
  return !nominal || !isSame(nominal, mean);
}

/** Without the duration of the last frame: it may be a guess, or very long. */
function meanRate({ firstPts, lastPts, count }: CountedFrames, timeBase: Fraction): Fraction | null {
  return positive({ num: (count - 1) * timeBase.den, den: (lastPts - firstPts) * timeBase.num });
}

function isSame(a: Fraction, b: Fraction): boolean {
  return Math.abs((a.num * b.den) / (a.den * b.num) - 1) <= 0.01;
}

export function positive(value: Fraction | undefined): Fraction | null {
  return value && value.num > 0 && value.den > 0 ? value : null;
}
