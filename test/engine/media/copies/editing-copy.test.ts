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
import { editingFilters } from '../../../../src/engine/render/filters/picture-filters.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { probeOutput } from '../../../support/read-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'editing-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('isPlayableInBrowsers', () => {
  it('accepts what all browsers show like the output', () => {
    expect(isPlayableInBrowsers(buildFacts())).toBe(true);
    expect(isPlayableInBrowsers(buildFacts({ rotation: 90 }, { audio: null }))).toBe(true);
  });

  it.each([
    ['a container that some browsers lack', buildFacts({}, { container: 'matroska,webm' })],
    ['a codec that some browsers lack', buildFacts({ codec: 'hevc' })],
    ['a higher bit depth', buildFacts({ pixelFormat: 'yuv420p10le' })],
    ['interlaced video', buildFacts({ interlaced: true })],
    ['HDR, which the output converts', buildFacts({ colour: { ...buildFacts().video.colour, transfer: 'smpte2084' } })],
    ['pixels that are not square', buildFacts({ sampleAspect: { num: 4, den: 3 } })],
    ['a video that does not start at zero', buildFacts({ startPts: 900 })],
  ])('refuses %s', (_, facts) => expect(isPlayableInBrowsers(facts)).toBe(false));
});

describe('the editing copy', () => {
  it('is small, with even sides, and never enlarged', () => {
    expect(editingSize(buildFacts())).toEqual({ width: 960, height: 540 });
    expect(editingSize(buildFacts({ codedWidth: 161, codedHeight: 121 }))).toEqual({ width: 162, height: 122 });
  });

  it('starts with the first frame, whatever the source’s clock says, and keeps every frame', async () => {
    const file = makeClip({
      file: join(folder, 'late.mkv'),
      seconds: 2,
      width: 200,
      height: 100,
      videoArgs: ['-c:v', 'mpeg4'],
      outputArgs: ['-output_ts_offset', '3'],
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
