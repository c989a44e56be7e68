import { copyFile } from 'node:fs/promises';
import type { Check, HardInput } from '../hard-input.ts';
import { ffmpegPrints, ffprobe } from '../tools.ts';

const demoClip = 'assets/demo/sonnet.mp4';
const minVmaf = 95;
const maxShare = 1.5;

/** Looks like the source, by Netflix's VMAF of every fifth frame. */
const looksLikeItsSource: Check = async ({ file }) => {
  if (!(await ffmpegPrints(['-filters'])).includes('libvmaf'))
    return { passed: true, measured: 'VMAF: not in this ffmpeg' };
  const inputs = '[0:v]settb=AVTB,setpts=PTS-STARTPTS[a];[1:v]settb=AVTB,setpts=PTS-STARTPTS[b];[a][b]';
  const printed = await ffmpegPrints([
    ...['-i', file, '-i', demoClip, '-lavfi', `${inputs}libvmaf=n_threads=2:n_subsample=5`, '-f', 'null', '-'],
  ]);
  const vmaf = Number(/VMAF score: ([\d.]+)/.exec(printed)?.[1] ?? 0);
  return { passed: vmaf >= minVmaf, measured: `VMAF ${vmaf.toFixed(1)}` };
};

const isNotTooLarge: Check = async ({ file }) => {
  const share = (await videoBytes(file)) / (await videoBytes(demoClip));
  return { passed: share <= maxShare, measured: `${share.toFixed(2)} × the bits of the source` };
};

async function videoBytes(file: string): Promise<number> {
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
    expected: [looksLikeItsSource, isNotTooLarge],
  },
];
