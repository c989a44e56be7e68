import { largePixels } from '../../media/ffmpeg/confined-input.ts';
import { coarser, colourArgs, type Encoder, maxRateArgs } from './encoder.ts';
import { h264Level } from './h264-level.ts';

/**
 * x264 holds dozens of frames, at 8K 50 MB each: 4.3 GB in all, measured. With so few threads, frames looked ahead at and
 * B-frames it is 2.4 GB, for files of the same size.
 */
const frugalArgs = ['-threads', '2', '-rc-lookahead', '2', '-bf', '1', '-refs', '1'];

/**
 * Measured on talking-head clips (docs/decisions/0008): less adaptive quantisation, and trellis, give veryfast a VMAF of 95
 * in fewer bits, for 5 % more processor time. Closed GOPs begin only at segment cuts and scene changes.
 */
export function x264(preset: string, crf: number): Encoder {
  return {
    ffmpegName: 'libx264',
    codec: 'h264',
    isHardware: false,
    fits: () => true,
    needsFrameRate: false,
    uploadFilters: [],
    args({ frame, enlargement, frameRate, maxBitsPerSecond }) {
      const isLarge = frame.width * frame.height > largePixels;
      return [
        ...['-c:v', 'libx264', '-preset', preset, '-crf', String(crf + coarser(enlargement))],
        ...['-profile:v', 'high', '-pix_fmt', 'yuv420p'],
        ...['-x264-params', 'open-gop=0:keyint=9000:min-keyint=12:trellis=1:aq-strength=0.3'],
        ...colourArgs,
        ...(isLarge ? frugalArgs : []),
        ...['-level', h264Level(frame, frameRate)],
        ...maxRateArgs(maxBitsPerSecond),
      ];
    },
  };
}
