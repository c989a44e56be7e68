import { nearestTo } from '../../../infra/sorted-numbers.ts';
import { confinedInput, skipStreamInfoArgs } from '../../media/ffmpeg/confined-input.ts';
import { readFromFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { swscaleInput } from '../../media/probe/colour-facts.ts';
import type { SourceFacts, VideoFacts } from '../../media/source-facts.ts';
import { ptsToMs } from '../../media/timing/video-clock.ts';
import { type ImageSize, type SmallImage, smallImageSize } from './small-image.ts';

/** One frame that was read. */
export interface SourceFrame {
  /** In the stream's own ticks. */
  pts: number;
  /** On the video's clock, 0 = first frame. */
  atMs: number;
  /** How much it differs from the frame read before: 0 to 1; 0 for the first. */
  sceneScore: number;
  image: SmallImage;
  /** Gives the image's memory back for later frames. Call it when nobody reads the image any more. */
  release(): void;
}

export interface ReadFramesDeps {
  ffmpeg: string;
  signal: AbortSignal;
}

/**
 * Passes small images of a source's frames to `onFrame`, one after the other, in presentation order.
 * @throws FfmpegError; the signal's reason when aborted
 */
export async function readFrames(
  deps: ReadFramesDeps,
  input: ReadFramesInput,
  onFrame: (frame: SourceFrame) => Promise<void>,
): Promise<void> {
  const { video } = input.facts;
  const size = input.size ?? smallImageSize(video);
  const images = createFrameSplitter((size.width * size.height * 3) / 2);
  const reports: FrameReport[] = [];
  const readMessage = messageReader((report) => reports.push(report));
  const passOn = async () => {
    while (reports.length > 0 && images.ready.length > 0) {
      const report = reports.shift();
      const yuv = images.ready.shift();
      if (!report || !yuv) return;
      const pts = input.keyPts ? nearestTo(input.keyPts, report.pts) : report.pts;
      const atMs = ptsToMs(pts, video);
      const release = () => images.reuse(yuv);
      if (atMs >= 0) await onFrame({ ...report, pts, atMs, image: { ...size, yuv }, release });
      else release();
    }
  };
  await readFromFfmpeg({
    ...deps,
    args: readFramesArgs(input),
    onMessage: readMessage,
    async onBytes(bytes) {
      images.add(bytes);
      await passOn();
    },
  });
  await passOn();
}

type FrameReport = Pick<SourceFrame, 'pts' | 'sceneScore'>;

/** The filter prints two lines for each frame: `frame:0 pts:512 pts_time:0.04`, then `lavfi.scene_score=0.013`. */
function messageReader(onReport: (report: FrameReport) => void): (line: string) => void {
  let pts = Number.NaN;
  return (line) => {
    const frame = /frame:\s*\d+\s+pts:\s*(\S+)/.exec(line);
    if (frame) pts = Number(frame[1]);
    const score = /lavfi\.scene_score=([\d.]+)/.exec(line);
    if (score) onReport({ pts, sceneScore: Number(score[1]) });
  };
}

/**
 * Splits a stream of raw video, which arrives in pieces of any length, into frames of `frameBytes`. Their memory is
 * reused: new memory for each frame would keep V8's garbage collector busy with all that the service holds.
 */
export function createFrameSplitter(frameBytes: number) {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const released: Uint8Array<ArrayBuffer>[] = [];
  let current = new Uint8Array(frameBytes);
  let filled = 0;
  return {
    ready,
    add(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; ) {
        const taken = Math.min(bytes.length - at, frameBytes - filled);
        current.set(bytes.subarray(at, at + taken), filled);
        at += taken;
        filled += taken;
        if (filled < frameBytes) continue;
        ready.push(current);
        current = released.pop() ?? new Uint8Array(frameBytes);
        filled = 0;
      }
    },
    reuse(frame: Uint8Array<ArrayBuffer>) {
      released.push(frame);
    },
  };
}

/** Which frames are decoded: key frames, key frames and those predicted from earlier frames only, or all. */
export type DecodedFrames = 'key' | 'forward' | 'all';

interface ReadFramesInput {
  file: string;
  facts: SourceFacts;
  frames: DecodedFrames;
  /** Of the images; default: `smallImageSize`. */
  size?: ImageSize;
  /**
   * Times of the key frames, in the stream's own ticks; for `frames: 'key'`, where they are known. When ffmpeg skips the
   * other frames of an mp4 without reading them, the times that it reports are wrong by up to four frames.
   */
  keyPts?: number[];
  /** Frames nearer than this to the one before are dropped, and key frames nearer than `minKeySpacingSeconds`. */
  spacingMs?: number;
  /** In the stream's own ticks: from the key frame at or before `fromPts`, or from the beginning, up to `toPts`. */
  window?: { fromPts?: number; toPts: number };
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
export function readFramesArgs(input: ReadFramesInput): string[] {
  const { file, facts, frames, spacingMs, window, ranges, size } = input;
  const { video } = facts;
  const { width, height } = size ?? smallImageSize(video);
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

/** Frames of 60 a second are further apart. A file may have thousands of key frames a second. */
const minKeySpacingSeconds = 0.015;

/** Among other frames, key frames are kept where they are nearer, since cuts often fall on them. */
function spacing(seconds: number, frames: DecodedFrames): string {
  const apart = (atLeast: number) => `gte(t-prev_selected_t,${atLeast})`;
  const keys = frames === 'key' ? '' : `+key*${apart(minKeySpacingSeconds)}`;
  return `select='isnan(prev_selected_t)+${apart(seconds)}${keys}'`;
}

function seekArgs({ timeBase }: VideoFacts, window: ReadFramesInput['window']): string[] {
  if (window?.fromPts === undefined) return [];
  const atSeconds = (window.fromPts * timeBase.num) / timeBase.den;
  return ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', (Math.ceil(atSeconds * 1e6) / 1e6).toFixed(6)];
}
