import type { Fraction, SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import { bufferSeconds } from './encoder.ts';

/** The output is at most this many times as large as the source: nobody wants 100 MB back for 10. */
const maxSizeRatio = 1.5;

/** Bits that H.264 needs for one bit of these codecs, for the same quality at our speed. */
const h264BitsPerBit: Record<string, number> = { hevc: 1.5, vp9: 1.5, av1: 2, vvc: 2 };

/** Moving letters need some bits even over a static picture: for each pixel, and in total. */
const minBitsPerPixel = 0.006;
const minBitsPerSecond = 96_000;

/** No H.264 level that devices play allows more; losslessly stored sources exceed it. */
const maxBitsPerSecond = 200_000_000;

/** Shorter videos are treated as this long: small files need not be made smaller. */
const minSeconds = 8;

interface MaxBitRateInput {
  facts: SourceFacts;
  frameTimes: Pick<FrameTimes, 'sizeBytes'> | null;
  output: { width: number; height: number; frameRate: Fraction };
}

/**
 * How many bits of H.264 a second keep an output from being needlessly larger than its source. It depends on the source only,
 * so that all segments of a video get the same. Pure.
 */
export function maxBitRate({ facts, frameTimes, output }: MaxBitRateInput): number {
  const seconds = pictureMs(facts) / 1000;
  const sourceBits = 8 * (frameTimes?.sizeBytes || facts.sizeBytes);
  const bits = (maxSizeRatio * (h264BitsPerBit[facts.video.codec] ?? 1) * sourceBits) / seconds;
  const counted = Math.max(minSeconds, seconds);
  const pixelsPerSecond = (output.width * output.height * output.frameRate.num) / output.frameRate.den;
  const wanted = Math.max(
    (bits * counted) / (counted + 0.9 * bufferSeconds),
    minBitsPerPixel * pixelsPerSecond,
    minBitsPerSecond,
  );
  return Math.min(wanted, maxBitsPerSecond);
}
