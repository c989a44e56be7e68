import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { checkOutput } from '../../../../src/engine/render/output/check-output.ts';
import { compareTimes } from '../../../../src/engine/render/output/check-times.ts';
import { plannedFrameTicks } from '../../../../src/engine/render/plan/planned-frames.ts';
import type { RenderPlan } from '../../../../src/engine/render/plan/render-plan.ts';
import { readJoinedFrames } from '../../../../src/engine/render/segments/transport-frames.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);
const file = path('source.mp4');
const outFile = path('right.mp4');

let plan: RenderPlan;
let segmentFiles: string[];

beforeAll(async () => {
  makeClip({ file, seconds: 9, picture: 'numbered', width: 64, height: 64 });
  const clip = await renderClip({ file, outFile, workDir: path('work') });
  plan = clip.plan;
  segmentFiles = clip.rendered.map((one) => one.file);
});

const assembled = (files: string[], changed: Partial<RenderPlan> = {}) =>
  assembleOutput({
    plan: { ...plan, ...changed },
    segmentFiles: files,
    sourceFile: file,
    outFile: path('wrong.mp4'),
    workDir: path('join'),
    tools,
  });

const wrongWith = (text: string, suspects: (string | undefined)[] = expect.anything()) => ({
  code: 'render_failed',
  details: { wrong: expect.arrayContaining([expect.stringContaining(text)]), suspects },
});

describe('checkOutput refuses an output', () => {
  it('with a missing segment, if its source is intact', async () => {
    await writeFile(path('empty.ts'), '');
    const files = segmentFiles.map((one, i) => (i === 1 ? path('empty.ts') : one));
    const wrong = wrongWith('75 frames missing, the first at 3000 ms', [plan.segments[1]?.key]);
    await expect(assembled(files)).rejects.toMatchObject(wrong);
  });

  it('with a segment that is two frames late', async () => {
    const late = [
      '-itsoffset',
      '0.08',
      '-i',
      segmentFiles[1] ?? '',
      '-c',
      'copy',
      '-muxdelay',
      '0',
      '-muxpreload',
      '0',
    ];
    ffmpeg(['-copyts', ...late, '-f', 'mpegts', path('late.ts')]);
    const files = segmentFiles.map((one, i) => (i === 1 ? path('late.ts') : one));
    await expect(assembled(files)).rejects.toMatchObject({ code: 'render_failed' });
  });

  it('with a segment that lacks a frame', async () => {
    const less = ['-i', segmentFiles[2] ?? '', '-c', 'copy', '-frames:v', '70', '-muxdelay', '0', '-muxpreload', '0'];
    ffmpeg(['-copyts', ...less, '-f', 'mpegts', path('less.ts')]);
    const files = segmentFiles.map((one, i) => (i === 2 ? path('less.ts') : one));
    await expect(assembled(files)).rejects.toMatchObject(wrongWith('missing', [plan.segments[2]?.key]));
  });

  const checked = async (args: string[], changed: Partial<RenderPlan> = {}) => {
    const made = path('made.mp4');
    ffmpeg(['-i', outFile, ...args, '-video_track_timescale', '90000', made]);
    const segmentNames = segmentFiles.map((_, i) => `${i}.ts`);
    for (const [i, name] of segmentNames.entries()) await copyFile(segmentFiles[i] ?? '', path(name));
    const joined = await readJoinedFrames({ segmentNames, workDir: folder });
    return checkOutput({ plan: { ...plan, ...changed }, outFile: made, joined, sourceFile: file, tools });
  };

  it.each([
    [
      'audio that is cut off',
      ['-c', 'copy', '-filter_complex', '[0:a]atrim=end=8.5[a]', '-map', '0:v', '-map', '[a]', '-c:a', 'aac'],
      'audio until 8500 ms',
    ],
    [
      'audio that begins late',
      ['-c', 'copy', '-af', 'asetpts=PTS+1/TB,atrim=end=9', '-c:a', 'aac'],
      'audio from 978 ms instead of 0',
    ],
    ['no audio', ['-c', 'copy', '-an'], 'no AAC audio'],
    ['another codec', ['-c:a', 'copy', '-c:v', 'mpeg4'], 'video codec'],
    ['another pixel format', ['-c:a', 'copy', '-c:v', 'libx264', '-pix_fmt', 'yuv444p'], 'video codec'],
    ['frames at other times', ['-c', 'copy', '-bsf:v', 'setts=pts=PTS+3600*gte(PTS\\,180000):dts=DTS'], 'other times'],
  ])('with %s', async (_, args, says) => {
    const suspects = says.includes('audio') ? [] : plan.segments.map(({ key }) => key);
    await expect(checked(args)).rejects.toMatchObject(wrongWith(says, suspects));
  });

  it('whose last frame is not shown as long as planned', async () => {
    const wrong = wrongWith('frames until 9000 ms instead of 9960', []);
    await expect(checked(['-c', 'copy'], { lastFrameTicks: 90_000 })).rejects.toMatchObject(wrong);
  });

  it('and accepts a correct one', async () => {
    expect(await checked(['-c', 'copy'])).toMatchObject({ frames: 225 });
    // with a plan from before plans had frame times
    expect(await assembled(segmentFiles, { pictureSteps: undefined })).toMatchObject({ frames: 225 });
  });
});

describe('compareTimes', () => {
  const even = (count: number, step: number) => Array.from({ length: count }, (_, i) => Math.round(i * step));
  const spread = () => ({
    ...plan,
    timeFilters: ['fps=60/1'],
    output: { ...plan.output, frameRate: { num: 60, den: 1 } },
  });

  it('expects frames at the times of the source and of the repeats', () => {
    const shown = plannedFrameTicks(plan) ?? [];
    expect(compareTimes(plan, shown)).toEqual({ missing: [], unexpected: [] });
    const [first] = plan.segments;
    const repeating = { ...plan, segments: first ? [{ ...first, repeats: [1800] }] : [] };
    expect(compareTimes(repeating, shown)).toEqual({ missing: [1800], unexpected: [] });
    expect(
      compareTimes(
        plan,
        [1800, ...shown].sort((a, b) => a - b),
      ),
    ).toEqual({ missing: [], unexpected: [1800] });
  });

  it('expects no gap at a reduced rate, and tolerates differences at both ends', () => {
    for (const count of [539, 540, 541]) {
      expect(compareTimes(spread(), even(count, 1500))).toEqual({ missing: [], unexpected: [] });
    }
    const holed = even(540, 1500).filter((_, i) => i !== 100);
    expect(compareTimes(spread(), holed)).toEqual({ missing: [150_000], unexpected: [] });
    expect(compareTimes(spread(), even(400, 1500)).missing.length).toBeGreaterThan(100);
    expect(compareTimes(spread(), [...even(540, 1500), 810_700]).unexpected).toEqual([810_700]);
  });

  it('compares nothing if no times are known', () => {
    expect(compareTimes({ ...plan, pictureSteps: null }, [5, 7, 90_000])).toEqual({ missing: [], unexpected: [] });
  });
});
