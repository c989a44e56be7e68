import { nearestTo } from '../../../infra/sorted-numbers.ts';
import { readFromFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { ptsToMs } from '../../media/timing/video-clock.ts';
import { createFrameSplitter } from './frame-splitter.ts';
import { type ReadFramesInput, readFramesArgs } from './read-frames-args.ts';
import { type SmallImage, smallImageSize } from './small-image.ts';

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
  const size = smallImageSize(video);
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
