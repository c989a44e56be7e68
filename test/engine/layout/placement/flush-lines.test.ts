import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import type { PlacedWord } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });

/** The two lines of a page, from the top. */
function linesOf(text: string, style: 'typewriter' | 'boxed'): PlacedWord[][] {
  const captions = alignCaptions([{ startMs: 0, endMs: 1200, text }], []);
  const frame = { width: 1080, height: 1920 };
  const words = layOutCaptions({ captions, style: resolveCaptionStyle({ style }), frame, fonts })[0]?.words ?? [];
  const baselines = [...new Set(words.map(({ baselineY }) => baselineY))].sort((a, b) => a - b);
  expect(baselines).toHaveLength(2);
  return baselines.map((baseline) => words.filter(({ baselineY }) => baselineY === baseline));
}

const lefts = (lines: PlacedWord[][]) => lines.map((line) => Math.min(...line.map(({ ink }) => ink.left)));
const rights = (lines: PlacedWord[][]) => lines.map((line) => Math.max(...line.map(({ ink }) => ink.right)));
const distance = ([one = 0, other = 0]: number[]) => Math.abs(one - other);

describe('lines', () => {
  it('begin below one another in typewriter, at the right for scripts from right to left', () => {
    const latin = linesOf('thine own bright eyes', 'typewriter');
    expect(distance(lefts(latin))).toBeLessThan(1);
    expect(distance(rights(latin))).toBeGreaterThan(20);
    expect(distance(rights(linesOf('שלום לכולם ילדים טובים', 'typewriter')))).toBeLessThan(1);
  });

  it('are centred in other styles', () => {
    const [upper = 0, lower = 0] = lefts(linesOf('thine own bright eyes', 'boxed'));
    const [one = 0, other = 0] = rights(linesOf('thine own bright eyes', 'boxed'));
    expect((upper + one) / 2).toBeCloseTo((lower + other) / 2, 0);
  });
});
