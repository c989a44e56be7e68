import { describe, expect, it } from 'vitest';
import type { DetectedFace } from '../../../../src/engine/reframe/detect/decode-faces.ts';
import type { SmallImage } from '../../../../src/engine/reframe/frames/small-image.ts';
import { mouthMotion } from '../../../../src/engine/reframe/speakers/mouth-motion.ts';

const [width, height] = [160, 120];
const face: DetectedFace = { score: 1, left: 0.3, top: 0.2, width: 0.4, height: 0.6, mouth: { x: 0.5, y: 0.65 } };

/** A striped head whose mouth has stronger stripes, moved to the right by `moved` pixels. */
function buildImage(moved: number, mouth: 'open' | 'shut' = 'shut'): SmallImage {
  const yuv = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isMouth = y > height * 0.58;
      const wave = Math.sin((x - moved) * 0.7 + y * 0.4) * (isMouth ? 80 : 30);
      yuv[y * width + x] = 128 + (isMouth && mouth === 'open' ? -wave : wave);
    }
  }
  return { width, height, yuv };
}

describe('mouthMotion', () => {
  it('is near zero when only the head moves, though the mouth has more contrast than the eyes', () => {
    expect(mouthMotion(buildImage(0), buildImage(2), face)).toBeLessThan(0.5);
  });

  it('is about the same whether the head moves or not', () => {
    const still = mouthMotion(buildImage(0), buildImage(0, 'open'), face);
    expect(still).toBeGreaterThan(20);
    expect(mouthMotion(buildImage(0), buildImage(2, 'open'), face)).toBeCloseTo(still, -1);
  });
});
