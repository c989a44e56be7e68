import { largePixels } from '../../media/ffmpeg/confined-input.ts';
import { coarser, colourArgs, type Encoder, maxRateArgs } from './encoder.ts';

/** It takes no smaller pictures. */
const minSide = 64;

/**
 * By default it takes all processors, and memory for each. Measured on two, by itself: 0.7 GB for 1080p, 1.9 GB for 4K, 5 GB for
 * 8K, which is more than ffmpeg gets beside decoding.
 */
const frugalArgs = ['-svtav1-params', 'lp=4:pin=0'];

/** Key frames are at most so many frames apart, apart from those at cuts. */
const keyFrameFrames = 300;

/** Bits that x264-veryfast needs for one of its bits, for the same quality at this speed: measured, see decision 73. */
const h264BitsPerBit = 1.2;

/** Its scale has 63 steps where that of H.264 has 51. */
const stepsPerStep = 63 / 51;

export function svtAv1({ preset, crf }: { preset: number; crf: number }): Encoder {
  return {
    ffmpegName: 'libsvtav1',
    codec: 'av1',
    isHardware: false,
    fits: ({ width, height }) => Math.min(width, height) >= minSide && width * height <= largePixels,
    // more than 240 a second are refused, and without a rate it takes that of the clock
    needsFrameRate: true,
    uploadFilters: [],
    args: ({ enlargement, maxBitsPerSecond }) => [
      ...['-c:v', 'libsvtav1', '-preset', String(preset)],
      ...['-crf', String(crf + Math.round(stepsPerStep * coarser(enlargement)))],
      ...['-pix_fmt', 'yuv420p', '-g', String(keyFrameFrames), '-flags', '+cgop'],
      ...[...colourArgs, ...frugalArgs],
      ...maxRateArgs(maxBitsPerSecond / h264BitsPerBit),
    ],
  };
}
