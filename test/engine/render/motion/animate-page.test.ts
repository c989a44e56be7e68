import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { captionAnimationNames } from '../../../../src/engine/captions/settings/caption-animations.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { animationTimes } from '../../../../src/engine/layout/motion/animation-times.ts';
import { captionSlice } from '../../../../src/engine/render/plan/caption-slice.ts';
import { overlayChanges } from '../../../../src/engine/render/plan/plan-repeats.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { assetsDir, drawAssSeries } from '../draw-ass.ts';

const fonts = loadFonts({ assetsDir, fontsDir: null });
const frame = { width: 360, height: 640 };
/** The second page begins at 2000 ms. */
const changeMs = 2000;
const words = [
  ...['most', 'people'].map((text, at) => ({ text, startMs: 1000 + 500 * at, endMs: 1500 + 500 * at })),
  ...['think', 'so.'].map((text, at) => ({ text, startMs: 2000 + 500 * at, endMs: 2500 + 500 * at })),
];

function scriptOf(settings: CaptionSettings): string {
  const style = resolveCaptionStyle(settings);
  const given = [
    { startMs: 1000, endMs: 2000, text: 'most people' },
    { startMs: 2000, endMs: 3000, text: 'think so.' },
  ];
  const pages = layOutCaptions({ captions: alignCaptions(given, words), style, frame, fonts });
  return writeAssScript({ pages, style, frame });
}

const draw = async (script: string, firstMs: number, count: number) =>
  (await drawAssSeries(script, { frame, firstMs, everyMs: 20, count })).map(({ rgb }) => rgb);

describe('pages that appear and disappear', () => {
  it.each(captionAnimationNames)(
    'are drawn the same in one piece and in segments cut anywhere (%s)',
    async (animation) => {
      const script = scriptOf({ animation });
      const firstMs = changeMs - 300;
      const whole = await draw(script, firstMs, 20);
      const cutMs = changeMs - 60;
      const before = await draw(captionSlice(script, 0, cutMs), firstMs, 12);
      const behind = await draw(captionSlice(script, cutMs, 4000), cutMs, 8);
      expect(new Set(whole.map((rgb) => rgb.toString('base64'))).size).toBeGreaterThan(5);
      expect(Buffer.concat([...before, ...behind]).equals(Buffer.concat(whole))).toBe(true);
    },
  );

  const ofPages = captionAnimationNames.filter((animation) => !animationTimes[animation].byWord);
  it.each(ofPages)('are never a ghost of letters, or nothing, where one follows at once (%s)', async (animation) => {
    const shown = await draw(scriptOf({ style: 'minimal', animation }), changeMs - 300, 30);
    // white letters at 80 % on black are 204
    expect(
      shown.map((rgb) => rgb.reduce((most, value) => Math.max(most, value), 0)).filter((most) => most < 195),
    ).toEqual([]);
  });

  it.each(captionAnimationNames)('are complete when they are spoken (%s)', async (animation) => {
    const settings = { style: 'minimal', animation } as const;
    // of words that come one by one, the last
    const atMs = animationTimes[animation].byWord ? changeMs + 500 : changeMs;
    const [shown] = await draw(scriptOf(settings), atMs, 1);
    const [still] = await draw(scriptOf({ ...settings, animation: 'none' }), atMs, 1);
    expect(still?.some((value) => value > 200)).toBe(true);
    expect(shown?.equals(still ?? Buffer.alloc(0))).toBe(true);
  });

  it('stay on an opaque panel where another page follows at once', async () => {
    const series = await draw(scriptOf({ style: 'news/white' }), changeMs - 240, 16);
    const white = series.map((rgb) => rgb.filter((value) => value > 240).length);
    expect(Math.min(...white)).toBeGreaterThan(0.6 * Math.max(...white));
  });

  it('are typed to the last letter when they are spoken, in the style that types', async () => {
    const script = scriptOf({ style: 'typewriter' });
    const [typing, , , , spoken, later] = await draw(script, changeMs + 420, 6);
    if (!typing || !spoken || !later) throw new Error('six moments expected');
    expect(typing.equals(spoken)).toBe(false);
    expect(later.equals(spoken)).toBe(true);
  });

  it('are typed on a panel that is there before the first letter', async () => {
    const beginMs = 1000 - animationTimes.typewriter.enterMs;
    const series = await draw(scriptOf({ style: 'typewriter/white' }), beginMs, 9);
    const white = series.map((rgb) => rgb.filter((value) => value > 220).length);
    expect(Math.max(...white)).toBeGreaterThan(1000);
    expect(Math.min(...white)).toBeGreaterThan(0.9 * Math.max(...white));
  });

  it.each(captionStyleNames)('stand still where nothing is to move (%s)', (style) => {
    const script = scriptOf({ style, animation: 'none' });
    expect(overlayChanges({ ass: script, emojis: [] }).movingMs).toEqual([]);
    expect(overlayChanges({ ass: scriptOf({ style, animation: 'rise' }), emojis: [] }).movingMs.length).toBeGreaterThan(
      0,
    );
    expect(script).not.toMatch(/\\(t|move|fade?)\(/);
  });
});
