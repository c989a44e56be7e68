import { confinedInput, skipStreamInfoArgs } from '../../media/ffmpeg/confined-input.ts';
import { swscaleInput } from '../../media/ffmpeg/swscale-input.ts';
import type { SourceFacts, VideoFacts } from '../../media/source-facts.ts';
import { smallImageSize } from './small-image.ts';

/** Which frames are decoded: key frames, key frames and those predicted from earlier frames only, or all. */
export type DecodedFrames = 'key' | 'forward' | 'all';

export interface ReadFramesInput {
  file: string;
  facts: SourceFacts;
  frames: DecodedFrames;
  /**
   * Times of the key frames, in the stream's own ticks; for `frames: 'key'`, where they are known. When ffmpeg skips the
   * other frames of an mp4 without reading them, the times that it reports are wrong by up to four frames.
   */
  keyPts?: number[];
  /** Frames nearer than this to the one before are dropped. */
  spacingMs?: number;
  /** In the stream's own ticks: from the key frame at or before `fromPts` up to `toPts`. */
  window?: { fromPts: number; toPts: number };
  /** Only these parts of the window, in the same ticks, both ends included. Default: all of it. */
  ranges?: { fromPts: number; toPts: number }[];
}

/** With `-discard`, some containers do not even read the frames that are skipped. */
const skippedFrames = {
  key: ['-discard:v', 'nokey', '-skip_frame', 'nokey'],
  forward: ['-skip_frame', 'bidir'],
  all: [],
};

/**
 * ffmpeg arguments that write small images to `pipe:1` and report for each its time and how much its brightness differs
 * from the one before (ffmpeg's scene score). The loop filter is skipped: blocks do not matter here, and smoothing them
 * costs a third of decoding. One thread needs a fifth less processor time than two. Pure.
 */
export function readFramesArgs({ file, facts, frames, spacingMs, window, ranges }: ReadFramesInput): string[] {
  const { video } = facts;
  const { width, height } = smallImageSize(video);
  const filters = [
    ...(ranges ? [`select='${ranges.map(({ fromPts, toPts }) => `between(pts,${fromPts},${toPts})`).join('+')}'`] : []),
    ...(spacingMs ? [spacing(spacingMs / 1000, frames)] : []),
    ...(window ? [`trim=end_pts=${window.toPts + 1}`] : []),
    `scale=${width}:${height}:flags=fast_bilinear:${swscaleInput(video)}:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p',
    "select='gte(scene,0)'",
    'metadata=mode=print:key=lavfi.scene_score',
  ];
  return [
    ...['-max_error_rate', '1', '-copyts', '-filter_threads', '1', '-threads', '1'],
    ...confinedInput(file, [
      ...skipStreamInfoArgs(facts),
      ...skippedFrames[frames],
      ...['-skip_loop_filter', 'all'],
      ...seekArgs(video, window),
    ]),
    ...['-map', `0:${video.index}`, '-an', '-sn', '-dn', '-vf', filters.join(',')],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1'],
  ];
}

/** Among other frames, key frames are kept however near they are: cuts often fall on them. */
function spacing(seconds: number, frames: DecodedFrames): string {
  const apart = `isnan(prev_selected_t)+gte(t-prev_selected_t,${seconds})`;
  return `select='${frames === 'key' ? apart : `${apart}+key`}'`;
}

function seekArgs({ timeBase }: VideoFacts, window: ReadFramesInput['window']): string[] {
  if (!window) return [];
  const atSeconds = (window.fromPts * timeBase.num) / timeBase.den;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}
