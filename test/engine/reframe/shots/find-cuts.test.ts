import { describe, expect, it } from 'vitest';
import type { FrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { possibleCuts } from '../../../../src/engine/reframe/shots/find-cuts.ts';

/** Frames 1 apart, looked at in every third and in every key frame. */
function looksOf({ keys, cuts, frames = 300 }: { keys: number[]; cuts: number[]; frames?: number }) {
  const pts = Array.from({ length: frames }, (_, i) => i);
  const frameTimes: FrameTimes = { pts, keyPts: keys, endPts: frames, sizeBytes: 0 };
  const seen = frameTimes.pts.filter((pts) => pts % 3 === 0 || keys.includes(pts));
  const looks = seen.map((pts, i) => {
    const mayBeCut = cuts.some((cut) => cut > (seen[i - 1] ?? 0) && cut <= pts);
    return { pts, atMs: pts * 40, sceneScore: mayBeCut ? 0.5 : 0, mayBeCut };
  });
  return { looks, frameTimes };
}

const found = (keys: number[], cuts: number[]) => {
  const { looks, frameTimes } = looksOf({ keys, cuts });
  return possibleCuts(looks, frameTimes);
};

describe('what may be a cut', () => {
  it('is where the encoder set a key frame early', () => {
    expect(found([0, 100, 150, 250], [150])).toEqual({ known: [150], unknown: [] });
  });

  it('is where key frames are that stand at most cuts, though it was their turn', () => {
    expect(found([0, 100, 200], [100, 200, 250])).toEqual({
      known: [100, 200],
      unknown: [{ afterPts: 249, uptoPts: 252 }],
    });
  });

  it('is looked for where key frames go by the clock and are seldom near a cut', () => {
    expect(found([0, 100, 200], [50, 99, 141, 260]).unknown).toHaveLength(4);
  });

  it('is known where no other frame is between two looks', () => {
    expect(found([0, 100, 200], [50, 100, 139, 262]).known).toEqual([100]);
  });
});
