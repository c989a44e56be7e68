import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import type { PageLayout, PlacedWord } from '../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
/** A font size of 40 is 40 pixels on this frame. */
const frame = { width: 1280, height: 1280 };
const size = { fontFamily: 'Rubik', fontSize: 40 } as const;

function lay(text: string, settings: CaptionSettings): PageLayout {
  const captions = alignCaptions([{ startMs: 0, endMs: 1200, text }], []);
  const [page] = layOutCaptions({ captions, style: resolveCaptionStyle({ ...size, ...settings }), frame, fonts });
  if (!page) throw new Error('a page expected');
  return page;
}

function word(page: PageLayout, index = 0): PlacedWord {
  const found = page.words[index];
  if (!found) throw new Error('no such word');
  return found;
}

const widthOf = ({ ink }: PlacedWord) => ink.right - ink.left;

describe('letter spacing', () => {
  it.each([-0.05, 0.1, 0.3])('adds its share of the font size between two letters (%d)', (letterSpacing) => {
    const [plain, spaced] = [lay('HIMHER', {}), lay('HIMHER', { letterSpacing })];
    expect(widthOf(word(spaced)) - widthOf(word(plain))).toBeCloseTo(5 * letterSpacing * 40, 5);
    expect(word(spaced).runs.map(({ spacingPx }) => spacingPx)).toEqual([expect.closeTo(letterSpacing * 40, 5)]);
  });

  it('leaves a line in the middle of the frame', () => {
    const { words } = lay('HIM HER', { style: 'minimal', letterSpacing: 0.3 });
    const edges = [Math.min(...words.map(({ ink }) => ink.left)), Math.max(...words.map(({ ink }) => ink.right))];
    expect((edges[0] ?? 0) + (edges[1] ?? 0)).toBeCloseTo(frame.width, 5);
  });

  it.each(['pop', 'minimal'] as const)('keeps words further apart than letters (%s)', (style) => {
    const gapOf = (letterSpacing: number) => {
      const page = lay('HIM HER', { style, letterSpacing });
      return word(page, 1).ink.left - word(page).ink.right;
    };
    expect(gapOf(0.3) - gapOf(0)).toBeGreaterThan(2 * 0.3 * 40 - 0.01);
    expect(gapOf(-0.05)).toBeLessThanOrEqual(gapOf(0));
  });

  it.each(['العالم', 'नमस्ते', 'বাংলা', 'ਪੰਜਾਬੀ'])('never parts letters that are joined (%s)', (text) => {
    const [plain, spaced] = [lay(text, {}), lay(text, { letterSpacing: 0.3 })];
    expect(widthOf(word(spaced))).toBeCloseTo(widthOf(word(plain)), 5);
    expect(word(spaced).runs.map(({ spacingPx }) => spacingPx)).toEqual([0]);
  });

  it('spaces the letters beside joined ones in the same word', () => {
    const { runs } = word(lay('abc-नमस्ते', { letterSpacing: 0.3 }));
    expect(runs.map(({ text, spacingPx }) => [text, spacingPx > 0])).toEqual([
      ['abc-', true],
      ['नमस्ते', false],
    ]);
  });

  it('spaces letters that run from right to left', () => {
    const [plain, spaced] = [lay('שלום', {}), lay('שלום', { letterSpacing: 0.3 })];
    expect(widthOf(word(spaced)) - widthOf(word(plain))).toBeCloseTo(3 * 0.3 * 40, 5);
  });

  it('is the style’s own where it is not said, and shrinks with a word that is too wide', () => {
    expect(lay('HIM HER', { letterSpacing: 0 })).toEqual(lay('HIM HER', {}));
    const { runs } = word(lay('Donaudampfschifffahrtsgesellschaft', { letterSpacing: 0.3, fontSize: 65 }));
    expect(runs[0]?.spacingPx).toBeLessThan(0.3 * 65);
  });

  it('leaves a typing cursor right behind the letter before it', () => {
    const stops = (letterSpacing: number) => {
      const { caretStops, ink } = word(lay('HIM', { style: 'typewriter', letterSpacing }));
      return caretStops.map(({ x }) => x - ink.left);
    };
    const [plain, spaced] = [stops(0), stops(0.3)];
    expect(spaced.map((x, index) => x - (plain[index] ?? 0))).toEqual(
      [0, 0, 12, 24].map((by) => expect.closeTo(by, 5)),
    );
  });

  it('widens what is painted behind a word', () => {
    const plateOf = (letterSpacing: number) => word(lay('HIMHER', { style: 'pill', letterSpacing })).plate;
    const [plain, spaced] = [plateOf(0), plateOf(0.3)];
    expect(spaced.right - spaced.left - (plain.right - plain.left)).toBeCloseTo(5 * 0.3 * 40, 5);
  });
});
