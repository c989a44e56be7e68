import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { audioClockErrorMs } from '../../../../src/engine/media/timing/audio-packets.ts';
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

  it('counts the samples of AAC with spectral band replication', () => {
    const packets = Array.from({ length: 100 }, (_, i) => (i * 2048) / 44.1);
    expect(audioClockErrorMs(packets, 44_100)).toBeCloseTo(0);
  });
});
