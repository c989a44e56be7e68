import { describe, expect, it } from 'vitest';
import type { Watermark } from '../../../../src/engine/captions/settings/watermark.ts';
import { layOutWatermark } from '../../../../src/engine/layout/extras/lay-out-watermark.ts';
import { overlaps } from '../../../../src/engine/layout/geometry/boxes.ts';
import type { Box } from '../../../../src/engine/layout/geometry/page-layout.ts';
import type { Clutter } from '../../../../src/engine/layout/placement/clutter.ts';
import { textIn } from '../../../support/text-in-picture.ts';

const phone = { width: 1080, height: 1920 };
const usualCaptions = { left: 120, right: 960, top: 1100, bottom: 1440 };

interface Surroundings {
  faces?: Box[];
  captions?: Box[];
  kept?: Box[];
  clutter?: Clutter;
}

function lay(
  watermark: Partial<Watermark> = {},
  { faces = [], captions = [usualCaptions], kept = [], clutter }: Surroundings = {},
) {
  const shots = [{ startMs: 0, endMs: 9000, samples: [{ atMs: 0, faces }], ...(clutter && { clutter }) }];
  const picture = { width: 400, height: 200 };
  const laidOut = layOutWatermark({
    ...{ watermark: { picture: 'upload://a', ...watermark }, picture, frame: phone, shots, kept },
    captionsIn: () => captions,
  });
  const { left, top, width, height } = laidOut;
  return { ...laidOut, box: { left, top, right: left + width, bottom: top + height } };
}

describe('a watermark', () => {
  it('keeps its shape, and stands in the upper right of what no platform draws over', () => {
    expect(lay()).toMatchObject({ width: 172, height: 86, left: 788, top: 220, opacity: 0.85 });
    expect(lay({ size: 0.5, opacity: 1 })).toMatchObject({ width: 538, height: 268, opacity: 1 });
  });

  it('keeps off faces, captions and what else is there, also in a corner that was chosen', () => {
    const face = { left: 600, right: 1080, top: 100, bottom: 700 };
    expect(lay({}, { faces: [face] }).box.right).toBeLessThan(600);
    expect(lay({ corner: 'top-right' }, { faces: [face] }).box.top).toBeGreaterThan(700);
    for (const corner of ['top-left', 'bottom-left', 'bottom-right'] as const) {
      const atEdges = [
        { ...usualCaptions, bottom: 1570 },
        { left: 0, right: 1080, top: 200, bottom: 260 },
      ];
      const { box } = lay({ corner }, { captions: atEdges });
      expect([corner, atEdges.some((other) => overlaps(other, box))]).toEqual([corner, false]);
    }
    const bar = { left: 120, right: 960, top: 220, bottom: 240 };
    expect(lay({}, { kept: [bar] }).box.top).toBeGreaterThan(240);
  });

  it('keeps off text in the picture, as far as its corner allows', () => {
    // a sign over the upper right, beside what clothes have
    const small = { left: 540, right: 1080, top: 192, bottom: 384 };
    const large = { ...small, bottom: 960 };
    const over = (sign: Box) => lay({}, { clutter: textIn(phone, sign, { elsewhere: 0.15 }) }).box;
    expect([over(small), over(large)].map(({ left, top }) => [left, top])).toEqual([
      [788, 392],
      [120, 220],
    ]);
    const chosen = lay({ corner: 'top-right' }, { clutter: textIn(phone, small) }).box;
    expect(overlaps(chosen, small)).toBe(false);
    expect(lay({}, { clutter: textIn(phone, { left: 0, right: 1080, top: 0, bottom: 1920 }) }).box.left).toBe(788);
  });
});
