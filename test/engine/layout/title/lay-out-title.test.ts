import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { captionFontFamilies } from '../../../../src/engine/captions/settings/font-families.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { type Title, titleStyles } from '../../../../src/engine/captions/settings/title.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { grow, overlaps } from '../../../../src/engine/layout/geometry/boxes.ts';
import type { Box, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import type { FramedShot } from '../../../../src/engine/layout/placement/caption-places.ts';
import type { Clutter } from '../../../../src/engine/layout/placement/clutter.ts';
import { isTitleCut, layOutTitle } from '../../../../src/engine/layout/title/lay-out-title.ts';
import { textIn } from '../../../support/text-in-picture.ts';
import { anyInputs } from '../../captions/sample-texts.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const phone = { width: 1080, height: 1920 };
const usualCaptions = { left: 120, right: 960, top: 1100, bottom: 1440 };

interface Surroundings {
  faces?: Box[];
  captions?: Box[];
  clutter?: Clutter;
  frame?: { width: number; height: number };
}

function lay(title: Title, { faces = [], captions = [usualCaptions], frame = phone, clutter }: Surroundings = {}) {
  const shots: FramedShot[] = [
    { startMs: 0, endMs: 60_000, samples: [{ atMs: 0, faces }], ...(clutter && { clutter }) },
  ];
  const style = resolveCaptionStyle({});
  return layOutTitle({
    ...{ title, style, frame, fonts, shots, durationMs: 60_000, kept: [] },
    captionsIn: () => captions,
  });
}

function only(title: Title, surroundings?: Surroundings): PageLayout {
  const pages = lay(title, surroundings)?.pages ?? [];
  expect(pages).toHaveLength(1);
  return pages[0] as PageLayout;
}

/** The letters with their outline, and the panel. */
function painted({ words, lines, outlinePx }: PageLayout): Box[] {
  return [...words.map(({ ink }) => grow(ink, outlinePx)), ...lines];
}

const lineCount = ({ words }: PageLayout) => new Set(words.map(({ baselineY }) => Math.round(baselineY))).size;
const textOf = ({ words }: PageLayout) => words.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');

describe('a title', () => {
  it('is at the top of the safe area for four seconds', () => {
    const page = only({ text: 'Three things nobody tells you' });
    expect({ startMs: page.startMs, endMs: page.endMs }).toEqual({ startMs: 0, endMs: 4000 });
    expect(Math.min(...painted(page).map(({ top }) => top))).toBeCloseTo(270, 0);
  });

  it('is shown for as long as it is asked for, at most to the end of the video', () => {
    const shown = (title: Partial<Title>) => {
      const { startMs, endMs } = only({ text: 'Wait', ...title });
      return [startMs, endMs];
    };
    expect(shown({ startMs: 5000 })).toEqual([5000, 9000]);
    expect(shown({ endMs: 'end' })).toEqual([0, 60_000]);
    expect(shown({ startMs: 58_000, endMs: 90_000 })).toEqual([58_000, 60_000]);
    expect(lay({ text: 'Wait', startMs: 60_000 })).toBeNull();
  });

  it('keeps off a face at the top by smaller letters or another place', () => {
    for (const style of titleStyles) {
      for (const faces of [
        [{ left: 300, right: 780, top: 400, bottom: 1000 }],
        [{ left: 300, right: 780, top: 200, bottom: 700 }],
        [{ left: 0, right: 1080, top: 0, bottom: 800 }],
      ]) {
        const page = only({ text: 'Three things nobody tells you', style }, { faces });
        for (const box of painted(page)) {
          for (const face of faces) expect([style, faces, overlaps(box, face)]).toEqual([style, faces, false]);
          expect(overlaps(box, usualCaptions)).toBe(false);
        }
      }
    }
  });

  it('keeps off text in the picture, unless its place was chosen', () => {
    const clutter = textIn(phone, { left: 0, right: 1080, top: 192, bottom: 576 });
    const topOf = (page: PageLayout) => Math.min(...painted(page).map(({ top }) => top));
    expect(topOf(only({ text: 'Three things nobody tells you' }, { clutter }))).toBeGreaterThan(540);
    expect(topOf(only({ text: 'Three things nobody tells you', position: 'top' }, { clutter }))).toBeCloseTo(270, 0);
    const clothes = textIn(phone, { left: 0, right: 0, top: 0, bottom: 0 }, { elsewhere: 0.15 });
    expect(topOf(only({ text: 'Three things nobody tells you' }, { clutter: clothes }))).toBeCloseTo(270, 0);
  });

  it('is never over the captions, wherever it is wanted', () => {
    for (const position of ['top', 'middle', 'bottom', 0.1, 0.6, 0.9] as const) {
      for (const top of [270, 700, 1100]) {
        const captions = [{ ...usualCaptions, top, bottom: top + 340 }];
        const page = only({ text: 'Three things nobody tells you', position }, { captions });
        for (const box of painted(page))
          expect([position, top, overlaps(box, captions[0] as Box)]).toEqual([position, top, false]);
      }
    }
  });

  it('shrinks to two lines, and ends in an ellipsis where that is not enough', () => {
    const long =
      'This is by far the longest hook that anybody has ever written over a video of a person who talks about it all';
    const page = only({ text: long });
    expect(lineCount(page)).toBe(2);
    expect(textOf(page)).toMatch(/…$/);
    const input = { style: resolveCaptionStyle({}), frame: phone, fonts };
    expect(isTitleCut({ ...input, title: { text: long } })).toBe(true);
    expect(isTitleCut({ ...input, title: { text: 'Three things nobody tells you about love' } })).toBe(false);
  });

  it('runs from right to left, and breaks scripts without spaces', () => {
    const hebrew = only({ text: 'שלום 25 ילדים' }, { frame: { width: 1920, height: 1080 } });
    const fromLeft = { ...hebrew, words: hebrew.words.toSorted((a, b) => a.ink.left - b.ink.left) };
    expect(textOf(fromLeft)).toBe('ילדים 25 שלום');
    expect(lineCount(only({ text: '誰も教えてくれない三つの大切なこと' }))).toBe(2);
  });

  it('has its emoji above it', () => {
    const page = only({ text: '🔥 Watch this' });
    expect(textOf(page)).toBe('WATCH THIS');
    expect(page.emojis.map(({ emoji, startMs, endMs }) => [emoji, startMs, endMs])).toEqual([['🔥', 0, 4000]]);
    expect(page.emojis[0]?.centreY).toBeLessThan(Math.min(...page.words.map(({ ink }) => ink.top)));
  });

  it('moves at cuts only', () => {
    const title: Title = { text: 'Three things nobody tells you', endMs: 'end' };
    const top = { left: 200, right: 880, top: 150, bottom: 900 };
    const shots = [0, 1, 2].map((index) => ({
      ...{ startMs: index * 5000, endMs: (index + 1) * 5000 },
      samples: [{ atMs: index * 5000, faces: index === 1 ? [top] : [] }],
    }));
    const style = resolveCaptionStyle({});
    const pages = layOutTitle({
      ...{ title, style, frame: phone, fonts, shots, durationMs: 15_000, kept: [] },
      captionsIn: () => [],
    })?.pages;
    expect(pages?.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 5000],
      [5000, 10_000],
      [10_000, 15_000],
    ]);
  });
});

describe('whatever a title says', () => {
  const anyTitle = fc.record({
    text: anyInputs.map((inputs) => [...inputs.map(({ text }) => text).join(' ')].slice(0, 120).join('')),
    design: fc.constantFrom(...titleStyles),
    style: fc.constantFrom(...captionStyleNames),
    fontFamily: fc.constantFrom(...captionFontFamilies),
    frame: fc.constantFrom(
      phone,
      { width: 1280, height: 720 },
      { width: 720, height: 720 },
      { width: 240, height: 1920 },
    ),
  });

  it('it stays inside the frame on at most two lines, and no word touches another', () => {
    fc.assert(
      fc.property(anyTitle, ({ text, design, style: name, fontFamily, frame }) => {
        const style = resolveCaptionStyle({ style: name, fontFamily });
        const laidOut = layOutTitle({
          ...{ title: { text, style: design }, style, frame, fonts, shots: [], durationMs: 9000, kept: [] },
          captionsIn: () => [],
        });
        for (const page of laidOut?.pages ?? []) {
          expect(lineCount(page)).toBeLessThanOrEqual(2);
          for (const box of painted(page)) {
            expect(box.left).toBeGreaterThanOrEqual(-0.01);
            expect(box.top).toBeGreaterThanOrEqual(-0.01);
            expect(box.right).toBeLessThanOrEqual(frame.width + 0.01);
            expect(box.bottom).toBeLessThanOrEqual(frame.height + 0.01);
          }
          for (const [index, { ink }] of page.words.entries()) {
            const touched = page.words.slice(index + 1).filter((other) => overlaps(grow(ink, -0.02), other.ink));
            expect(touched).toEqual([]);
          }
        }
      }),
      { numRuns: Number(process.env.LAYOUT_RUNS ?? 40) },
    );
  }, 200_000);
});
