import { readFile, writeFile } from 'node:fs/promises';
import { hasCaption, hasFrames, inSync, lasts, playsThrough } from '../checks/checks.ts';
import { everyFrameOnce } from '../checks/numbered-frames.ts';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { type Clip, flashClip, numberedClip, numberedFrames, x264 } from './clips.ts';

const group = 'Times';
/** Containers whose timestamps are whole milliseconds. */
const millisecondTolerance = 1.1;

function steady(fps: number, rate: string | number = fps, file = 'rate.mp4'): HardInput {
  const count = Math.round(fps * 2);
  return {
    group,
    name: `${rate} fps, ${file.split('.')[1]?.toUpperCase()}`,
    file,
    make: (path) => numberedClip(path, { fps: rate }),
    expected: [
      everyFrameOnce(numberedFrames(fps, count), file.endsWith('mkv') ? millisecondTolerance : 0.7),
      lasts(2, 0.1),
      playsThrough,
    ],
  };
}

function flash(
  name: string,
  file: string,
  clip: Clip,
  expected: Check[] = [inSync(), lasts(2), hasCaption],
): HardInput {
  return { group, name, file, make: (path) => flashClip(path, clip), expected };
}

const isKept = (n: number) => n % 7 !== 3 && !(n >= 20 && n <= 29);
const keepGaps = ["select='not(eq(mod(n,7),3))*not(between(n,20,29))'"];

function variable(file: string, toleranceMs: number): HardInput {
  const clip: Clip = { fps: 30, seconds: 3, filters: keepGaps, output: ['-fps_mode', 'vfr'] };
  return {
    group,
    name: `variable rate, ${file.split('.')[1]?.toUpperCase()}`,
    file,
    make: (path) => numberedClip(path, clip),
    expected: [everyFrameOnce(numberedFrames(30, 90, isKept), toleranceMs), playsThrough],
  };
}

/** A clip cut between key frames without encoding: an edit list hides the frames before the cut. */
function cutByEditList(name: string, at: string, flashAt: number): HardInput {
  return {
    group,
    name,
    file: 'cut.mp4',
    async make(path) {
      const clip = `${path}.clip.mp4`;
      await flashClip(clip, { seconds: 3 });
      await ffmpeg(['-ss', at, '-i', clip, '-c', 'copy', `file:${path}`]);
    },
    expected: [inSync(flashAt), playsThrough],
  };
}

/** The bytes of two recordings, one after the other: a black and silent one, and one that flashes after a second. */
function joined(name: string, file: string, clip: Clip, second: string[] = []): HardInput {
  const output = clip.output ?? [];
  return {
    group,
    name,
    file,
    async make(path) {
      const [dark, bright] = [`${path}.dark`, `${path}.bright`];
      const black = { filters: ['drawbox=0:0:iw:ih:black:fill'], audioFilters: ['volume=0'] };
      await flashClip(dark, { ...clip, ...black, output });
      await flashClip(bright, { ...clip, output: [...second, ...output] });
      await writeFile(path, Buffer.concat([await readFile(dark), await readFile(bright)]));
    },
    expected: [inSync(3), lasts(4, 0.1), hasFrames(100), hasCaption, playsThrough],
  };
}

const dvd: Clip = {
  width: 720,
  height: 576,
  video: ['-c:v', 'mpeg2video', '-q:v', '4', '-bf', '2'],
  audio: ['-c:a', 'ac3'],
  output: ['-f', 'dvd'],
};

export const times: HardInput[] = [
  ...[5, 10, 15, 24, 25, 30, 50, 60].map((fps) => steady(fps)),
  steady(24_000 / 1001, '24000/1001'),
  steady(30_000 / 1001, '30000/1001'),
  steady(60_000 / 1001, '60000/1001'),
  steady(24_000 / 1001, '24000/1001', 'rate.mkv'),
  {
    group,
    name: '120 fps becomes 60',
    file: 'quick.mp4',
    make: (path) => flashClip(path, { fps: 120 }),
    expected: [inSync(), lasts(2), hasFrames(119, 121), hasCaption],
  },
  {
    group,
    name: '90 fps becomes 45',
    file: 'quick.mp4',
    make: (path) => flashClip(path, { fps: 90 }),
    expected: [inSync(), lasts(2), hasFrames(89, 91), hasCaption],
  },
  {
    group,
    name: '120 fps after 30: a mean of 75 becomes 60',
    file: 'burst.mp4',
    make: (path) =>
      flashClip(path, { fps: 120, filters: ["select='gte(n,120)+eq(mod(n,4),0)'"], output: ['-fps_mode', 'vfr'] }),
    expected: [inSync(), lasts(2), hasFrames(119, 121), hasCaption],
  },
  {
    group,
    name: 'as browsers record: WebM that declares 1000 fps',
    file: 'live.webm',
    make: (path) =>
      numberedClip(path, {
        fps: 1000,
        seconds: 1.5,
        filters: ["select='not(mod(n,33))'"],
        audio: ['-c:a', 'libopus'],
        video: ['-c:v', 'libvpx', '-cpu-used', '8', '-deadline', 'realtime', '-enc_time_base:v', '1:1000'],
        output: ['-fps_mode', 'vfr', '-live', '1', '-f', 'webm'],
      }),
    expected: [
      everyFrameOnce(
        numberedFrames(1000, 1500, (n) => n % 33 === 0),
        millisecondTolerance,
      ),
      playsThrough,
    ],
  },
  variable('variable.mp4', 0.7),
  variable('variable.mkv', millisecondTolerance),
  {
    group,
    name: 'a screen recording without change for five seconds',
    file: 'screen.mp4',
    make: (path) =>
      numberedClip(path, {
        fps: 30,
        seconds: 8,
        filters: ["select='not(between(n,31,180))'"],
        output: ['-fps_mode', 'vfr'],
      }),
    expected: [everyFrameOnce(numberedFrames(30, 240, (n) => n < 31 || n > 180)), lasts(8), playsThrough],
  },
  flash('starts at one hour', 'hour.ts', { output: ['-output_ts_offset', '3600'] }),
  flash('starts at 26 hours, where MPEG-TS timestamps wrap around', 'day.ts', {
    output: ['-output_ts_offset', '95443'],
  }),
  joined('timestamps restart: joined recordings, MPEG-TS', 'joined.ts', { output: ['-f', 'mpegts'] }),
  joined('timestamps jump by 50 minutes, MPEG-TS', 'leap.ts', { output: ['-f', 'mpegts'] }, [
    '-output_ts_offset',
    '3000',
  ]),
  joined('timestamps restart: cells of a DVD', 'cells.vob', dvd),
  flash('starts below zero', 'below.mkv', { output: ['-output_ts_offset', '-1', '-avoid_negative_ts', 'disabled'] }),
  flash(
    'starts below zero: an edit list hides half a second',
    'below.mov',
    { output: ['-output_ts_offset', '-0.5', '-avoid_negative_ts', 'disabled', '-use_editlist', '1'] },
    [inSync(0.5), lasts(1.5), playsThrough],
  ),
  cutByEditList('edit list from a key frame', '0', 1),
  cutByEditList('edit list between key frames', '0.5', 0.5),
  {
    group,
    name: 'edit list that starts with an empty edit',
    file: 'empty.mp4',
    async make(path) {
      const clip = `${path}.clip.mkv`;
      await flashClip(clip);
      const delayed = ['-itsoffset', '0.7', '-i', clip, '-i', clip, '-map', '0:v', '-map', '1:a'];
      await ffmpeg([...delayed, '-c', 'copy', '-movflags', '+negative_cts_offsets', `file:${path}`]);
    },
    expected: [inSync(1.7, 1), hasCaption],
  },
  {
    group,
    name: 'one frame',
    file: 'one.mp4',
    make: (path) => numberedClip(path, { audio: null, output: ['-frames:v', '1'] }),
    expected: [hasFrames(1), lasts(0.04), playsThrough],
  },
  {
    group,
    name: 'open GOPs',
    file: 'open.ts',
    make: (path) =>
      numberedClip(path, { fps: 24, seconds: 3, video: [...x264, '-bf', '3', '-x264-params', 'open-gop=1:keyint=24'] }),
    expected: [everyFrameOnce(numberedFrames(24, 72)), playsThrough],
  },
];
