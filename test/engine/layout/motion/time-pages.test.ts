import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import type { CaptionAnimation } from '../../../../src/engine/captions/settings/caption-animations.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import type { PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const frame = { width: 1080, height: 1920 };

/** A sentence for each group of words, so that each is a page. */
function lay(animation: CaptionSettings['animation'], groups: Word[][], emoji?: string): PageLayout[] {
  const words = groups.flat();
  const given = groups.map((group) => ({
    startMs: group[0]?.startMs ?? 0,
    endMs: group.at(-1)?.endMs ?? 0,
    text: group.map(({ text }) => text).join(' '),
    ...(emoji ? { emoji } : {}),
  }));
  const style = resolveCaptionStyle({ animation });
  return layOutCaptions({ captions: alignCaptions(given, words), style, frame, fonts });
}

const word = (text: string, startMs: number, endMs: number): Word => ({ text, startMs, endMs });
const times = (pages: PageLayout[]) => pages.map(({ startMs, endMs }) => [startMs, endMs]);

describe('timePages', () => {
  it('lets a page appear before its first word, for which the page before ends earlier', () => {
    const groups = [[word('one', 1000, 1400), word('two', 1400, 2000)], [word('three', 2000, 3000)]];
    expect(times(lay('none', groups))).toEqual([
      [1000, 2000],
      [2000, 3000],
    ]);
    const pages = lay('rise', groups);
    expect(times(pages)).toEqual([
      [880, 1880],
      [1880, 3000],
    ]);
    expect(pages.map(({ motion }) => motion)).toEqual([
      { kind: 'rise', enterMs: 120, exitMs: 50, enterFrom: 0, exitTo: 0.8 },
      { kind: 'rise', enterMs: 120, exitMs: 50, enterFrom: 0.8, exitTo: 0 },
    ]);
    expect(pages[0]?.words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1000, 1400],
      [1400, 1880],
    ]);
  });

  it.each([
    ['a short last word', 210, 0, 0],
    ['a last word of a third of a second', 320, 80, 30],
    ['a long last word', 700, 120, 50],
  ])('leaves a last word time to be read (%s)', (_, lengthMs, enterMs, exitMs) => {
    const lastMs = 2000 - lengthMs;
    const [first, second] = lay('rise', [
      [word('one', 1000, lastMs), word('two', lastMs, 2000)],
      [word('three', 2000, 3000)],
    ]);
    expect([second?.motion?.enterMs, first?.motion?.exitMs]).toEqual([enterMs, exitMs]);
    expect((first?.endMs ?? 0) - exitMs - lastMs).toBeGreaterThanOrEqual(200);
  });

  it.each<[string, CaptionAnimation, number, CaptionAnimation]>([
    ['after a pause', 'slide', 2400, 'slide'],
    ['without a pause', 'slide', 2000, 'fade'],
  ])('slides pages in after a pause only (%s)', (_, animation, startMs, kind) => {
    const pages = lay(animation, [[word('one', 1000, 2000)], [word('two', startMs, 3000)]]);
    expect(pages.map(({ motion }) => motion?.kind)).toEqual(['slide', kind]);
  });

  it('begins at the first moment of a video at the earliest', () => {
    const [page] = lay('wave', [[word('one', 60, 900)]]);
    expect(page).toMatchObject({ startMs: 0, motion: { enterMs: 60 } });
  });

  it('ends an emoji with its page, and lets none pop where nothing is to move', () => {
    const groups = [[word('one', 1000, 2000)], [word('two', 2000, 3000)]];
    const ends = (animation: CaptionAnimation) => lay(animation, groups, '🔥').flatMap((page) => page.emojis);
    expect(ends('fade').map(({ endMs }) => endMs)).toEqual([3000]);
    const different = lay('fade', [[word('one', 1000, 2000)], [word('two\u{1F525}', 2000, 3000)]].slice(0, 1), '🔥');
    expect(different[0]?.emojis[0]).not.toHaveProperty('continues');
    const still = lay('none', groups, '🔥').flatMap((page) => page.emojis);
    expect(still.map(({ continues }) => continues)).toEqual([true]);
  });
});
