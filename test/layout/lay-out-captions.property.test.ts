import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../src/captions/align-captions.ts';
import { captionFontFamilies } from '../../src/captions/caption-settings.ts';
import { resolveCaptionStyle } from '../../src/captions/caption-style.ts';
import { grow, scaleAround } from '../../src/layout/boxes.ts';
import { wordPop } from '../../src/layout/caption-motion.ts';
import { fallbackFonts } from '../../src/layout/fallback-fonts.ts';
import { loadFontFace } from '../../src/layout/font-face.ts';
import { loadFonts } from '../../src/layout/font-set.ts';
import { layOutCaptions } from '../../src/layout/lay-out-captions.ts';
import type { Box, Frame, PageLayout, PlacedWord } from '../../src/layout/page-layout.ts';
import { anyInputs } from '../captions/sample-texts.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
/** More for `LAYOUT_RUNS=10000 npx vitest run test/layout`. */
const numRuns = Number(process.env.LAYOUT_RUNS ?? 500);

const anyFrame = fc.oneof(
  fc.constantFrom<[number, number]>(
    [1080, 1920],
    [1280, 720],
    [720, 720],
    [240, 240],
    [3840, 2160],
    [2160, 3840],
    [1920, 240],
    [240, 1920],
    [64, 64],
    [16, 16],
  ),
  fc.tuple(fc.integer({ min: 120, max: 3840 }), fc.integer({ min: 120, max: 3840 })),
);
const anySettings = fc.record({
  fontFamily: fc.constantFrom(...captionFontFamilies),
  fontSize: fc.option(fc.integer({ min: 18, max: 65 }), { nil: undefined }),
  outlineThickness: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  position: fc.option(
    fc.oneof(
      fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    ),
    { nil: undefined },
  ),
});

describe('layOutCaptions', () => {
  it('keeps every sign inside the frame, apart from its neighbours, and drawn by a font that has it', () => {
    fc.assert(
      fc.property(anyInputs, anySettings, anyFrame, (inputs, settings, [width, height]) => {
        const frame = { width, height };
        const style = resolveCaptionStyle(settings);
        for (const page of layOutCaptions({ captions: alignCaptions(inputs, []), style, frame, fonts })) {
          checkInside(page, frame);
          checkApart(page);
          checkGlyphs(page);
        }
      }),
      { numRuns },
    );
  }, 600_000);
});

function checkInside(page: PageLayout, frame: Frame): void {
  for (const word of page.words) {
    expectInside(grow(enlarged(word), page.outlinePx), frame);
  }
  for (const { centreX, centreY, sizePx } of page.emojis) {
    expectInside(grow({ left: centreX, right: centreX, top: centreY, bottom: centreY }, sizePx / 2), frame);
  }
  expectInside(page.box, frame);
}

/** While one word is enlarged the others rest. */
function checkApart(page: PageLayout): void {
  for (const [index, word] of page.words.entries()) {
    for (const other of page.words.slice(index + 1)) {
      expect(overlap(enlarged(word), other.ink), `${say(word)} over ${say(other)}`).toBe(false);
      expect(overlap(word.ink, enlarged(other)), `${say(other)} over ${say(word)}`).toBe(false);
    }
  }
}

const files = ['SigmarOne-Regular.ttf', 'Poppins-Black.ttf', ...fallbackFonts.map(({ file }) => file)];
const faces = new Map(
  files.map((file) => loadFontFace(resolve('assets/fonts', file))).map((face) => [face.family, face]),
);

function checkGlyphs(page: PageLayout): void {
  for (const run of page.words.flatMap(({ runs }) => runs)) {
    expect(run.text).not.toBe('');
    expect(faces.get(run.fontFamily)?.covers(run.text), `${run.fontFamily} has ${run.text}`).toBe(true);
  }
}

function enlarged({ ink, centreX, centreY }: PlacedWord): Box {
  return scaleAround(ink, centreX, centreY, wordPop.peakScale);
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
}

function expectInside({ left, top, right, bottom }: Box, { width, height }: Frame): void {
  expect(left).toBeGreaterThanOrEqual(-0.01);
  expect(top).toBeGreaterThanOrEqual(-0.01);
  expect(right).toBeLessThanOrEqual(width + 0.01);
  expect(bottom).toBeLessThanOrEqual(height + 0.01);
}

function say(word: PlacedWord): string {
  return word.runs.map(({ text }) => text).join('');
}
