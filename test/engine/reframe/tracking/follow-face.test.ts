import { describe, expect, it } from 'vitest';
import type { DetectedFace } from '../../../../src/engine/reframe/detect/detected-face.ts';
import type { SmallPicture } from '../../../../src/engine/reframe/frames/small-frame.ts';
import { followFace } from '../../../../src/engine/reframe/tracking/follow-face.ts';
import { searchFaces } from '../../../../src/engine/reframe/tracking/search-faces.ts';

const [width, height] = [160, 120];
const face: DetectedFace = { score: 1, left: 0.3, top: 0.2, width: 0.2, height: 0.4, mouth: { x: 0.4, y: 0.5 } };
const other: DetectedFace = { ...face, left: 0.7, mouth: { x: 0.8, y: 0.5 } };

/** Bright and dark spots without any order, others for each seed; moved to the right by so many pixels. */
function buildPicture({ moved = 0, seed = 1, contrast = 40 } = {}): SmallPicture {
  const yuv = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spot = Math.floor((x - moved) / 5) * 7.31 + Math.floor(y / 5) * 13.7 + seed;
      yuv[y * width + x] = 128 + contrast * Math.sin(spot * spot);
    }
  }
  return { width, height, yuv };
}

describe('following a face by the pictures alone', () => {
  it('tells where it went, and its mouth with it', () => {
    const followed = followFace(buildPicture(), buildPicture({ moved: 4 }), face);
    expect(followed?.left).toBeCloseTo(face.left + 4 / width, 5);
    expect(followed?.top).toBe(face.top);
    expect(followed?.mouth.x).toBeCloseTo(face.mouth.x + 4 / width, 5);
  });

  it.each([
    ['looks otherwise', buildPicture(), buildPicture({ seed: 2.3 })],
    ['has gone far', buildPicture(), buildPicture({ moved: 16 })],
    ['is in the dark', buildPicture({ contrast: 3 }), buildPicture({ contrast: 3 })],
  ])('does not tell where it %s', (_, before, after) => {
    expect(followFace(before, after, face)).toBeNull();
  });
});

describe('searching for faces', () => {
  /** Twelve looks, a second apart, at two people; tells how many parts of each were searched. */
  async function searchedParts(pictureAt: (second: number) => SmallPicture): Promise<number[]> {
    let parts = 0;
    const inPart = { score: 1, left: 0.3, top: 0.3, width: 0.4, height: 0.5, mouth: { x: 0.5, y: 0.6 } };
    const search = searchFaces(async (pictures) => {
      parts += pictures.length;
      return pictures.length === 1 && pictures[0]?.width !== 64 ? [[face, other]] : pictures.map(() => [inPart]);
    });
    const counts: number[] = [];
    let last: { picture: SmallPicture; faces: DetectedFace[] } | undefined;
    for (let second = 0; second < 12; second += 1) {
      const picture = pictureAt(second);
      const faces = await search.facesIn({ picture, atMs: second * 1000 }, last?.faces ?? [], last);
      expect(faces).toHaveLength(2);
      last = { picture, faces: [face, other] };
      counts.push(parts);
      parts = 0;
    }
    return counts;
  }

  it('searches for faces that look as they did once in three seconds, and for others once in six', async () => {
    expect(await searchedParts(() => buildPicture())).toEqual([1, 0, 0, 2, 0, 0, 1, 0, 0, 2, 0, 0]);
  });

  it('searches for all of them where nobody looks as before', async () => {
    const changing = (second: number) => buildPicture({ seed: 1 + (second % 2) * 1.3 });
    expect(await searchedParts(changing)).toEqual([1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2]);
  });

  it('searches only for who does not look as before', async () => {
    const halves = (second: number) => {
      const [still, changed] = [buildPicture(), buildPicture({ seed: 1 + (second % 2) * 1.3 })];
      const yuv = still.yuv.map((value, i) => (i % width < width * 0.6 ? value : (changed.yuv[i] ?? 0)));
      return { ...still, yuv };
    };
    expect(await searchedParts(halves)).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1]);
  });
});
