import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import {
  createFrameSplitter,
  readFrames,
  readFramesArgs,
  type SourceFrame,
} from '../../../../src/engine/reframe/frames/read-frames.ts';
import { scaleRegion, wholeImage } from '../../../../src/engine/reframe/frames/small-image.ts';
import { ffmpeg, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-frames-'));
const deps = { ffmpeg: tools.ffmpeg, signal: new AbortController().signal };
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The left half is skin-coloured, the right half blue. */
const [skin, blue] = [
  [224, 160, 128],
  [32, 64, 192],
];

describe('readFrames', () => {
  it.each([
    ['BT.709', 'bt709', 'bt709', 'tv'],
    ['BT.601', 'bt601', 'smpte170m', 'tv'],
    ['BT.601 of full range', 'bt601', 'smpte170m', 'pc'],
  ])('keeps the colours of %s', async (_, matrix, tag, range) => {
    const file = join(dir, `${matrix}-${range}.mp4`);
    const halves = 'color=0xE0A080:s=32x64:r=5:d=1[l];color=0x2040C0:s=32x64:r=5:d=1[r];[l][r]hstack';
    ffmpeg([
      ...['-f', 'lavfi', '-i', `${halves},scale=out_color_matrix=${matrix}:out_range=${range},format=yuv420p`],
      ...['-c:v', 'libx264', '-qp', '2', '-colorspace', tag, '-color_range', range, file],
    ]);
    const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const frames: SourceFrame[] = [];
    await readFrames(deps, { file, facts, frames: 'key' }, async (frame) => void frames.push(frame));
    const [first] = frames;
    if (!first) throw new Error('no frame was read');
    const { rgb } = scaleRegion(first.image, wholeImage, { width: 2, height: 1 });
    for (const [i, value] of [...skin, ...blue].entries()) expect(Math.abs((rgb[i] ?? 0) - value)).toBeLessThan(6);
  });

  it('skips most of the key frames that come in thousands a second, and keeps those at 60 a second', async () => {
    const keys = (name: string, fps: number) => {
      const file = join(dir, name);
      ffmpeg([...['-f', 'lavfi', '-i', `testsrc2=s=64x64:r=${fps}:d=0.5`, '-c:v', 'libx264', '-g', '1'], file]);
      return file;
    };
    const read = async (file: string) =>
      (await framesOf(file, { frames: 'forward', spacingMs: 60 })).frames.map(({ atMs }) => atMs);
    expect((await read(keys('fast-keys.mp4', 1000))).length).toBeLessThan(40);
    expect(await read(keys('usual-keys.mp4', 60))).toHaveLength(30);
  });

  it('reads the same frames whether ffmpeg trusts the header or probes the streams first', async () => {
    const [trusted, probed] = [join(dir, 'trusted.mp4'), join(dir, 'probed.mkv')];
    ffmpeg([...['-f', 'lavfi', '-i', 'testsrc2=s=96x64:r=25:d=2', '-c:v', 'libx264', '-bf', '3', '-g', '20', trusted]]);
    ffmpeg(['-display_rotation', '90', '-i', trusted, '-c', 'copy', join(dir, 'turned.mp4')]);
    ffmpeg(['-i', join(dir, 'turned.mp4'), '-c', 'copy', probed]);
    const [seen, other] = [await framesOf(join(dir, 'turned.mp4')), await framesOf(probed)];
    expect(seen.args).toContain('-nofind_stream_info');
    expect(other.args).not.toContain('-nofind_stream_info');
    expect(seen.frames.length).toBe(50);
    expect(seen.frames).toEqual(other.frames);
  });
});

/** Every frame of a file without audio, and its time. */
async function framesOf(file: string, options: Partial<Parameters<typeof readFramesArgs>[0]> = {}) {
  const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
  const frames: { atMs: number; width: number; bytes: string }[] = [];
  const input = { file, facts, frames: 'all' as const, ...options };
  await readFrames(deps, input, async ({ atMs, image }) => {
    frames.push({ atMs: Math.round(atMs), width: image.width, bytes: Buffer.from(image.yuv).toString('base64') });
  });
  return { frames, args: readFramesArgs(input) };
}

describe('createFrameSplitter', () => {
  it('gives whole frames, however the bytes arrive', () => {
    const frames = createFrameSplitter(3);
    frames.add(new Uint8Array([1, 2]));
    expect(frames.ready).toEqual([]);
    frames.add(new Uint8Array([3, 4, 5, 6, 7]));
    expect(frames.ready.map((frame) => [...frame])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('reuses the memory of a frame once it is released, and not before', () => {
    const frames = createFrameSplitter(2);
    frames.add(new Uint8Array([1, 2, 3]));
    const [first = new Uint8Array()] = frames.ready.splice(0);
    frames.reuse(first);
    frames.add(new Uint8Array([4, 5, 6]));
    const [second, third] = frames.ready;
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    expect([...(second ?? []), ...first]).toEqual([3, 4, 5, 6]);
  });
});
