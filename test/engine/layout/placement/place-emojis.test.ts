import { describe, expect, it } from 'vitest';
import type { EmojiPlacement, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { joinEmojis } from '../../../../src/engine/layout/placement/place-emojis.ts';

const rocket: EmojiPlacement = { emoji: '🚀', startMs: 0, endMs: 500, centreX: 540, centreY: 900, sizePx: 100 };
const next = (change: Partial<EmojiPlacement> = {}): EmojiPlacement => ({
  ...rocket,
  startMs: 500,
  endMs: 1000,
  ...change,
});

function pageOf(emoji: EmojiPlacement): PageLayout {
  const { startMs, endMs } = emoji;
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    startMs,
    text: '',
    endMs,
    words: [],
    lines: [],
    emojis: [emoji],
    hasSeparateOutlines: true,
    outlinePx: 0,
    emPx: 0,
    box,
  };
}

const joined = (...emojis: EmojiPlacement[]) => joinEmojis(emojis.map(pageOf)).map((page) => page.emojis);

describe('joinEmojis', () => {
  it.each([
    ['at the same place', {}],
    ['a little lower, due to letters of another height', { centreY: 904 }],
  ])('continues an emoji on the next page %s', (_, change) => {
    expect(joined(rocket, next(change))).toEqual([[{ ...rocket, endMs: 1000 }], []]);
  });

  it('continues an emoji over any number of pages', () => {
    const third = next({ startMs: 1000, endMs: 1500 });
    expect(joined(rocket, next(), third)).toEqual([[{ ...rocket, endMs: 1500 }], [], []]);
  });

  it.each([
    ['it is another emoji', { emoji: '🔥' }],
    ['it has another size', { sizePx: 90 }],
    ['there is a gap between', { startMs: 501 }],
  ])('starts again if %s', (_, change) => {
    expect(joined(rocket, next(change))).toEqual([[rocket], [next(change)]]);
  });

  it.each([
    ['to the side', { centreX: 541 }],
    ['lower', { centreY: 905 }],
  ])('moves an emoji with the text without another pop if it is %s', (_, change) => {
    const after = next({ startMs: 1000, endMs: 1500, ...change });
    expect(joined(rocket, next(change), after)).toEqual([
      [rocket],
      [{ ...next(change), endMs: 1500, continues: true }],
      [],
    ]);
  });

  it('does not change the given pages', () => {
    const pages = [pageOf(rocket), pageOf(next())];
    const before = structuredClone(pages);
    joinEmojis(pages);
    expect(pages).toEqual(before);
  });
});
