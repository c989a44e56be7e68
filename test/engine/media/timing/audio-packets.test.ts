import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import {
  audioClockErrorMs,
  createHoleList,
  maxHoles,
  minHoleMs,
} from '../../../../src/engine/media/timing/audio-packets.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'sound-clock-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Drops two packets of 1024 samples after two seconds. */
const withGap = ['asetnsamples=1024', "aselect='not(between(n,94,95))'"];
const drifting = ['-c:a', 'aac', '-bsf:a', 'setts=ts=TS*0.99'];

describe('the clock error of audio', () => {
  it.each([
    ['whole.mp4', {}, 0],
    ['whole.mkv', { audioArgs: ['-c:a', 'aac', '-ar', '44100'] }, 0],
    ['whole.ts', {}, 0],
    ['whole.flv', {}, 0],
    ['gap.mp4', { audioFilters: withGap }, 43],
    ['gap.mkv', { audioFilters: withGap }, 43],
    ['drifting.mp4', { audioArgs: drifting }, 40],
    ['drifting.mkv', { audioArgs: drifting }, 40],
  ])('of %s is read from its packets', async (name, options, errorMs) => {
    const file = makeClip({ file: join(dir, name), seconds: 4, fps: 5, width: 32, height: 32, ...options });
    const { audio } = await probeSource({ ffprobe: tools.ffprobe, file });
    expect(audio?.clockErrorMs).toBeGreaterThan(errorMs - 2);
    expect(audio?.clockErrorMs).toBeLessThan(errorMs + 2);
  });

  it('is not read for audio that is re-encoded in any case', async () => {
    const file = makeClip({ file: join(dir, 'opus.mkv'), audioArgs: ['-c:a', 'libopus'], width: 32, height: 32 });
    const { audio } = await probeSource({ ffprobe: tools.ffprobe, file });
    expect(audio).not.toHaveProperty('clockErrorMs');
  });

  it('is not known if packets have an unusual duration, or if there are none', () => {
    expect(audioClockErrorMs([0, 30, 60, 90], 48_000)).toBeNull();
    expect(audioClockErrorMs([], 48_000)).toBeNull();
    expect(audioClockErrorMs([500], 48_000)).toBe(0);
  });

  it('compares some steps of millions, spread over all of them', () => {
    const packets = Array.from({ length: 100_001 }, (_, i) => (i * 1024) / 48);
    const sorted = vi.spyOn(Float64Array.prototype, 'sort');
    expect(audioClockErrorMs(packets, 48_000)).toBeCloseTo(0);
    const lengths = sorted.mock.contexts.map((steps) => (steps as Float64Array).length);
    sorted.mockRestore();
    expect(lengths).toEqual([10_000]);
    const late = packets.map((at, i) => (i < 40_000 ? i / 10 : at));
    expect(audioClockErrorMs(late, 48_000)).toBeGreaterThan(1000);
  });

  it('counts the samples of AAC with spectral band replication', () => {
    const packets = Array.from({ length: 100 }, (_, i) => (i * 2048) / 44.1);
    expect(audioClockErrorMs(packets, 44_100)).toBeCloseTo(0);
  });
});

describe('holes in the sound', () => {
  const hours = (count: number) => count * 3_600_000;

  it('end with the video, and are kept only if they are long', () => {
    const holes = createHoleList(100_000);
    holes.add({ startMs: 1000, endMs: 1000 + minHoleMs });
    holes.add({ startMs: 40_000, endMs: hours(1) });
    holes.add({ startMs: hours(1), endMs: hours(2) });
    expect(holes.longest()).toEqual([{ startMs: 40_000, endMs: 100_000 }]);
  });

  it('are no more than the longest, in order, however many a file has', () => {
    const holes = createHoleList(hours(100_000));
    const hole = (i: number) => ({
      startMs: i * 100_000,
      endMs: i * 100_000 + (i % 100 === 7 ? 60_000 : 40_000 + i / 100),
    });
    for (let i = 0; i < 10_000; i += 1) holes.add(hole(i));
    const long = Array.from({ length: 100 }, (_, i) => hole(100 * i + 7));
    const kept = holes.longest();
    expect(kept).toHaveLength(maxHoles);
    expect(kept).toEqual(kept.toSorted((a, b) => a.startMs - b.startMs));
    expect(kept).toEqual(expect.arrayContaining(long));
  });
});
