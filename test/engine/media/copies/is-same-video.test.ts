import { describe, expect, it } from 'vitest';
import { isSameVideo, type SourceWithAudio } from '../../../../src/engine/media/copies/is-same-video.ts';
import { buildFacts } from '../../../support/build-facts.ts';

/** Four frames from 1.4 s on in ticks of 1/90000 s, and audio that starts 21 ms before them. */
function source(changes: Partial<SourceWithAudio> = {}): SourceWithAudio {
  const pts = [126_000, 129_003, 132_006, 135_009];
  return {
    facts: facts({ startMs: 1400, startPts: 126_000, timeBase: { num: 1, den: 90_000 } }),
    frameTimes: { pts: [120_000, ...pts], keyPts: [126_000, 132_006], endPts: null, sizeBytes: 9 },
    hasSeparateFields: false,
    audioPackets: [1378.667, 1400, 1421.333].map((atMs) => ({ atMs, durationMs: 21.333 })),
    ...changes,
  };
}

/** The same, starting at 0, in ticks of 1/180000 s. */
function copy(changes: Partial<SourceWithAudio> = {}): SourceWithAudio {
  const pts = [3840, 9846, 15_852, 21_858];
  return {
    facts: facts({ startMs: 21.333, startPts: 3840, timeBase: { num: 1, den: 180_000 } }),
    frameTimes: { pts, keyPts: [3840, 15_852], endPts: null, sizeBytes: 8 },
    hasSeparateFields: false,
    audioPackets: [0, 21.333, 42.667].map((atMs) => ({ atMs, durationMs: 21.333 })),
    ...changes,
  };
}

const facts = buildFacts;
const times = (pts: number[], keyPts: number[]) => ({ frameTimes: { pts, keyPts, endPts: null, sizeBytes: 8 } });
const audioAt = (...atMs: number[]) => ({ audioPackets: atMs.map((at) => ({ atMs: at, durationMs: 21.333 })) });
const clock = { startMs: 21.333, startPts: 3840, timeBase: { num: 1, den: 180_000 } };

describe('isSameVideo', () => {
  it('accepts a copy with other ticks and another start time', () => {
    expect(isSameVideo(source(), copy())).toBe(true);
  });

  it.each<[string, Partial<SourceWithAudio>]>([
    ['with a frame one tick off', times([3840, 9848, 15_852, 21_858], [3840, 15_852])],
    ['without one of the frames', times([3840, 9846, 15_852], [3840, 15_852])],
    ['with other key frames', times([3840, 9846, 15_852, 21_858], [3840, 9846])],
    ['without known times', { frameTimes: null }],
    ['with another pixel format', { facts: facts({ ...clock, pixelFormat: 'yuv422p' }) }],
    ['with another rotation', { facts: facts({ ...clock, rotation: 90 }) }],
    ['without the audio', { facts: facts(clock, { audio: null }), audioPackets: [] }],
    ['without one of the audio packets', audioAt(0, 21.333)],
    ['with late audio', audioAt(40, 61.333, 82.667)],
  ])('refuses a copy %s', (_, changes) => {
    expect(isSameVideo(source(), copy(changes))).toBe(false);
  });

  it('compares only start and end of PCM audio, however it is cut into packets', () => {
    const pcm = (probed: SourceWithAudio) => ({
      ...probed,
      facts: { ...probed.facts, audio: probed.facts.audio && { ...probed.facts.audio, codec: 'pcm_s16le' } },
    });
    const inOne = pcm(copy({ audioPackets: [{ atMs: 0, durationMs: 64 }] }));
    expect(isSameVideo(pcm(source()), inOne)).toBe(true);
    expect(isSameVideo(pcm(source()), { ...inOne, audioPackets: [{ atMs: 0, durationMs: 40 }] })).toBe(false);
  });

  it('accepts a copy without audio if the source has none', () => {
    const silent = (probed: SourceWithAudio) => ({
      ...probed,
      facts: { ...probed.facts, audio: null },
      audioPackets: [],
    });
    expect(isSameVideo(silent(source()), silent(copy()))).toBe(true);
  });
});
