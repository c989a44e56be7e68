import { describe, expect, it } from 'vitest';
import { emojiPop } from '../../../../../../src/engine/layout/geometry/style-extents.ts';
import { planEmojiLanes } from '../../../../../../src/engine/render/emojis/emoji-lanes.ts';
import { emojiShareAt } from '../../../../../../src/http/web/client/editor/stage/draw-emojis.ts';
import { blurBackground, visiblePart } from '../../../../../../src/http/web/client/editor/stage/draw-picture.ts';
import type { EditFraming } from '../../../../../../src/product/videos/editor/editor-view.ts';

const sizes = { source: { width: 640, height: 360 }, whole: { width: 180, height: 100 } };

describe('the visible part of the source', () => {
  const crop = { kind: 'crop', left: 100, top: 0, width: 202, height: 360 } as const;
  const pan = {
    kind: 'pan',
    width: 202,
    height: 360,
    from: { atTicks: 90_000, left: 100, top: 0 },
    to: { atTicks: 180_000, left: 300, top: 10 },
  } as const;
  const framing = {
    ...sizes,
    stretches: [
      { startTicks: 0, ...crop },
      { startTicks: 90_000, ...pan },
      { startTicks: 270_000, kind: 'fit' },
    ],
  } satisfies EditFraming;

  it('stands, moves and stops as the renderer has it', () => {
    expect(visiblePart(framing, 0.5)).toMatchObject({ left: 100, top: 0, width: 202 });
    expect(visiblePart(framing, 1.5)).toMatchObject({ left: 200, top: 5 });
    expect(visiblePart(framing, 2.5)).toMatchObject({ left: 300, top: 10 });
    expect(visiblePart(framing, 3)).toBeNull();
  });

  it('changes its size while it moves', () => {
    const [wide, near] = [
      { width: 202, height: 360 },
      { width: 180, height: 320 },
    ];
    const zoom = { ...pan, from: { ...pan.from, size: wide }, to: { ...pan.to, size: near } };
    const zooming = { ...sizes, stretches: [{ startTicks: 90_000, ...zoom }] } satisfies EditFraming;
    expect(visiblePart(zooming, 1.5)).toEqual({ left: 200, top: 5, width: 191, height: 340 });
    expect(visiblePart(zooming, 2)).toMatchObject(near);
  });
});

describe('the background of a whole picture', () => {
  it('becomes darker and keeps its colours', () => {
    const pixels = new Uint8ClampedArray(20 * 20 * 4).map((_, at) => [200, 100, 0, 255][at % 4] ?? 0);
    blurBackground(pixels, 20, 20);
    const luma = 0.2126 * 200 + 0.7152 * 100;
    expect([...pixels.slice(0, 4)]).toEqual([Math.round(200 - 0.3 * luma), Math.round(100 - 0.3 * luma), 0, 255]);
    expect(pixels.slice(0, 4)).toEqual(pixels.slice(-4));
  });

  it('is blurred', () => {
    const pixels = new Uint8ClampedArray(20 * 4).map((_, at) => (at < 40 ? 0 : 255));
    blurBackground(pixels, 20, 1);
    const row = Array.from({ length: 20 }, (_, x) => pixels[x * 4] ?? 0);
    expect(Math.max(...row.slice(1).map((value, x) => value - (row[x] ?? 0)))).toBeLessThan(60);
  });
});

describe('an emoji', () => {
  it('pops up as the renderer draws it', () => {
    const emoji = { emoji: '🚀', startMs: 1000, endMs: 2000, centreX: 50, centreY: 50, sizePx: 100 };
    const [lane] = planEmojiLanes({ emojis: [emoji], startMs: 0, endMs: 3000 });
    let atMs = 0;
    for (const { durationMs, content: picture } of lane?.images ?? []) {
      if (picture) expect(Math.round(100 * emojiShareAt(atMs - emoji.startMs))).toBe(picture.drawnPx);
      atMs += durationMs;
    }
    expect(emojiShareAt(emojiPop.shares.length * emojiPop.stepMs)).toBe(1);
  });
});
