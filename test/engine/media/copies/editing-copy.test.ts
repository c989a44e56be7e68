import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  editingSize,
  isPlayableInBrowsers,
  makeEditingCopy,
} from '../../../../src/engine/media/copies/editing-copy.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { editingFilters } from '../../../../src/engine/render/filters/editing-filters.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { probeOutput } from '../../../support/read-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'editing-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a source is played as it is', () => {
  it('where all browsers show what the output would', () => {
    expect(isPlayableInBrowsers(buildFacts())).toBe(true);
    expect(isPlayableInBrowsers(buildFacts({ rotation: 90 }, { audio: null }))).toBe(true);
  });

  it.each([
    ['in a container that not all know', buildFacts({}, { container: 'matroska,webm' })],
    ['in a codec that not all know', buildFacts({ codec: 'hevc' })],
    ['with more bits', buildFacts({ pixelFormat: 'yuv420p10le' })],
    ['interlaced', buildFacts({ interlaced: true })],
    ['in light that is converted', buildFacts({ colour: { ...buildFacts().video.colour, transfer: 'smpte2084' } })],
    ['with pixels that are not square', buildFacts({ sampleAspect: { num: 4, den: 3 } })],
    ['with a clock of its own', buildFacts({ startPts: 900 })],
  ])('but not %s', (_, facts) => expect(isPlayableInBrowsers(facts)).toBe(false));
});

describe('a copy to edit by', () => {
  it('is small, even on both sides, and never enlarged', () => {
    expect(editingSize(buildFacts())).toEqual({ width: 960, height: 540 });
    expect(editingSize(buildFacts({ codedWidth: 161, codedHeight: 121 }))).toEqual({ width: 162, height: 122 });
  });

  it('begins with the first picture, whatever the source’s clock says, and keeps every picture', async () => {
    const file = makeClip({
      ...{ file: join(folder, 'late.mkv'), seconds: 2, width: 200, height: 100 },
      ...{ videoArgs: ['-c:v', 'mpeg4'], outputArgs: ['-output_ts_offset', '3'] },
    });
    const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const outFile = join(folder, 'copy.mp4');
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    await makeEditingCopy({
      ffmpeg: tools.ffmpeg,
      sourceFile: file,
      facts,
      filters: editingFilters(facts),
      outFile,
      onProgress,
    });
    expect(probeOutput(outFile)).toMatchObject({
      videoCodec: 'h264',
      width: 200,
      height: 100,
      frames: 50,
      audioCodec: 'aac',
    });
    const copied = await probeSource({ file: outFile, ffprobe: tools.ffprobe, maxSeconds: 60 });
    expect([copied.video.startMs, isPlayableInBrowsers(copied)]).toEqual([0, true]);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});
