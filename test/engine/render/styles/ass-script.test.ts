import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { boundingBox } from '../../../../src/engine/layout/geometry/boxes.ts';
import type { Box, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { assetsDir, type DrawnFrame, drawAss, drawAssSeries, inkBox, standing } from '../draw-ass.ts';

const fonts = loadFonts({ assetsDir, fontsDir: null });
const frame = { width: 1600, height: 1280 };

function lay(
  text: string,
  settings: CaptionSettings,
): { pages: PageLayout[]; style: ReturnType<typeof resolveCaptionStyle> } {
  const style = resolveCaptionStyle({ position: 0.5, ...settings });
  return {
    pages: standing(
      layOutCaptions({ captions: alignCaptions([{ startMs: 0, endMs: 1000, text }], []), style, frame, fonts }),
    ),
    style,
  };
}

/** The first page, with no word lit. */
function atRest(pages: PageLayout[]): PageLayout[] {
  return pages.slice(0, 1).map((page) => ({
    ...page,
    startMs: 0,
    endMs: 1000,
    words: page.words.map((word) => ({ ...word, startMs: 1000, endMs: 1000 })),
  }));
}

describe('what libass draws', () => {
  it('places the full stop of a Latin word at the left end of a Hebrew caption', async () => {
    const { pages, style } = lay('אוהב TypeScript.', { fontFamily: 'Rubik', outlineThickness: 0, fontSize: 50 });
    const [page] = atRest(pages);
    const latin = page?.words.find(({ runs }) => runs[0]?.text === 'TypeScript');
    if (!page || !latin) throw new Error('a Latin word expected');
    const script = writeAssScript({ pages: [{ ...page, words: [latin] }], style, frame });
    const drawn = await drawAss(script, frame, 500);
    const dotRight = latin.ink.left + page.emPx * 0.18;
    const left = inkBox(cutTo(drawn, { ...latin.ink, right: dotRight }));
    for (const edge of ['left', 'right'] as const)
      expect(Math.abs((inkBox(drawn)?.[edge] ?? 0) - latin.ink[edge]), edge).toBeLessThanOrEqual(1);
    expect(left?.top).toBeGreaterThan((latin.ink.bottom - latin.ink.top) / 2);
  });

  it.each(['{\\p1}m', 'a\\Nb', '\\h', '{b}', 'C:\\new', '\\\\', '}{', '{\\fs900}', '\\'])(
    'is the literal text, even if it looks like a command (%s)',
    async (text) => {
      const { pages, style } = lay(text, { fontFamily: 'Rubik', outlineThickness: 0, fontSize: 65 });
      const rested = atRest(pages);
      const drawn = inkBox(await drawAss(writeAssScript({ pages: rested, style, frame }), frame, 500));
      const measured = boundingBox(rested.flatMap(({ words }) => words.map(({ ink }) => ink)));
      expect(drawn?.left).toBeCloseTo(measured?.left ?? 0, -0.5);
      expect(drawn?.right).toBeCloseTo(measured?.right ?? 0, -0.5);
      expect(drawn?.bottom).toBeCloseTo(measured?.bottom ?? 0, -0.5);
    },
  );

  const spaced = captionStyleNames.flatMap((name) => [-0.05, 0, 0.3].map((spacing) => [name, spacing] as const));

  it.each(spaced)('stays inside the box of the layout (%s, letter spacing %d)', async (name, spacing) => {
    const { pages, style } = lay('Größe zählt', {
      style: name,
      letterSpacing: spacing,
      fontFamily: 'Rubik',
      outlineColor: '#FF00FF',
      outlineThickness: 20,
      fontSize: 65,
    });
    const [firstMs, everyMs] = [80, 520];
    const series = { frame, firstMs, everyMs, count: 2 };
    for (const [index, one] of (await drawAssSeries(writeAssScript({ pages, style, frame }), series)).entries()) {
      const atMs = firstMs + index * everyMs;
      const page = pages.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);
      const drawn = inkBox(one);
      expect(drawn?.left).toBeGreaterThanOrEqual((page?.box.left ?? 0) - 1);
      expect(drawn?.right).toBeLessThanOrEqual((page?.box.right ?? 0) + 1);
      expect(drawn?.top).toBeGreaterThanOrEqual((page?.box.top ?? 0) - 1);
      expect(drawn?.bottom).toBeLessThanOrEqual((page?.box.bottom ?? 0) + 1);
    }
  });

  it('highlights one word at a time, enlarged, and does not move its neighbour', async () => {
    const { pages, style } = lay('HIM HER', {
      fontColor: '#FFFFFF',
      highlightColor: '#FF0000',
      outlineThickness: 0,
      fontSize: 65,
    });
    const script = writeAssScript({ pages, style, frame });
    const [him, her] = pages[0]?.words ?? [];
    if (!him || !her) throw new Error('two words expected');
    const first = await drawAss(script, frame, 300);
    const second = await drawAss(script, frame, 900);
    expect(colourAt(first, him.ink)).toBe('red');
    expect(colourAt(first, her.ink)).toBe('white');
    expect(colourAt(second, him.ink)).toBe('white');
    expect(colourAt(second, her.ink)).toBe('red');
    const resting = whiteBox(first);
    expect(resting?.left).toBeCloseTo(her.ink.left, -0.5);
    expect(resting?.right).toBeCloseTo(her.ink.right, -0.5);
  });

  it('shows nothing between two pages', async () => {
    const { pages, style } = lay('HIM', { outlineThickness: 5 });
    expect(inkBox(await drawAss(writeAssScript({ pages, style, frame }), frame, 1010))).toBeNull();
  });

  it.each([0, 2, 12])('draws a shadow without holes where the letters are (outline %i)', async (outlineThickness) => {
    const { pages, style } = lay('HIM', { outlineThickness, fontSize: 65 });
    const drawn = await drawAss(whiteShadows(writeAssScript({ pages, style, frame })), frame, 500);
    const ink = pages[0]?.words[0]?.ink ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const stem = Math.round(ink.left) + 14;
    const below = Math.round(ink.bottom) + 3;
    expect(drawn.rgb[(below * frame.width + stem) * 3]).toBeGreaterThan(50);
    expect(drawn.rgb[((below - 30) * frame.width + stem) * 3]).toBeGreaterThan(130);
  });

  it('shows the picture through translucent letters, not their own outline', async () => {
    const { pages, style } = lay('HIM', {
      fontColor: '#FFFFFF00',
      highlightColor: '#FFFFFF00',
      outlineColor: '#FF0000',
      fontSize: 65,
      outlineThickness: 6,
    });
    const drawn = await drawAss(writeAssScript({ pages, style, frame }), frame, 500);
    const ink = pages[0]?.words[0]?.ink;
    const stem = { x: Math.round(ink?.left ?? 0) + 14, y: Math.round(((ink?.top ?? 0) + (ink?.bottom ?? 0)) / 2) };
    expect(drawn.rgb[(stem.y * frame.width + stem.x) * 3]).toBeLessThan(40);
    expect(inkBox(drawn)).not.toBeNull();
  });
});

/** Only the shadows of a script, in white. */
function whiteShadows(script: string): string {
  const lines = script.split('\n').filter((line) => !line.startsWith('Dialogue:') || line.includes(',Shadow,'));
  return lines
    .map((line) => line.replace(/^Style: Shadow,.*/, (style) => style.replaceAll('000000', 'FFFFFF')))
    .join('\n');
}

/** The part of a frame around a box. */
function cutTo({ rgb, width }: DrawnFrame, box: Box): DrawnFrame {
  const [left, right] = [Math.floor(box.left), Math.floor(box.right)];
  const [top, bottom] = [Math.floor(box.top), Math.ceil(box.bottom)];
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const start = (top + row) * width;
    return rgb.subarray(3 * (start + left), 3 * (start + right));
  });
  return { rgb: Buffer.concat(rows), width: right - left, height: bottom - top };
}

function colourAt(drawn: DrawnFrame, ink: { left: number; top: number; right: number; bottom: number }): string {
  let [red, green, count] = [0, 0, 0];
  for (let y = Math.ceil(ink.top); y < ink.bottom; y++) {
    for (let x = Math.ceil(ink.left); x < ink.right; x++) {
      const at = (y * drawn.width + x) * 3;
      if ((drawn.rgb[at] ?? 0) < 250) continue;
      red += drawn.rgb[at] ?? 0;
      green += drawn.rgb[at + 1] ?? 0;
      count++;
    }
  }
  if (count === 0) return 'nothing';
  return green / red > 0.9 ? 'white' : 'red';
}

/** The box around all pixels with as much green as red. */
function whiteBox(drawn: DrawnFrame): ReturnType<typeof inkBox> {
  const rgb = Buffer.from(drawn.rgb);
  for (let at = 0; at < rgb.length; at += 3) rgb[at] = rgb[at + 1] ?? 0;
  return inkBox({ ...drawn, rgb });
}
