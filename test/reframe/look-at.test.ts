import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../src/media/probe-source.ts';
import { type Look, lookAt } from '../../src/reframe/look/look-at.ts';
import { scalePart, wholePicture } from '../../src/reframe/look/scale-part.ts';
import { ffmpeg, tools } from '../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-look-'));
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
    const { video } = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const looks: Look[] = [];
    const deps = { ffmpeg: tools.ffmpeg, signal: new AbortController().signal };
    await lookAt(deps, { file, video, frames: 'key' }, async (look) => void looks.push(look));
    const [first] = looks;
    if (!first) throw new Error('nothing was seen');
    const { rgb } = scalePart(first.picture, wholePicture, { width: 2, height: 1 });
    for (const [i, value] of [...skin, ...blue].entries()) expect(Math.abs((rgb[i] ?? 0) - value)).toBeLessThan(6);
  });
});
