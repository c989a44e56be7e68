import { hasAudio, playsThrough } from '../checks/checks.ts';
import { audioAsSource, captionsOverJoins, steadyAtJoins } from '../checks/frames-at-joins.ts';
import { everyFrameOnce } from '../checks/numbered-frames.ts';
import type { HardInput } from '../hard-input.ts';
import { type Clip, numberedFrames, risingClip, x264 } from './clips.ts';

const group = 'Joins';
/** Region of the word and the emoji, in the middle of 320 × 240. */
const middle = '56:48:132:84';

interface Joined extends Clip {
  name: string;
  file: string;
  /** Frames a second, as a number. */
  rate: number;
  /** Default 9.6: segments start at 0, 3 and 6 s. */
  seconds?: number;
  /** Most segments that one ffmpeg renders. */
  maxSegments: number;
  isKept?: (n: number) => boolean;
}

/** Captions and emoji are on screen at every join. */
function joined({ name, file, rate, seconds = 9.6, maxSegments, isKept, ...clip }: Joined): HardInput {
  const frames = numberedFrames(rate, Math.ceil(rate * seconds), isKept);
  const toleranceMs = file.endsWith('mkv') ? 1.1 : 0.7;
  return {
    group,
    name: `${name}, ${maxSegments} segment${maxSegments === 1 ? '' : 's'} per ffmpeg`,
    file,
    maxSegments,
    make: (path) => risingClip(path, { ...clip, seconds }),
    settings: { position: 0.5, fontSize: 60 },
    captions: captionsOverJoins(seconds),
    expected: [
      ...[everyFrameOnce(frames, toleranceMs), steadyAtJoins(frames, middle), audioAsSource(2)],
      ...[hasAudio({ seconds }), playsThrough],
    ],
  };
}

const isNotDropped = (n: number) => n % 7 !== 3 && n % 50 !== 24;
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
  joined({ name: '25 fps, MP4', file: 'a.mp4', rate: 25, fps: 25, maxSegments: 1 }),
  joined({ name: '24000/1001, MP4', file: 'a.mp4', rate: film, fps: '24000/1001', seconds: 13.6, maxSegments: 2 }),
  joined({ name: '30000/1001, MKV', file: 'a.mkv', rate: ntsc, fps: '30000/1001', maxSegments: 1, video: bFrames }),
  joined({ name: '60000/1001, MP4', file: 'a.mp4', rate: 2 * ntsc, fps: '60000/1001', maxSegments: 1, video: bFrames }),
  joined({ name: '60000/1001, MPEG-TS', file: 'a.ts', rate: 2 * ntsc, fps: '60000/1001', maxSegments: 2 }),
  joined({ name: '24000/1001, MPEG-TS', file: 'a.ts', rate: film, fps: '24000/1001', maxSegments: 1, video: bFrames }),
  joined({ name: '25, MKV, Opus', file: 'a.mkv', rate: 25, fps: 25, maxSegments: 2, audio: ['-c:a', 'libopus'] }),
  joined({ name: 'variable, MP4', file: 'a.mp4', rate: 30, fps: 30, maxSegments: 1, isKept: isNotDropped, ...gaps }),
  joined({
    name: 'variable, MKV',
    file: 'a.mkv',
    rate: 50,
    fps: 50,
    seconds: 13.6,
    maxSegments: 2,
    isKept: isNotDropped,
    ...gaps,
  }),
  joined({ name: '25, MPEG-TS, MPEG-2', file: 'a.ts', rate: 25, fps: 25, maxSegments: 1, ...mpeg2 }),
  joined({ name: '25, FLV', file: 'a.flv', rate: 25, fps: 25, maxSegments: 1, video: bFrames }),
  joined({ name: '25, AVI, MPEG-4', file: 'a.avi', rate: 25, fps: 25, maxSegments: 1, ...mpeg4 }),
  joined({
    name: '30000/1001, AVI with B-frames',
    file: 'a.avi',
    rate: ntsc,
    fps: '30000/1001',
    maxSegments: 1,
    ...xvid,
  }),
  joined({ name: '25, WMV', file: 'a.wmv', rate: 25, fps: 25, maxSegments: 1, ...wmv }),
  joined({ name: '10 fps, MP4', file: 'a.mp4', rate: 10, fps: 10, maxSegments: 1 }),
];
