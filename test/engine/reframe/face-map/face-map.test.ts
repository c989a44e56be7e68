import { describe, expect, it } from 'vitest';
import { interpolateFaces } from '../../../../src/engine/reframe/face-map/face-map.ts';
import { buildFace } from '../../../support/build-faces.ts';

const samples = [
  { atMs: 1000, faces: [buildFace(0.2), buildFace(0.8, 0.4, { track: 1 })] },
  { atMs: 2000, faces: [buildFace(0.4, 0.4, { width: 0.2 })] },
];
const facesAt = interpolateFaces(samples);
const middles = (atMs: number) => facesAt(atMs).map(({ left, width }) => left + width / 2);

describe('interpolateFaces', () => {
  it('moves people from one sample towards the next, and keeps those who disappear until half way', () => {
    expect(middles(1250)).toEqual([expect.closeTo(0.25), expect.closeTo(0.8)]);
    expect(middles(1750)).toEqual([expect.closeTo(0.35)]);
    expect(facesAt(1750)[0]?.width).toBeCloseTo(0.175);
  });

  it('equals the samples at their moments, and the nearest sample beyond them', () => {
    expect(facesAt(1000)).toEqual(samples[0]?.faces);
    expect(facesAt(2000)).toEqual(samples[1]?.faces);
    expect(middles(0)).toEqual(middles(1000));
    expect(middles(9000)).toEqual(middles(2000));
    expect(interpolateFaces([])(5)).toEqual([]);
  });
});
