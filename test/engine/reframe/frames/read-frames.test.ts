import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { type Look, lookAt } from '../../../../src/engine/reframe/frames/read-frames.ts';
import { lookArgs } from '../../../../src/engine/reframe/frames/read-frames-args.ts';
import { scalePart, wholePicture } from '../../../../src/engine/reframe/frames/scale-region.ts';
import { ffmpeg, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-look-'));
const deps = { ffmpeg: tools.ffmpeg, signal: new AbortController().signal };
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Left half of the colour of skin, right half blue. */
const [skin, blue] = [
  [224, 160, 128],
  [32, 64, 192],
];

describe('looking at a source', () => {
  it.each([
    ['BT.709', 'bt709', 'bt709', 'tv'],
    ['BT.601', 'bt601', 'smpte170m', 'tv'],
    ['BT.601 of full range', 'bt601', 'smpte170m', 'pc'],
  ])('shows the colours of %s as they are', async (_, matrix, tag, range) => {
    const file = join(dir, `${matrix}-${range}.mp4`);
    const halves = 'color=0xE0A080:s=32x64:r=5:d=1[l];color=0x2040C0:s=32x64:r=5:d=1[r];[l][r]hstack';
    ffmpeg([
      ...['-f', 'lavfi', '-i', `${halves},scale=out_color_matrix=${matrix}:out_range=${range},format=yuv420p`],
      ...['-c:v', 'libx264', '-qp', '2', '-colorspace', tag, '-color_range', range, file],
    ]);
    const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const looks: Look[] = [];
    await lookAt(deps, { file, facts, frames: 'key' }, async (look) => void looks.push(look));
    const [first] = looks;
    if (!first) throw new Error('nothing was seen');
    const { rgb } = scalePart(first.picture, wholePicture, { width: 2, height: 1 });
    for (const [i, value] of [...skin, ...blue].entries()) expect(Math.abs((rgb[i] ?? 0) - value)).toBeLessThan(6);
  });

  it('sees the same where ffmpeg trusts the header as where it looks into the streams first', async () => {
    const [trusted, looked] = [join(dir, 'trusted.mp4'), join(dir, 'looked-into.mkv')];
    ffmpeg([...['-f', 'lavfi', '-i', 'testsrc2=s=96x64:r=25:d=2', '-c:v', 'libx264', '-bf', '3', '-g', '20', trusted]]);
    ffmpeg(['-display_rotation', '90', '-i', trusted, '-c', 'copy', join(dir, 'turned.mp4')]);
    ffmpeg(['-i', join(dir, 'turned.mp4'), '-c', 'copy', looked]);
    const [seen, other] = [await looksOf(join(dir, 'turned.mp4')), await looksOf(looked)];
    expect(seen.args).toContain('-nofind_stream_info');
    expect(other.args).not.toContain('-nofind_stream_info');
    expect(seen.looks.length).toBe(50);
    expect(seen.looks).toEqual(other.looks);
  });
});

/** Every picture of a file without sound, and when it is shown. */
async function looksOf(file: string) {
  const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
  const looks: { atMs: number; width: number; bytes: string }[] = [];
  const input = { file, facts, frames: 'all' as const };
  await lookAt(deps, input, async ({ atMs, picture }) => {
    looks.push({ atMs: Math.round(atMs), width: picture.width, bytes: Buffer.from(picture.yuv).toString('base64') });
  });
  return { looks, args: lookArgs(input) };
}
