import { describe, expect, it } from 'vitest';
import { isSameVideo, type SourceWithAudio } from '../../../../src/engine/media/copies/is-same-video.ts';
import { buildFacts } from '../../../support/build-facts.ts';

/** Four pictures from 1.4 s on in ticks of 1/90000 s, sound from 21 ms before them. */
function source(changes: Partial<SourceWithAudio> = {}): SourceWithAudio {
  const pts = [126_000, 129_003, 132_006, 135_009];
  return {
    facts: facts({ startMs: 1400, startPts: 126_000, timeBase: { num: 1, den: 90_000 } }),
    frameTimes: { pts: [120_000, ...pts], keyPts: [126_000, 132_006], endPts: null, sizeBytes: 9 },
    hasSeparateFields: false,
    sound: [1378.667, 1400, 1421.333].map((atMs) => ({ atMs, durationMs: 21.333 })),
    ...changes,
  };
}

/** The same from 0 on, in ticks of 1/180000 s. */
function copy(changes: Partial<SourceWithAudio> = {}): SourceWithAudio {
  const pts = [3840, 9846, 15_852, 21_858];
  return {
    facts: facts({ startMs: 21.333, startPts: 3840, timeBase: { num: 1, den: 180_000 } }),
    frameTimes: { pts, keyPts: [3840, 15_852], endPts: null, sizeBytes: 8 },
    hasSeparateFields: false,
    sound: [0, 21.333, 42.667].map((atMs) => ({ atMs, durationMs: 21.333 })),
    ...changes,
  };
}

const facts = buildFacts;
const times = (pts: number[], keyPts: number[]) => ({ frameTimes: { pts, keyPts, endPts: null, sizeBytes: 8 } });
const sound = (...atMs: number[]) => ({ sound: atMs.map((at) => ({ atMs: at, durationMs: 21.333 })) });
const clock = { startMs: 21.333, startPts: 3840, timeBase: { num: 1, den: 180_000 } };

describe('isSameVideo', () => {
  it('knows a copy with other ticks and another beginning', () => {
    expect(isSameVideo(source(), copy())).toBe(true);
  });

  it.each<[string, Partial<SourceWithAudio>]>([
    ['a picture is a tick off', times([3840, 9848, 15_852, 21_858], [3840, 15_852])],
    ['a picture is missing', times([3840, 9846, 15_852], [3840, 15_852])],
    ['decoding can start elsewhere', times([3840, 9846, 15_852, 21_858], [3840, 9846])],
    ['times are not known', { frameTimes: null }],
    ['colours are other ones', { facts: facts({ ...clock, pixelFormat: 'yuv422p' }) }],
    ['it is turned', { facts: facts({ ...clock, rotation: 90 }) }],
    ['sound is missing', { facts: facts(clock, { audio: null }), sound: [] }],
    ['a packet of sound is missing', sound(0, 21.333)],
    ['sound is late', sound(40, 61.333, 82.667)],
  ])('does not where %s', (_, changes) => {
    expect(isSameVideo(source(), copy(changes))).toBe(false);
  });

  it('goes by the ends of sound that is not coded, whatever its packets are', () => {
    const uncoded = (seen: SourceWithAudio) => ({
      ...seen,
      facts: { ...seen.facts, audio: seen.facts.audio && { ...seen.facts.audio, codec: 'pcm_s16le' } },
    });
    const inOne = uncoded(copy({ sound: [{ atMs: 0, durationMs: 64 }] }));
    expect(isSameVideo(uncoded(source()), inOne)).toBe(true);
    expect(isSameVideo(uncoded(source()), { ...inOne, sound: [{ atMs: 0, durationMs: 40 }] })).toBe(false);
  });

  it('is content without sound where the source has none', () => {
    const silent = (seen: SourceWithAudio) => ({ ...seen, facts: { ...seen.facts, audio: null }, sound: [] });
    expect(isSameVideo(silent(source()), silent(copy()))).toBe(true);
  });
});
