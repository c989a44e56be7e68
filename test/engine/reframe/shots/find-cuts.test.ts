import { describe, expect, it } from 'vitest';
import type { FrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { findCuts } from '../../../../src/engine/reframe/shots/find-cuts.ts';

/** Frames 1 tick apart, of which every third and every key frame is analysed. */
function analysisOf({ keys, cuts, frames = 300 }: { keys: number[]; cuts: number[]; frames?: number }) {
  const pts = Array.from({ length: frames }, (_, i) => i);
  const frameTimes: FrameTimes = { pts, keyPts: keys, endPts: frames, sizeBytes: 0 };
  const analysed = frameTimes.pts.filter((pts) => pts % 3 === 0 || keys.includes(pts));
  const analysedFrames = analysed.map((pts, i) => {
    const mayBeCut = cuts.some((cut) => cut > (analysed[i - 1] ?? 0) && cut <= pts);
    return { pts, atMs: pts * 40, sceneScore: mayBeCut ? 0.5 : 0, mayBeCut };
  });
  return { analysedFrames, frameTimes };
}

const found = (keys: number[], cuts: number[]) => {
  const { analysedFrames, frameTimes } = analysisOf({ keys, cuts });
  return findCuts(analysedFrames, frameTimes);
};

describe('findCuts', () => {
  it('knows a cut at which the encoder placed a key frame early', () => {
    expect(found([0, 100, 150, 250], [150])).toEqual({ known: [150], unknown: [] });
  });

  it('knows cuts at regular key frames if most cuts are at key frames', () => {
    expect(found([0, 100, 200], [100, 200, 250])).toEqual({
      known: [100, 200],
      unknown: [{ afterPts: 249, uptoPts: 252 }],
    });
  });

  it('leaves cuts open if key frames are regular and seldom near a cut', () => {
    expect(found([0, 100, 200], [50, 99, 141, 260]).unknown).toHaveLength(4);
  });

  it('knows a cut if no other frame is between two analysed ones', () => {
    expect(found([0, 100, 200], [50, 100, 139, 262]).known).toEqual([100]);
  });
});
