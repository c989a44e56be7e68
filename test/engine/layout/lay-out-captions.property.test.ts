import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { captionFontFamilies } from '../../../src/engine/captions/settings/font-families.ts';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { fallbackFonts } from '../../../src/engine/layout/fonts/fallback-fonts.ts';
import { loadFontFace } from '../../../src/engine/layout/fonts/font-face.ts';
import { bundledFaces, loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import { grow } from '../../../src/engine/layout/geometry/boxes.ts';
import type { Box, Frame, PageLayout, PlacedWord } from '../../../src/engine/layout/geometry/page-layout.ts';
import { emojiPop, type StyleExtents, styleExtents } from '../../../src/engine/layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';
import { largestInk, paintedBox } from '../../../src/engine/layout/placement/place-page.ts';
import { anyInputs } from '../captions/sample-texts.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
/** Layouts of each style. `npm run test:layout` tries 10,000, `LAYOUT_STYLES=pop,duo` only those of some styles. */
const numRuns = Number(process.env.LAYOUT_RUNS ?? 30);
const styles = captionStyleNames.filter((style) => process.env.LAYOUT_STYLES?.split(',').includes(style) ?? true);

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
  accessible: fc.boolean(),
  fontFamily: fc.constantFrom(...captionFontFamilies),
  fontSize: fc.option(fc.integer({ min: 18, max: 65 }), { nil: undefined }),
  letterSpacing: fc.option(fc.double({ min: -0.05, max: 0.3, noNaN: true }), { nil: undefined }),
  outlineThickness: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  position: fc.option(
    fc.oneof(
      fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    ),
    { nil: undefined },
  ),
});

/** Which words of a caption stand out. */
const anyMarks = fc.oneof(
  fc.constant(() => false),
  fc.integer({ min: 1, max: 5 }).map((every) => (index: number) => index % every === 0),
);

describe('layOutCaptions', () => {
  it.each(styles)(
    'keeps every glyph inside the frame, clear of its neighbours, on two lines, and in a font that has it (%s)',
    (styleName) => {
      fc.assert(
        fc.property(anyInputs, anySettings, anyFrame, anyMarks, (inputs, settings, [width, height], isMarked) => {
          const frame = { width, height };
          const style = resolveCaptionStyle({ ...settings, style: styleName });
          const captions = alignCaptions(inputs, []).map((caption) => ({
            ...caption,
            words: caption.words.map((word, index) => ({ ...word, emphasis: isMarked(index) })),
          }));
          for (const page of layOutCaptions({ captions, style, frame, fonts })) {
            const extents: StyleExtents = styleExtents[style.drawing];
            checkInside(page, extents, frame);
            checkApart(page, extents);
            checkLines(page);
            if (extents.plate) checkPlates(page, extents.plate, frame);
            checkGlyphs(page);
          }
        }),
        { numRuns },
      );
    },
    1200 * numRuns + 60_000,
  );
});

function checkInside(page: PageLayout, extents: StyleExtents, frame: Frame): void {
  for (const word of page.words) expectInside(paintedBox(word, { ...page, extents }), frame);
  for (const { centreX, centreY, sizePx } of page.emojis) {
    expectInside(
      grow({ left: centreX, right: centreX, top: centreY, bottom: centreY }, (sizePx * emojiPop.peakScale) / 2),
      frame,
    );
  }
  expectInside(page.box, frame);
}

/** Words of one line have one baseline. */
function checkLines({ words }: PageLayout): void {
  const baselines = new Set(words.map(({ baselineY }) => baselineY.toFixed(2)));
  if (baselines.size > 2) expect.fail(`${baselines.size} lines: ${words.map(say).join(' ')}`);
}

/** While one word is enlarged, the others have their normal size. */
function checkApart(page: PageLayout, extents: StyleExtents): void {
  for (const [index, word] of page.words.entries()) {
    for (const other of page.words.slice(index + 1)) {
      const isOver = overlap(largestInk(word, extents), other.ink) || overlap(word.ink, largestInk(other, extents));
      if (isOver) expect.fail(`${say(word)} over ${say(other)}`);
    }
  }
}

/** The plate of a word touches no letter of another word; the boxes of lines cover their words and do not overlap. */
function checkPlates(page: PageLayout, { around }: NonNullable<StyleExtents['plate']>, frame: Frame): void {
  for (const [index, word] of page.words.entries()) {
    expectInside(word.plate, frame);
    expectInside(word.ink, word.plate);
    const others = page.words.filter((_, at) => at !== index);
    const touched = around === 'word' ? others.filter((other) => overlap(word.plate, other.ink)) : [];
    expect(touched.map(say), `letters under the plate of ${say(word)}`).toEqual([]);
  }
  for (const [index, line] of page.lines.entries()) {
    expectInside(line, frame);
    const over = around === 'line' ? page.lines.slice(index + 1).filter((other) => overlap(line, other)) : [];
    expect(over).toEqual([]);
  }
}

const faces = new Map(
  [...bundledFaces, ...fallbackFonts.map(({ file }) => file)]
    .map((file) => loadFontFace(resolve('assets/fonts', file)))
    .map((face) => [face.family, face]),
);

function checkGlyphs(page: PageLayout): void {
  for (const run of page.words.flatMap(({ runs }) => runs)) {
    const isDrawable = run.text !== '' && faces.get(run.fontFamily)?.covers(run.text);
    if (!isDrawable) expect.fail(`${run.fontFamily} has no ${run.text}`);
  }
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
}

function expectInside(box: Box, outer: Frame | Box): void {
  const limits = 'width' in outer ? { left: 0, top: 0, right: outer.width, bottom: outer.height } : outer;
  const slack = 0.01;
  const isInside =
    box.left >= limits.left - slack &&
    box.top >= limits.top - slack &&
    box.right <= limits.right + slack &&
    box.bottom <= limits.bottom + slack;
  if (!isInside) expect.fail(`${JSON.stringify(box)} is not inside ${JSON.stringify(limits)}`);
}

function say(word: PlacedWord): string {
  return word.runs.map(({ text }) => text).join('');
}
