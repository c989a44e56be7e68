import { playsThrough, hasAudio as sound } from '../checks/checks.ts';
import { audioAsSource, captionsOverJoins, steadyAtJoins } from '../checks/frames-at-joins.ts';
import { everyFrameOnce } from '../checks/numbered-frames.ts';
import type { HardInput } from '../hard-input.ts';
import { type Clip, numberedFrames, risingClip, x264 } from './clips.ts';

const group = 'Joins';
/** Where the word and the emoji are in the middle of 320 × 240. */
const middle = '56:48:132:84';

interface Joined extends Clip {
  name: string;
  file: string;
  /** Pictures a second, as a number. */
  rate: number;
  /** Default 9.6: segments from 0, 4 and 8 s on. */
  seconds?: number;
  longestRun: number;
  isThere?: (n: number) => boolean;
}

/** Captions and emoji stand over every join. */
function joined({ name, file, rate, seconds = 9.6, longestRun, isThere, ...clip }: Joined): HardInput {
  const frames = numberedFrames(rate, Math.ceil(rate * seconds), isThere);
  const addedMs = file.endsWith('mkv') ? 1.1 : 0.7;
  return {
    group,
    name: `${name}, ${longestRun === 1 ? 'each alone' : `${longestRun} by one ffmpeg`}`,
    file,
    maxSegments: longestRun,
    make: (path) => risingClip(path, { ...clip, seconds }),
    settings: { position: 0.5, fontSize: 60 },
    captions: captionsOverJoins(seconds),
    expected: [
      ...[everyFrameOnce(frames, addedMs), steadyAtJoins(frames, middle), audioAsSource(2)],
      ...[sound({ seconds }), playsThrough],
    ],
  };
}

const dropped = (n: number) => n % 7 !== 3 && n % 50 !== 24;
const gaps: Clip = {
  filters: ["select='not(eq(mod(n,7),3))*not(eq(mod(n,50),24))'"],
  output: ['-fps_mode', 'vfr'],
};
const ntsc = 30_000 / 1001;
const film = 24_000 / 1001;
const bFrames = [...x264, '-bf', '3'];
const mpeg2: Clip = { video: ['-c:v', 'mpeg2video', '-q:v', '3', '-bf', '2'], audio: ['-c:a', 'mp2'] };
const mpeg4: Clip = { video: ['-c:v', 'mpeg4', '-q:v', '3', '-g', '50'], audio: ['-c:a', 'pcm_s16le'] };
const xvid: Clip = { video: ['-c:v', 'mpeg4', '-q:v', '3', '-bf', '2'], audio: ['-c:a', 'mp3'] };
const wmv: Clip = { video: ['-c:v', 'wmv2', '-q:v', '3', '-g', '50'], audio: ['-c:a', 'wmav2'] };

export const joins: HardInput[] = [
  joined({ name: '25 pictures a second, MP4', file: 'a.mp4', rate: 25, fps: 25, longestRun: 1 }),
  joined({ name: '24000/1001, MP4', file: 'a.mp4', rate: film, fps: '24000/1001', seconds: 13.6, longestRun: 2 }),
  joined({ name: '30000/1001, MKV', file: 'a.mkv', rate: ntsc, fps: '30000/1001', longestRun: 1, video: bFrames }),
  joined({ name: '60000/1001, MP4', file: 'a.mp4', rate: 2 * ntsc, fps: '60000/1001', longestRun: 1, video: bFrames }),
  joined({ name: '60000/1001, MPEG-TS', file: 'a.ts', rate: 2 * ntsc, fps: '60000/1001', longestRun: 2 }),
  joined({ name: '24000/1001, MPEG-TS', file: 'a.ts', rate: film, fps: '24000/1001', longestRun: 1, video: bFrames }),
  joined({ name: '25, MKV, Opus', file: 'a.mkv', rate: 25, fps: 25, longestRun: 2, audio: ['-c:a', 'libopus'] }),
  joined({ name: 'variable, MP4', file: 'a.mp4', rate: 30, fps: 30, longestRun: 1, isThere: dropped, ...gaps }),
  joined({
    name: 'variable, MKV',
    file: 'a.mkv',
    rate: 50,
    fps: 50,
    seconds: 13.6,
    longestRun: 2,
    isThere: dropped,
    ...gaps,
  }),
  joined({ name: '25, MPEG-TS, MPEG-2', file: 'a.ts', rate: 25, fps: 25, longestRun: 1, ...mpeg2 }),
  joined({ name: '25, FLV', file: 'a.flv', rate: 25, fps: 25, longestRun: 1, video: bFrames }),
  joined({ name: '25, AVI, MPEG-4', file: 'a.avi', rate: 25, fps: 25, longestRun: 1, ...mpeg4 }),
  joined({
    name: '30000/1001, AVI with B-frames',
    file: 'a.avi',
    rate: ntsc,
    fps: '30000/1001',
    longestRun: 1,
    ...xvid,
  }),
  joined({ name: '25, WMV', file: 'a.wmv', rate: 25, fps: 25, longestRun: 1, ...wmv }),
  joined({ name: '10 pictures a second, MP4', file: 'a.mp4', rate: 10, fps: 10, longestRun: 1 }),
];
