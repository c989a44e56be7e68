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
const ingest = (file: string) => ingestSource({ ...tools, file, repairedFile, maxSeconds: 60 });

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

  it('keeps the file itself if later stages can use it', async () => {
    const file = makeClip({ file: path('plain.mp4') });
    expect(await ingest(file)).toMatchObject({ file, facts: { durationMs: 1000, video: { frameCount: 25 } } });
    expect(readdirSync(dir)).not.toContain('repaired');
  });

  it('makes a seekable copy of a file that cannot be sought', async () => {
    const { file, facts } = await ingest(joined(plain, later(5)));
    expect(file).toBe(repairedFile);
    expect(facts).toMatchObject({ durationMs: 6000, audio: { codec: 'aac' }, video: { frameCount: 50 } });
    expect(isSeekable(facts.container)).toBe(true);
    expect(await probeSource({ ...tools, file })).toMatchObject({
      container: facts.container,
      video: { frameCount: 50 },
    });
  });

  it('keeps the file itself if a copy would be another video, and leaves no copy behind', async () => {
    rmSync(repairedFile, { force: true });
    const file = makeClip({ file: path('b.avi'), videoArgs: ['-c:v', 'mpeg4', '-bf', '2'] });
    expect(await ingest(file)).toMatchObject({ file, facts: { container: 'avi' } });
    expect(readdirSync(dir).filter((name) => name.startsWith('repaired'))).toEqual([]);
  });

  it.each([
    ['restarts', () => joined(plain, plain)],
    ['restarts a little before its end', () => joined(plain, later(0.5))],
    ['jumps by 50 minutes, more than the longest video', () => joined(plain, later(3000))],
  ])('makes a copy with continuous timestamps if the clock %s', async (_, make) => {
    const { file, facts } = await ingest(make());
    expect(file).toBe(repairedFile);
    expect(facts).toMatchObject({ audio: { codec: 'aac' }, video: { codec: 'h264', frameCount: 50 } });
    expect(Math.abs(facts.durationMs - 2000)).toBeLessThanOrEqual(40);
  });

  it('is needed for such a file: probing alone refuses it with a message', async () => {
    await expect(probeSource({ ...tools, file: joined(plain, plain) })).rejects.toMatchObject({
      code: 'source_damaged',
      message: /^The clock of this recording starts again or jumps/,
    });
  });

  it('copies only the chosen streams while it repairs timestamps', () => {
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

describe('isDiscontinuous', () => {
  const audio = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

  it.each<[string, number[], number[] | null, boolean]>([
    ['a steady clock', [0, 0.04, 0.08], audio, false],
    ['no video packets', [], audio, false],
    ['a step back of a few ticks', [0, 0.04, 0.03, 0.08], audio, false],
    ['a clock that restarts', [0, 0.04, 2, 0], audio, true],
    ['a gap of ten seconds', [0, 10, 10.04], null, false],
    ['a jump', [0, 0.04, 12], null, true],
    ['a jump of video and audio', [0, 0.04, 12], [0, 12], true],
    ['a frame that stays while the audio continues', [0, 0.04, 12], audio, false],
  ])('judges %s', (_, video, audioTimes, expected) => {
    expect(isDiscontinuous(video, audioTimes)).toBe(expected);
  });
});
