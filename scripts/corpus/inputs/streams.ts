import { readFile, writeFile } from 'node:fs/promises';
import { colours, hasCaption, hasFrames, inSync, isSized, lasts, playsThrough } from '../checks/checks.ts';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpeg } from '../tools.ts';
import { flashClip, numberedClip } from './clips.ts';

/** A flash clip with other streams beside its own. */
function beside(name: string, file: string, streams: (clip: string, dir: string) => Promise<string[]>): HardInput {
  return {
    group: 'Other streams',
    name,
    file,
    async make(path) {
      const clip = `${path}.clip.mp4`;
      await flashClip(clip);
      await ffmpeg([...(await streams(clip, path)), `file:${path}`]);
    },
    expected: [isSized(320, 240), inSync(), lasts(2, 0.1), hasCaption],
  };
}

async function cover(dir: string): Promise<string> {
  const file = `${dir}.cover.png`;
  await ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=600x600', '-frames:v', '1', '-update', '1', file]);
  return file;
}

async function subtitles(dir: string): Promise<string> {
  const file = `${dir}.srt`;
  await writeFile(file, '1\n00:00:00,100 --> 00:00:01,900\nnot these\n');
  return file;
}

const mapArgs = (...maps: string[]) => maps.flatMap((map) => ['-map', map]);

const streamCases: HardInput[] = [
  beside('cover art first', 'cover.mp4', async (clip, dir) => [
    ...[
      '-i',
      await cover(dir),
      '-i',
      clip,
      ...mapArgs('0', '1:v', '1:a'),
      '-c',
      'copy',
      '-disposition:v:0',
      'attached_pic',
    ],
  ]),
  beside('cover art in MKV', 'cover.mkv', async (clip, dir) => [
    ...['-i', clip, '-attach', await cover(dir), '-metadata:s:t', 'mimetype=image/png', '-c', 'copy'],
  ]),
  beside('subtitles', 'subtitles.mp4', async (clip, dir) => [
    ...['-i', clip, '-i', await subtitles(dir), ...mapArgs('0:v', '0:a', '1'), '-c', 'copy', '-c:s', 'mov_text'],
  ]),
  beside('subtitles first', 'subtitles.mkv', async (clip, dir) => [
    ...['-i', await subtitles(dir), '-i', clip, ...mapArgs('0', '1:a', '1:v'), '-c', 'copy', '-c:s', 'srt'],
  ]),
  beside('a data stream (timecode)', 'data.mov', async (clip) => [
    '-i',
    clip,
    '-c',
    'copy',
    '-timecode',
    '01:00:00:00',
  ]),
  beside('two video streams, the second the default', 'two.mkv', async (clip) => [
    ...[
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64:d=2',
      '-i',
      clip,
      ...mapArgs('0:v', '1:v', '1:a'),
      '-c:v:0',
      'libx264',
      '-c:v:1',
      'copy',
      '-c:a',
      'copy',
    ],
    ...['-disposition:v:0', '0', '-disposition:v:1', 'default'],
  ]),
];

/** A clip of three seconds, damaged by `change`. */
function damaged(
  name: string,
  file: string,
  change: (bytes: Buffer) => Buffer,
  expected: Check[],
  output: string[] = [],
): HardInput {
  return {
    group: 'Damage',
    name,
    file,
    async make(path) {
      await numberedClip(path, { seconds: 3, output });
      await writeFile(path, change(await readFile(path)));
    },
    expected: [...expected, playsThrough],
  };
}

const truncate = (share: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
const overwrite = (from: number, to: number) => (bytes: Buffer) =>
  bytes.fill(0x55, Math.floor(bytes.length * from), Math.floor(bytes.length * to));
const indexFirst = ['-movflags', '+faststart'];

const damage: HardInput[] = [
  damaged('truncated MP4', 'cut.mp4', truncate(0.6), [hasFrames(20, 74)], indexFirst),
  damaged('truncated MKV', 'cut.mkv', truncate(0.6), [hasFrames(20, 74)]),
  damaged('truncated MPEG-TS', 'cut.ts', truncate(0.6), [hasFrames(20, 74)]),
  damaged(
    'MPEG-TS without its first third',
    'middle.ts',
    (bytes) => bytes.subarray(188 * Math.floor(bytes.length / 188 / 3)),
    [hasFrames(10, 74)],
  ),
  damaged('MP4 with overwritten bytes', 'hole.mp4', overwrite(0.5, 0.6), [hasFrames(20, 75)], indexFirst),
  damaged('MPEG-TS with overwritten bytes', 'hole.ts', overwrite(0.5, 0.55), [hasFrames(20, 75)]),
  damaged('MP4 with trailing garbage', 'behind.mp4', (bytes) => Buffer.concat([bytes, Buffer.alloc(5000, 0x55)]), [
    hasFrames(75),
  ]),
];

const oddNames = [
  ["it's.mp4", 'an apostrophe'],
  ['"said".mp4', 'quotes'],
  ['two\nlines.mp4', 'a line break'],
  ['🎉 fête 日本.mp4', 'emoji and accents'],
  ['a:b,c;d[e]=f%03d\\g.mp4', 'characters of filters and patterns'],
  ['-i.mp4', 'like an option'],
] as const;

const names: HardInput[] = oddNames.map(([file, name]) => ({
  group: 'File names',
  name,
  file,
  make: async (path) => {
    // ffmpeg reads % in the name of an output as a placeholder for numbers
    const plain = `${path.slice(0, path.lastIndexOf('/'))}/plain.mp4`;
    await flashClip(plain, { video: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] });
    await writeFile(path, await readFile(plain));
  },
  expected: [inSync(), hasCaption, colours([{ region: '40:40:0:0', rgb: [0, 0, 0] }])],
}));

export const streams: HardInput[] = [...streamCases, ...damage, ...names];
