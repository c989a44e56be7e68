import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { Fraction } from '../../media/source-facts.ts';

/** What an encoder has to know of a video. */
export interface EncoderInput {
  frame: Frame;
  /** How much larger the picture is than the part of the source that it shows, see `enlargementOf`. */
  enlargement: number;
  /** The highest one, repeated frames included. */
  frameRate: Fraction;
  /** So many bits of H.264 a second keep the output from being needlessly large; see `maxBitRate`. */
  maxBitsPerSecond: number;
}

/** A video encoder of ffmpeg, with the settings that we use. All of it is pure. */
export interface Encoder {
  /** Its name in ffmpeg. */
  ffmpegName: string;
  codec: 'h264' | 'av1';
  isHardware: boolean;
  /** Whether it takes frames of this size; others are encoded by x264. */
  fits(frame: Frame): boolean;
  /** ffmpeg arguments. Every key frame is one that decoding can begin at, so that segments can be joined. */
  args(input: EncoderInput): string[];
  /** It spreads its bits by a frame rate: see `frames-to-encoder.ts`. */
  needsFrameRate: boolean;
  /** Filters that bring a picture to it. */
  uploadFilters: string[];
}

/** The colours of every output. */
export const colourArgs = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** Size of the rate control buffer, which x264 starts with nine tenths full. */
export const bufferSeconds = 2;

export function maxRateArgs(bitsPerSecond: number): string[] {
  const max = Math.round(bitsPerSecond / 1000) * 1000;
  return ['-maxrate', String(max), '-bufsize', String(bufferSeconds * max)];
}

/**
 * What is added to the quantiser of an enlarged picture: bits follow what the picture holds, not its pixels. Measured with
 * x264 on three clips, enlarged 1.8 to 3.2 times: CRF 17 and 4 more keep the SSIM that the same picture has at CRF 17 in its own
 * size.
 */
export function coarser(enlargement: number): number {
  return Math.min(4, Math.round(3 * Math.log2(enlargement)));
}
