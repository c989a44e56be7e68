import { describe, expect, it } from 'vitest';
import type { DetectedFace } from '../../../../src/engine/reframe/detect/decode-faces.ts';
import type { SmallImage } from '../../../../src/engine/reframe/frames/small-image.ts';
import { followFace } from '../../../../src/engine/reframe/tracking/follow-face.ts';
import { createFaceSearch } from '../../../../src/engine/reframe/tracking/search-faces.ts';

const [width, height] = [160, 120];
const face: DetectedFace = { score: 1, left: 0.3, top: 0.2, width: 0.2, height: 0.4, mouth: { x: 0.4, y: 0.5 } };
const other: DetectedFace = { ...face, left: 0.7, mouth: { x: 0.8, y: 0.5 } };

/** Irregular bright and dark spots, different for each seed, moved to the right by `moved` pixels. */
function buildImage({ moved = 0, seed = 1, contrast = 40 } = {}): SmallImage {
  const yuv = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spot = Math.floor((x - moved) / 5) * 7.31 + Math.floor(y / 5) * 13.7 + seed;
      yuv[y * width + x] = 128 + contrast * Math.sin(spot * spot);
    }
  }
  return { width, height, yuv };
}

describe('followFace', () => {
  it('finds where a face and its mouth moved to', () => {
    const followed = followFace(buildImage(), buildImage({ moved: 4 }), face);
    expect(followed?.left).toBeCloseTo(face.left + 4 / width, 5);
    expect(followed?.top).toBe(face.top);
    expect(followed?.mouth.x).toBeCloseTo(face.mouth.x + 4 / width, 5);
  });

  it.each([
    ['looks different', buildImage(), buildImage({ seed: 2.3 })],
    ['has moved far', buildImage(), buildImage({ moved: 16 })],
    ['is in the dark', buildImage({ contrast: 3 }), buildImage({ contrast: 3 })],
  ])('finds nothing when the face %s', (_, before, after) => {
    expect(followFace(before, after, face)).toBeNull();
  });
});

describe('createFaceSearch', () => {
  /** Searches twelve images of two people, a second apart; returns how many regions of each the detector searched. */
  async function searchedRegions(imageAt: (second: number) => SmallImage): Promise<number[]> {
    let regions = 0;
    const inRegion = { score: 1, left: 0.3, top: 0.3, width: 0.4, height: 0.5, mouth: { x: 0.5, y: 0.6 } };
    const search = createFaceSearch(async (images) => {
      regions += images.length;
      return images.length === 1 && images[0]?.width !== 64 ? [[face, other]] : images.map(() => [inRegion]);
    });
    const counts: number[] = [];
    let last: { image: SmallImage; faces: DetectedFace[] } | undefined;
    for (let second = 0; second < 12; second += 1) {
      const image = imageAt(second);
      const faces = await search.facesIn({ image, atMs: second * 1000 }, last?.faces ?? [], last);
      expect(faces).toHaveLength(2);
      last = { image, faces: [face, other] };
      counts.push(regions);
      regions = 0;
    }
    return counts;
  }

  it('detects unchanged faces again every three seconds, and searches the whole image every six', async () => {
    expect(await searchedRegions(() => buildImage())).toEqual([1, 0, 0, 2, 0, 0, 1, 0, 0, 2, 0, 0]);
  });

  it('detects all faces again when all have changed', async () => {
    const changing = (second: number) => buildImage({ seed: 1 + (second % 2) * 1.3 });
    expect(await searchedRegions(changing)).toEqual([1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2]);
  });

  it('detects only the faces that have changed', async () => {
    const halves = (second: number) => {
      const [still, changed] = [buildImage(), buildImage({ seed: 1 + (second % 2) * 1.3 })];
      const yuv = still.yuv.map((value, i) => (i % width < width * 0.6 ? value : (changed.yuv[i] ?? 0)));
      return { ...still, yuv };
    };
    expect(await searchedRegions(halves)).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1]);
  });
});
