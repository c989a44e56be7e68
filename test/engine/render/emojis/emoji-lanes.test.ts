import { describe, expect, it } from 'vitest';
import type { EmojiPlacement } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { emojiMoments, planEmojiLanes } from '../../../../src/engine/render/emojis/emoji-lanes.ts';

const place = (startMs: number, endMs: number, change: Partial<EmojiPlacement> = {}): EmojiPlacement => ({
  ...{ emoji: '🎉', startMs, endMs, centreX: 100, centreY: 50, sizePx: 100 },
  ...change,
});
const lanes = (...emojis: EmojiPlacement[]) => planEmojiLanes({ emojis, startMs: 0, endMs: 100_000 });

describe('planEmojiLanes', () => {
  it('puts any number of emojis that do not overlap into one lane', () => {
    expect(lanes(place(1000, 2000), place(2000, 3000), place(5000, 6000))).toHaveLength(1);
    expect(lanes(place(1000, 2000), place(1999, 3000))).toHaveLength(2);
    expect(lanes()).toEqual([]);
  });

  it('leaves out emojis outside of the window', () => {
    const inWindow = planEmojiLanes({ emojis: [place(0, 1000), place(1000, 2000)], startMs: 1000, endMs: 1500 });
    expect(inWindow).toHaveLength(1);
    expect(inWindow[0]?.images[0]).toEqual({ durationMs: 1000, content: null });
  });

  it('shows every emoji from its start to its end, with a pop, and nothing in between', () => {
    const [lane] = lanes(place(1000, 2000), place(3000, 3050));
    let nowMs = 0;
    const shown = (lane?.images ?? []).map((image) => {
      const at = nowMs;
      nowMs += image.durationMs;
      return [at, image.content?.drawnPx ?? null];
    });
    expect(shown).toEqual([
      [0, null],
      ...[
        [1000, 55],
        [1040, 88],
        [1080, 108],
        [1120, 104],
        [1160, 100],
      ],
      [2000, null],
      [3000, 55],
      [3040, 88],
      [3050, null],
    ]);
    expect(lane?.sizePx).toBe(108);
  });

  it('moves an emoji that was already there without a pop', () => {
    const [lane] = lanes(place(1000, 2000), place(2000, 3000, { centreY: 90, continues: true }));
    expect(lane?.images.slice(-3).map(({ durationMs, content }) => [durationMs, content?.drawnPx ?? null])).toEqual([
      [840, 100],
      [1000, 100],
      [1000, null],
    ]);
    expect(emojiMoments(place(2000, 3000, { continues: true }))).toEqual([2000, 3000]);
  });

  it('centres each image at its emoji', () => {
    expect(lanes(place(0, 1000))[0]).toMatchObject({ x: '46', y: '-4' });
    const [lane] = lanes(place(0, 1000), place(1000, 2000, { centreX: 200 }));
    expect(lane?.x).toBe('46*gte(t,0.000)*lt(t,1.000)+146*gte(t,1.000)*lt(t,2.000)');
  });
});
