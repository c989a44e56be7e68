import { copyFile } from 'node:fs/promises';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpegSays, ffprobe } from '../tools.ts';

const demoClip = 'assets/demo/sonnet.mp4';
const leastVmaf = 95;
const largestShare = 1.5;

/** As good as the source to the eye, by Netflix's measure, every fifth picture. */
const looksLikeItsSource: Check = async ({ file }) => {
  if (!(await ffmpegSays(['-filters'])).includes('libvmaf'))
    return { passed: true, measured: 'VMAF: not in this ffmpeg' };
  const together = '[0:v]settb=AVTB,setpts=PTS-STARTPTS[a];[1:v]settb=AVTB,setpts=PTS-STARTPTS[b];[a][b]';
  const printed = await ffmpegSays([
    ...['-i', file, '-i', demoClip, '-lavfi', `${together}libvmaf=n_threads=2:n_subsample=5`, '-f', 'null', '-'],
  ]);
  const vmaf = Number(/VMAF score: ([\d.]+)/.exec(printed)?.[1] ?? 0);
  return { passed: vmaf >= leastVmaf, measured: `VMAF ${vmaf.toFixed(1)}` };
};

const isNotNeedlesslyLarge: Check = async ({ file }) => {
  const share = (await pictureBytes(file)) / (await pictureBytes(demoClip));
  return { passed: share <= largestShare, measured: `${share.toFixed(2)} × the bits of the source` };
};

async function pictureBytes(file: string): Promise<number> {
  const printed = await ffprobe(['-select_streams', 'v:0', '-show_entries', 'packet=size', '-of', 'csv=p=0', file]);
  return printed.split('\n').reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0), 0);
}

export const quality: HardInput[] = [
  {
    group: 'Quality',
    name: 'the demo clip without captions',
    file: 'demo.mp4',
    captions: [],
    make: (path) => copyFile(demoClip, path),
    expected: [looksLikeItsSource, isNotNeedlesslyLarge],
  },
];
