import type { Fraction, SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';

/** At most this much larger than the source: whoever sends 10 MB does not want 100 back. */
const largestShare = 1.5;

/** What H.264 needs in the place of a bit of these, for the same quality at our speed. */
const bitsOfH264: Record<string, number> = { hevc: 1.5, vp9: 1.5, av1: 2, vvc: 2 };

/** Moving letters need some bits even over a picture that needs next to none: of each pixel, and at all. */
const leastBitsPerPixel = 0.006;
const leastBitsPerSecond = 96_000;

/** No level of H.264 that anything plays allows more; sources stored without loss have it and more. */
const mostBitsPerSecond = 200_000_000;

/** The encoder may borrow this much from the future, and begins with nine tenths of it in hand. */
const bufferSeconds = 2;

/** Shorter videos are held to the rate of this many seconds: what is small already need not be cut to size. */
const shortestSeconds = 8;

export interface MaxBitRateInput {
  facts: SourceFacts;
  frameTimes: Pick<FrameTimes, 'sizeBytes'> | null;
  output: { width: number; height: number; frameRate: Fraction };
}

/**
 * The encoder's ffmpeg arguments that keep an output from being needlessly larger than its source. They go by the
 * source alone, so that every segment of a video is made with the same ones. Pure.
 */
export function maxBitRateArgs(input: MaxBitRateInput): string[] {
  const bitsPerSecond = Math.round(largestRate(input) / 1000) * 1000;
  return ['-maxrate', String(bitsPerSecond), '-bufsize', String(bufferSeconds * bitsPerSecond)];
}

function largestRate({ facts, frameTimes, output }: MaxBitRateInput): number {
  const seconds = facts.durationMs / 1000;
  const sourceBits = 8 * (frameTimes?.sizeBytes || facts.sizeBytes);
  const bits = (largestShare * (bitsOfH264[facts.video.codec] ?? 1) * sourceBits) / seconds;
  const counted = Math.max(shortestSeconds, seconds);
  const pixelsPerSecond = (output.width * output.height * output.frameRate.num) / output.frameRate.den;
  const wanted = Math.max(
    (bits * counted) / (counted + 0.9 * bufferSeconds),
    leastBitsPerPixel * pixelsPerSecond,
    leastBitsPerSecond,
  );
  return Math.min(wanted, mostBitsPerSecond);
}
