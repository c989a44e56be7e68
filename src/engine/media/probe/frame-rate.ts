import type { Fraction } from '../source-facts.ts';
import type { ProbedStream } from './probe-output.ts';

/** When the pictures are shown, in the stream's ticks. */
export interface CountedFrames {
  firstPts: number;
  lastPts: number;
  count: number;
}

/**
 * The mean rate of a stream's pictures, as they were counted: a file without the length of its pictures, as browsers
 * record them, is said to have as many as its clock has ticks. Where the file says the same to a percent, it says it
 * more exactly; where times are not known, it is all there is. Pure.
 *
 * @param counted null = times are not known
 */
export function frameRateOf(stream: ProbedStream, counted: CountedFrames | null): Fraction {
  const declared = positive(stream.avg_frame_rate) ?? positive(stream.r_frame_rate) ?? { num: 25, den: 1 };
  const measured = counted && meanRate(counted, stream.time_base);
  return !measured || isSame(declared, measured) ? declared : measured;
}

/** ffprobe's lowest common rate and the mean differ by more than a percent. Pure. */
export function isVariableRate({ r_frame_rate }: ProbedStream, mean: Fraction): boolean {
  const nominal = positive(r_frame_rate);
  return !nominal || !isSame(nominal, mean);
}

/** How long the last picture stays is not counted: that may be a guess, or very long. */
function meanRate({ firstPts, lastPts, count }: CountedFrames, timeBase: Fraction): Fraction | null {
  return positive({ num: (count - 1) * timeBase.den, den: (lastPts - firstPts) * timeBase.num });
}

function isSame(a: Fraction, b: Fraction): boolean {
  return Math.abs((a.num * b.den) / (a.den * b.num) - 1) <= 0.01;
}

export function positive(value: Fraction | undefined): Fraction | null {
  return value && value.num > 0 && value.den > 0 ? value : null;
}
