import { readFromFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { nearestTo } from '../face-map/sorted-numbers.ts';
import { cutIntoPictures } from './frame-splitter.ts';
import { type LookInput, lookArgs } from './read-frames-args.ts';
import type { SmallPicture } from './small-frame.ts';
import { lookSize } from './small-frame-size.ts';

/** One frame that was looked at. */
export interface Look {
  /** In the stream's own ticks. */
  pts: number;
  /** On the video's clock, 0 = first frame. */
  atMs: number;
  /** How much it differs from the frame looked at before: 0 to 1; 0 for the first. */
  sceneScore: number;
  picture: SmallPicture;
  /** Gives the picture's memory back for later ones, once nobody reads it any more. */
  release(): void;
}

export interface LookDeps {
  ffmpeg: string;
  signal: AbortSignal;
}

/**
 * Shows small pictures of a source one after the other, in the order they are shown.
 * @throws FfmpegError; the signal's reason when aborted
 */
export async function lookAt(deps: LookDeps, input: LookInput, onLook: (look: Look) => Promise<void>): Promise<void> {
  const { video } = input.facts;
  const size = lookSize(video);
  const pictures = cutIntoPictures((size.width * size.height * 3) / 2);
  const told: Pick<Look, 'pts' | 'sceneScore'>[] = [];
  const readMessage = messageReader((look) => told.push(look));
  const hand = async () => {
    while (told.length > 0 && pictures.ready.length > 0) {
      const look = told.shift();
      const yuv = pictures.ready.shift();
      if (!look || !yuv) return;
      const pts = input.keyPts ? nearestTo(input.keyPts, look.pts) : look.pts;
      const atMs = ((pts - video.startPts) * video.timeBase.num * 1000) / video.timeBase.den;
      const release = () => pictures.reuse(yuv);
      if (atMs >= 0) await onLook({ ...look, pts, atMs, picture: { ...size, yuv }, release });
      else release();
    }
  };
  await readFromFfmpeg({
    ...deps,
    args: lookArgs(input),
    onMessage: readMessage,
    async onBytes(bytes) {
      pictures.add(bytes);
      await hand();
    },
  });
  await hand();
}

/** Of each picture the filter says two lines: `frame:0 pts:512 pts_time:0.04`, and `lavfi.scene_score=0.013`. */
function messageReader(onTold: (look: Pick<Look, 'pts' | 'sceneScore'>) => void): (line: string) => void {
  let pts = Number.NaN;
  return (line) => {
    const frame = /frame:\s*\d+\s+pts:\s*(\S+)/.exec(line);
    if (frame) pts = Number(frame[1]);
    const score = /lavfi\.scene_score=([\d.]+)/.exec(line);
    if (score) onTold({ pts, sceneScore: Number(score[1]) });
  };
}
