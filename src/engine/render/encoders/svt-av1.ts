import { coarser, colourArgs, type Encoder, maxRateArgs } from './encoder.ts';

/** Limits of SVT-AV1, with room for odd crops. */
const [minSide, maxWidth, maxHeight] = [64, 8192, 4320];

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
    fits: ({ width, height }) =>
      Math.min(width, height) >= minSide &&
      width <= maxWidth &&
      height <= maxWidth &&
      width * height <= maxWidth * maxHeight,
    // more than 240 a second are refused, and without a rate it takes that of the clock
    needsFrameRate: true,
    uploadFilters: [],
    args: ({ enlargement, maxBitsPerSecond }) => [
      ...['-c:v', 'libsvtav1', '-preset', String(preset)],
      ...['-crf', String(crf + Math.round(stepsPerStep * coarser(enlargement)))],
      ...['-pix_fmt', 'yuv420p', '-g', String(keyFrameFrames), '-flags', '+cgop'],
      ...colourArgs,
      ...maxRateArgs(maxBitsPerSecond / h264BitsPerBit),
    ],
  };
}
