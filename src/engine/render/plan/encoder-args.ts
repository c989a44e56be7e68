import { type EncoderName, encoderNames } from '../../../infra/config/config.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Frame } from '../../layout/geometry/page-layout.ts';
import { largePixels } from '../../media/ffmpeg/confined-input.ts';
import type { Fraction, SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { pictureMs } from '../../media/timing/video-length.ts';

/**
 * ffmpeg arguments by value of ENCODER. Measured on talking-head clips (docs/decisions/0008): less adaptive
 * quantisation, and trellis, give veryfast a VMAF of 95 in fewer bits, for 5 % more processor time.
 */
const encoders: Record<EncoderName, { preset: string; crf: number }> = {
  'x264-veryfast': { preset: 'veryfast', crf: 17 },
  'x264-medium': { preset: 'medium', crf: 18 },
};

/**
 * x264 holds dozens of frames, at 8K 50 MB each: 4.3 GB in all, measured. With so few threads, frames looked ahead at and
 * B-frames it is 2.4 GB, for files of the same size.
 */
const frugalArgs = ['-threads', '2', '-rc-lookahead', '2', '-bf', '1', '-refs', '1'];

interface EncoderArgsInput {
  frame: Frame;
  /** See `enlargementOf`; default 1. */
  enlargement?: number;
}

/** @throws AppError `configuration` for a name that is not in `encoderNames` */
export function encoderArgs(name: string, { frame, enlargement = 1 }: EncoderArgsInput): string[] {
  if (Object.hasOwn(encoders, name)) {
    const { preset, crf } = encoders[name as EncoderName];
    const isLarge = frame.width * frame.height > largePixels;
    return [...x264(preset, crf + coarser(enlargement)), ...(isLarge ? frugalArgs : [])];
  }
  throw new AppError('configuration', { message: `ENCODER must be one of ${encoderNames.join(', ')}` });
}

/**
 * What is added to the CRF of an enlarged picture: bits follow what the picture holds, not its pixels. Measured on three
 * clips, enlarged 1.8 to 3.2 times: CRF 17 and 4 more keep the SSIM that the same picture has at CRF 17 in its own size.
 */
function coarser(enlargement: number): number {
  return Math.min(4, Math.round(3 * Math.log2(enlargement)));
}

/** Closed GOPs that begin only at segment cuts and scene changes, so that segments can be joined. */
function x264(preset: string, crf: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-crf', String(crf), '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...['-x264-params', 'open-gop=0:keyint=9000:min-keyint=12:trellis=1:aq-strength=0.3'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ];
}

/** ITU-T H.264 table A-1: level, macroblocks a second, macroblocks a picture. */
const levels: [name: string, perSecond: number, perPicture: number][] = [
  ['3.0', 40_500, 1_620],
  ['3.1', 108_000, 3_600],
  ['3.2', 216_000, 5_120],
  ['4.0', 245_760, 8_192],
  ['4.2', 522_240, 8_704],
  ['5.0', 589_824, 22_080],
  ['5.1', 983_040, 36_864],
  ['5.2', 2_073_600, 36_864],
  ['6.0', 4_177_920, 139_264],
  ['6.1', 8_355_840, 139_264],
];

/**
 * The lowest level that allows such a video. It is passed to the encoder, which would take its time base of 1/90000 s
 * for 90000 frames a second and choose level 6.2, which phones refuse.
 */
export function h264Level({ width, height }: Frame, rate: Fraction): string {
  const across = Math.ceil(width / 16);
  const down = Math.ceil(height / 16);
  const perPicture = across * down;
  const perSecond = (perPicture * rate.num) / rate.den;
  const fits = levels.find(
    ([, maxPerSecond, maxPerPicture]) =>
      perSecond <= maxPerSecond && perPicture <= maxPerPicture && Math.max(across, down) ** 2 <= 8 * maxPerPicture,
  );
  return fits?.[0] ?? '6.2';
}

/** The output is at most this many times as large as the source: nobody wants 100 MB back for 10. */
const maxSizeRatio = 1.5;

/** Bits that H.264 needs for one bit of these codecs, for the same quality at our speed. */
const h264BitsPerBit: Record<string, number> = { hevc: 1.5, vp9: 1.5, av1: 2, vvc: 2 };

/** Moving letters need some bits even over a static picture: for each pixel, and in total. */
const minBitsPerPixel = 0.006;
const minBitsPerSecond = 96_000;

/** No H.264 level that devices play allows more; losslessly stored sources exceed it. */
const maxBitsPerSecond = 200_000_000;

/** Size of the rate control buffer, which the encoder starts with nine tenths full. */
const bufferSeconds = 2;

/** Shorter videos are treated as this long: small files need not be made smaller. */
const minSeconds = 8;

interface MaxBitRateInput {
  facts: SourceFacts;
  frameTimes: Pick<FrameTimes, 'sizeBytes'> | null;
  output: { width: number; height: number; frameRate: Fraction };
}

/**
 * ffmpeg arguments that keep an output from being needlessly larger than its source. They depend on the source only, so
 * that all segments of a video get the same ones. Pure.
 */
export function maxBitRateArgs(input: MaxBitRateInput): string[] {
  const bitsPerSecond = Math.round(maxBitRate(input) / 1000) * 1000;
  return ['-maxrate', String(bitsPerSecond), '-bufsize', String(bufferSeconds * bitsPerSecond)];
}

function maxBitRate({ facts, frameTimes, output }: MaxBitRateInput): number {
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

/** Raise it when rendering changes without a change of any argument in a plan. */
const recipe = 2;

/**
 * Identifies what shapes the frames of a plan but is not part of it (ffmpeg build, fonts). Only segments with the same
 * value are joined.
 */
export function madeWith({ ffmpegBuild, fontsKey }: { ffmpegBuild: string; fontsKey: string }): string {
  return `recipe ${recipe}, fonts ${fontsKey}, ${ffmpegBuild}`;
}
