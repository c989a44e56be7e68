import { confinedInput, skipStreamInfoArgs } from '../../media/ffmpeg/confined-input.ts';
import { swscaleInput } from '../../media/ffmpeg/swscale-input.ts';
import type { SourceFacts, VideoFacts } from '../../media/source-facts.ts';
import { lookSize } from './small-frame-size.ts';

/**
 * Which frames are decoded: those that decoding can start at, those that others are told from in one direction, or all.
 */
export type LookedAtFrames = 'key' | 'forward' | 'all';

export interface LookInput {
  file: string;
  facts: SourceFacts;
  frames: LookedAtFrames;
  /**
   * When the key frames are shown, in the stream's own ticks, if only they are looked at and this is known: where ffmpeg
   * leaves the others of an mp4 out unread, it is wrong by up to four frames about when those it shows are shown.
   */
  keyPts?: number[];
  /** Nothing nearer than this to the frame before is looked at. */
  spacingMs?: number;
  /** In the stream's own ticks: from the key frame at or before the first to the last. */
  window?: { fromPts: number; toPts: number };
  /** Of the window, what is looked at, in the same ticks, both ends included; default: all. */
  ranges?: { fromPts: number; toPts: number }[];
}

/** Some containers need not even be read where frames are left out. */
const skippedFrames = {
  key: ['-discard:v', 'nokey', '-skip_frame', 'nokey'],
  forward: ['-skip_frame', 'bidir'],
  all: [],
};

/**
 * ffmpeg's arguments that write small pictures to `pipe:1` and tell of each when it is shown and how much its
 * brightness differs from the one before (ffmpeg's scene score). Unsmoothed blocks do not matter here, and cost a third
 * of decoding to smooth; one thread takes a fifth less of a processor than two. Pure.
 */
export function lookArgs({ file, facts, frames, spacingMs, window, ranges }: LookInput): string[] {
  const { video } = facts;
  const { width, height } = lookSize(video);
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

/** Key frames are kept among others, however near: cuts often fall on them. */
function spacing(seconds: number, frames: LookedAtFrames): string {
  const apart = `isnan(prev_selected_t)+gte(t-prev_selected_t,${seconds})`;
  return `select='${frames === 'key' ? apart : `${apart}+key`}'`;
}

function seekArgs({ timeBase }: VideoFacts, window: LookInput['window']): string[] {
  if (!window) return [];
  const atSeconds = (window.fromPts * timeBase.num) / timeBase.den;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}
