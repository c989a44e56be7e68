import type { Frame } from '../../layout/geometry/page-layout.ts';
import { coarser, colourArgs, type Encoder, type EncoderInput, maxRateArgs } from './encoder.ts';
import { h264Level } from './h264-level.ts';

/**
 * H.264 by graphics hardware. What aims at the quality of x264-veryfast, with the source of each number, stands in
 * docs/decisions/0073; there is no such hardware where this is developed, so none of it is measured.
 */

/** Sizes that all of them take: NVENC, Quick Sync and VideoToolbox end at 4096, and small ones differ by vendor. */
function fits({ width, height }: Frame): boolean {
  return Math.min(width, height) >= 256 && Math.max(width, height) <= 4096;
}

/** A key frame every few seconds where no cut forces one: they do not look for scene changes. */
const gopArgs = ['-g', '250', '-bf', '2'];

interface Settings {
  ffmpegName: string;
  /** The arguments for a quantiser of H.264's scale, 0 to 51. */
  qualityArgs(coarser: number): string[];
  args: string[];
  pixelFormat?: string;
  /** How it wants a level such as 4.1. */
  levelOf?(level: string): string;
  uploadFilters?: string[];
  /** An average has to be stated beside the maximum. */
  statesAverage?: boolean;
}

function hardware(settings: Settings): Encoder {
  const { ffmpegName, args, pixelFormat = 'yuv420p', levelOf = (level) => level, uploadFilters = [] } = settings;
  return {
    ffmpegName,
    codec: 'h264',
    isHardware: true,
    fits,
    needsFrameRate: true,
    uploadFilters,
    args: ({ frame, enlargement, frameRate, maxBitsPerSecond }: EncoderInput) => [
      ...['-c:v', ffmpegName, ...args, ...settings.qualityArgs(coarser(enlargement))],
      ...['-profile:v', 'high', '-level', levelOf(h264Level(frame, frameRate))],
      // frames in the memory of the device have its own format
      ...(uploadFilters.length > 0 ? [] : ['-pix_fmt', pixelFormat]),
      ...[...gopArgs, ...colourArgs],
      ...(settings.statesAverage ? ['-b:v', String(Math.round(maxBitsPerSecond / 2000) * 1000)] : []),
      ...maxRateArgs(maxBitsPerSecond),
    ],
  };
}

export const nvenc = hardware({
  ffmpegName: 'h264_nvenc',
  args: ['-preset', 'p5', '-tune', 'hq', '-rc', 'vbr', '-b:v', '0', '-forced-idr', '1'],
  qualityArgs: (more) => ['-cq', String(22 + more)],
});

export const qsv = hardware({
  ffmpegName: 'h264_qsv',
  args: ['-preset', 'medium', '-forced_idr', '1', '-idr_interval', '0'],
  qualityArgs: (more) => ['-global_quality', String(20 + more)],
  pixelFormat: 'nv12',
  levelOf: (level) => level.replace('.', ''),
  statesAverage: true,
});

/** ffmpeg takes the first render node that works. It chooses QVBR where the driver has it, else constant quantisers. */
export const vaapi = hardware({
  ffmpegName: 'h264_vaapi',
  args: ['-init_hw_device', 'vaapi=gpu', '-filter_hw_device', 'gpu', '-idr_interval', '0'],
  qualityArgs: (more) => ['-global_quality', String(20 + more)],
  uploadFilters: ['format=nv12', 'hwupload'],
  statesAverage: true,
});

/** Its quality, 1 to 100, is that of Apple's processors only; 100 for 51 quantisers is two a step. */
export const videotoolbox = hardware({
  ffmpegName: 'h264_videotoolbox',
  args: ['-allow_sw', '0'],
  qualityArgs: (more) => ['-q:v', String(65 - 2 * more)],
});
