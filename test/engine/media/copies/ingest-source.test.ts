import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ingestSource, repairTimestampsArgs } from '../../../../src/engine/media/copies/ingest-source.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { isSeekable } from '../../../../src/engine/media/source-facts.ts';
import { isDiscontinuous } from '../../../../src/engine/media/timing/timestamp-discontinuity.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), "take it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const path = (name: string) => join(dir, name);
const repairedFile = path('repaired');
const takeIn = (file: string) => ingestSource({ ...tools, file, repairedFile, maxSeconds: 60 });

describe('ingestSource', () => {
  const plain = makeClip({ file: path('plain.ts') });
  const later = (seconds: number) => {
    ffmpeg(['-i', plain, '-c', 'copy', '-output_ts_offset', String(seconds), path('later.ts')]);
    return path('later.ts');
  };
  const joined = (...files: string[]) => {
    writeFileSync(path('joined.ts'), Buffer.concat(files.map((file) => readFileSync(file))));
    return path('joined.ts');
  };

  it('goes on with the file itself where it can be worked on', async () => {
    const file = makeClip({ file: path('plain.mp4') });
    expect(await takeIn(file)).toMatchObject({ file, facts: { durationMs: 1000, video: { frameCount: 25 } } });
    expect(readdirSync(dir)).not.toContain('repaired');
  });

  it('goes on with a copy that can be sought in where the file cannot', async () => {
    const { file, facts } = await takeIn(joined(plain, later(5)));
    expect(file).toBe(repairedFile);
    expect(facts).toMatchObject({ durationMs: 6000, audio: { codec: 'aac' }, video: { frameCount: 50 } });
    expect(isSeekable(facts.container)).toBe(true);
    expect(await probeSource({ ...tools, file })).toMatchObject({
      container: facts.container,
      video: { frameCount: 50 },
    });
  });

  it('goes on with the file itself where a copy would be another video, and leaves none behind', async () => {
    rmSync(repairedFile, { force: true });
    const file = makeClip({ file: path('b.avi'), videoArgs: ['-c:v', 'mpeg4', '-bf', '2'] });
    expect(await takeIn(file)).toMatchObject({ file, facts: { container: 'avi' } });
    expect(readdirSync(dir).filter((name) => name.startsWith('repaired'))).toEqual([]);
  });

  it.each([
    ['starts again', () => joined(plain, plain)],
    ['starts again a little before its end', () => joined(plain, later(0.5))],
    ['leaps by 50 minutes, more than the longest video', () => joined(plain, later(3000))],
  ])('goes on with a copy on one clock where it %s', async (_, make) => {
    const { file, facts } = await takeIn(make());
    expect(file).toBe(repairedFile);
    expect(facts).toMatchObject({ audio: { codec: 'aac' }, video: { codec: 'h264', frameCount: 50 } });
    expect(Math.abs(facts.durationMs - 2000)).toBeLessThanOrEqual(40);
  });

  it('leaves the probe alone to refuse such a file, in words', async () => {
    await expect(probeSource({ ...tools, file: joined(plain, plain) })).rejects.toMatchObject({
      code: 'source_damaged',
      message: /^The clock of this recording starts again or jumps/,
    });
  });

  it('copies just the streams that are wanted, with the clock mended', () => {
    const args = repairTimestampsArgs({ file: 'a', repairedFile: 'b', streams: { video: 1, audio: null } });
    expect(args.slice(args.indexOf('-i'))).toEqual([
      '-i',
      'file:a',
      '-map',
      '0:1',
      '-c',
      'copy',
      '-f',
      'mpegts',
      'file:b',
    ]);
    expect(args).not.toContain('-copyts');
  });
});

describe('breaksClock', () => {
  const sound = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

  it.each<[string, number[], number[] | null, boolean]>([
    ['a steady clock', [0, 0.04, 0.08], sound, false],
    ['no picture', [], sound, false],
    ['a step back of a few ticks', [0, 0.04, 0.03, 0.08], sound, false],
    ['a clock that starts again', [0, 0.04, 2, 0], sound, true],
    ['a hole of ten seconds', [0, 10, 10.04], null, false],
    ['a leap', [0, 0.04, 12], null, true],
    ['a leap of picture and sound', [0, 0.04, 12], [0, 12], true],
    ['a picture that stands still while sound goes on', [0, 0.04, 12], sound, false],
  ])('knows %s', (_, video, audio, wanted) => {
    expect(isDiscontinuous(video, audio)).toBe(wanted);
  });
});
