import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import type { CaptionPosition } from '../../../../src/engine/captions/settings/setting-row.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { overlaps } from '../../../../src/engine/layout/geometry/boxes.ts';
import { captionGeometry } from '../../../../src/engine/layout/geometry/caption-geometry.ts';
import type { Box, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { type StyleExtents, styleExtents } from '../../../../src/engine/layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { captionSpace } from '../../../../src/engine/layout/placement/block-place.ts';
import {
  type CaptionSpace,
  captionPlaces,
  type FramedShot,
} from '../../../../src/engine/layout/placement/caption-places.ts';
import type { Clutter } from '../../../../src/engine/layout/placement/clutter.ts';
import { paintedBox } from '../../../../src/engine/layout/placement/place-page.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });

const vertical = { width: 1080, height: 1920 };
const space: CaptionSpace = {
  usualY: 1270,
  highest: 400,
  lowest: 1330,
  highestClear: 350,
  lowestClear: 1440,
  halfWidth: 420,
  halfHeight: 130,
  emoji: 150,
  frame: vertical,
};
const faceAt = (top: number, bottom: number): Box => ({ left: 340, right: 740, top, bottom });
const shot = (startMs: number, endMs: number, ...faces: Box[]): FramedShot => ({
  startMs,
  endMs,
  samples: [{ atMs: startMs, faces }],
});
const centres = (...shots: FramedShot[]) => captionPlaces(shots, space).map(({ centreY }) => centreY);

describe('captionPlaces', () => {
  it('keeps the usual place if no face is near', () => {
    expect(centres(shot(0, 5000), shot(5000, 9000, faceAt(300, 900)))).toEqual([1270, 1270]);
  });

  it('moves away from a face, as little as possible', () => {
    const [above = 0] = centres(shot(0, 5000, faceAt(900, 1500)));
    expect(above).toBeLessThan(900 - 130);
    expect(above).toBeGreaterThan(900 - 130 - 120);
    const [below = 0] = centres(shot(0, 5000, faceAt(500, 1160)));
    expect(below).toBeGreaterThan(1160 + 130);
  });

  it('keeps its place from shot to shot as long as it is free', () => {
    const [close, wide] = [faceAt(900, 1500), faceAt(200, 500)];
    const places = centres(shot(0, 4000, close), shot(4000, 8000, wide), shot(8000, 9000, close));
    expect(new Set(places).size).toBe(1);
  });

  it('takes a free place below a face before one above, also outside the safe area', () => {
    const [centreY = 0] = centres(shot(0, 5000, faceAt(700, 1230)));
    expect(centreY).toBeGreaterThan(1230 + 130);
  });

  it('returns to the usual place if it would be away for long', () => {
    const [first, second] = centres(shot(0, 4000, faceAt(900, 1500)), shot(4000, 90_000));
    expect(first).toBeLessThan(800);
    expect(second).toBe(1270);
  });

  it('leaves the safe area, but not the clear area, if it would cover a face inside', () => {
    const close = shot(0, 5000, faceAt(300, 1220));
    expect(captionPlaces([close], space)[0]).toMatchObject({ isOutside: true });
    expect(captionPlaces([close], space)[0]?.centreY).toBeGreaterThan(1220 + 130);
    expect(captionPlaces([shot(0, 5000, faceAt(300, 1100))], space)[0]).toMatchObject({ isOutside: false });
  });

  it('covers as little of a face as possible if every place covers one', () => {
    const [close, low, everywhere] = [faceAt(100, 1400), faceAt(500, 1800), faceAt(0, 1920)];
    expect(centres(shot(0, 5000, close))).toEqual([space.lowestClear]);
    expect(centres(shot(0, 5000, low))).toEqual([space.highest]);
    // on the hair
    expect(centres(shot(0, 5000, everywhere))).toEqual([space.highest]);
  });

  it('takes the place where a face is seen least if there is no place without faces', () => {
    const moving: FramedShot = {
      startMs: 0,
      endMs: 5000,
      samples: [1, 2, 3, 4].map((n) => ({ atMs: n * 1000, faces: [n < 4 ? faceAt(200, 1000) : faceAt(900, 1700)] })),
    };
    expect(captionPlaces([moving], space)[0]?.centreY).toBeGreaterThan(1130);
  });

  it('does not move for a large face that moves a little at each cut', () => {
    const cuts = [0, 30, -30, 30, -30].map((by, n) => shot(n * 2000, n * 2000 + 2000, faceAt(60 + by, 1440 + by)));
    expect(new Set(centres(...cuts)).size).toBe(1);
  });

  /** Full of text between two heights. */
  const textAt = (top: number, bottom: number, cells = 1): Clutter => {
    const rows = 20;
    const height = vertical.height / rows;
    const isText = (row: number) => row * height >= top && (row + 1) * height <= bottom;
    const picture = { left: 0, top: 0, right: vertical.width, bottom: vertical.height };
    return { picture, columns: 1, cells: Array.from({ length: rows }, (_, row) => (isText(row) ? cells : 0)) };
  };

  it('moves off text in the picture, and not for the detail of clothes', () => {
    const free = shot(0, 5000, faceAt(300, 700));
    const [place = 0] = centres({ ...free, clutter: textAt(1150, 1440) });
    expect(place).toBeLessThan(1190 - 130);
    expect(place).toBeGreaterThan(700 + 130);
    expect(centres({ ...free, clutter: textAt(1150, 1440, 0.15) })).toEqual([1270]);
  });

  it('stays below a face, where there is room without text, though more room is above', () => {
    const near = { ...shot(0, 5000, faceAt(500, 900)), clutter: textAt(1150, 1920) };
    const [place = 0] = centres(near);
    expect(place).toBeGreaterThan(900);
  });

  it('takes the text before the face, if there is nothing else', () => {
    const everywhere = { ...shot(0, 5000, faceAt(100, 1100)), clutter: textAt(1130, 1920) };
    expect(centres(everywhere)[0]).toBeGreaterThan(1100 + 130);
  });

  it('puts emojis on the side with fewer faces', () => {
    const side = (face: Box) => captionPlaces([shot(0, 1000, face)], space)[0]?.emojis;
    expect(side(faceAt(200, 500))).toBe('above');
    expect(side(faceAt(400, 1110))).toBe('below');
  });
});

const words = ['so', 'I', 'never', 'thought', 'unbelievably', 'going', 'Zapier', 'quickly', 'people', 'my', 'why?'];
const anyCaptions = fc
  .array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 8 })
  .map((texts) => texts.map((text, i) => ({ startMs: i * 2000, endMs: i * 2000 + 1900, text: text.join(' ') })));
const anyFace = fc
  .record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) })
  .chain(({ x, y }) => fc.double({ min: 0.05, max: 0.5, noNaN: true }).map((size) => ({ x, y, size })));
const anySamples = fc.array(fc.array(anyFace, { maxLength: 2 }), { minLength: 1, maxLength: 4 });
const frames = [vertical, { width: 1280, height: 720 }];
/** Layouts of each style, see `lay-out-captions.property.test.ts`. */
const numRuns = Number(process.env.LAYOUT_RUNS ?? 3);
const styles = captionStyleNames.filter((style) => process.env.LAYOUT_STYLES?.split(',').includes(style) ?? true);

describe('the space of captions', () => {
  it('holds a page with a large key word, also in the upper line', () => {
    const style = resolveCaptionStyle({ style: 'duo', position: 0.5 });
    const extents = styleExtents[style.drawing];
    const { halfHeight } = captionSpace(captionGeometry(style, vertical, fonts), style.position, extents);
    const spoken = ['NEVER said that', 'unbelievably so', 'ÉTAT go', 'so Ég', 'my unbelievable', 'why?'];
    const captions = alignCaptions(
      spoken.map((text, i) => ({ startMs: i * 2000, endMs: i * 2000 + 1900, text })),
      [],
    );
    const pages = layOutCaptions({ captions, style, frame: vertical, fonts });
    const reaches = pages.flatMap((page) =>
      paintedOf(page, extents).flatMap(({ top, bottom }) => [960 - top, bottom - 960]),
    );
    expect(pages.length).toBeGreaterThanOrEqual(spoken.length);
    expect(Math.max(...reaches)).toBeLessThanOrEqual(halfHeight);
  });
});

describe('captions without a set position', () => {
  const wholeWords = (pages: { text: string }[]) => pages.map(({ text }) => text).join(' ');

  it.each(styles)(
    'touch no face beside free space, cut no word, and have one place per shot (%s)',
    (styleName) => {
      fc.assert(
        fc.property(
          anyCaptions,
          fc.array(anySamples, { minLength: 1, maxLength: 4 }),
          fc.constantFrom(...frames),
          (captions, faces, frame) => {
            const shots = shotsOf(faces, frame);
            const style = resolveCaptionStyle({ style: styleName });
            const extents = styleExtents[style.drawing];
            const pages = layOutCaptions({ captions: alignCaptions(captions, []), style, frame, fonts, shots });
            expect(wholeWords(pages)).toBe(wholeWords(captions));
            const geometry = captionGeometry(style, frame, fonts);
            const room = captionSpace(geometry, style.position, extents);
            for (const one of shots) {
              const within = pages.filter(({ startMs, endMs }) => startMs >= one.startMs && endMs <= one.endMs);
              const seen = one.samples.flatMap((sample) => sample.faces);
              if (hasRoom(seen, room)) {
                for (const page of within) expect(touched(page, extents, seen)).toEqual([]);
              }
              const baselines = within
                .filter((page) => isOneLine(page, geometry.emPx))
                .map(({ words: [word] }) => word?.baselineY);
              expect(new Set(baselines.map((y) => Math.round(y ?? 0))).size).toBeLessThanOrEqual(1);
            }
          },
        ),
        { numRuns },
      );
    },
    1200 * numRuns + 60_000,
  );

  it('do not touch a chin with one line if there is no space for two', () => {
    const captions = alignCaptions([{ startMs: 0, endMs: 1500, text: 'so I never' }], []);
    const input = { style: resolveCaptionStyle({}), frame: vertical, fonts };
    const face: Box = { left: 90, right: 990, top: 200, bottom: 1340 };
    const [page] = layOutCaptions({ captions, ...input, shots: [shot(0, 1500, face)] });
    expect(page && touched(page, styleExtents.pop, [face])).toEqual([]);
  });

  it('put an emoji above a face, even outside the safe area, if there is space only there', () => {
    const given = [{ startMs: 0, endMs: 1500, text: 'so I never thought', emoji: '🚀' }];
    const face: Box = { left: 200, right: 880, top: 740, bottom: 1400 };
    const input = { captions: alignCaptions(given, []), style: resolveCaptionStyle({}), frame: vertical, fonts };
    const [page] = layOutCaptions({ ...input, shots: [shot(0, 1500, face)] });
    const [emoji] = page?.emojis ?? [];
    expect((emoji?.centreY ?? 0) + (emoji?.sizePx ?? 0) / 2).toBeLessThan(page?.words[0]?.baselineY ?? 0);
    expect((emoji?.centreY ?? 0) - (emoji?.sizePx ?? 0) / 2).toBeGreaterThan(0);
  });

  it('keep their usual place if nobody is seen', () => {
    const captions = alignCaptions([{ startMs: 0, endMs: 3000, text: 'so I never thought of it' }], []);
    const input = { captions, style: resolveCaptionStyle({}), frame: vertical, fonts };
    expect(layOutCaptions({ ...input, shots: [shot(0, 9000)] })).toEqual(layOutCaptions(input));
  });
});

describe('captions with a set position', () => {
  it.each(['top', 'middle', 'bottom', 0.62] as CaptionPosition[])('stay there even on faces: %s', (position) => {
    const captions = alignCaptions([{ startMs: 0, endMs: 3000, text: 'so I never thought of it' }], []);
    const input = { captions, style: resolveCaptionStyle({ position }), frame: vertical, fonts };
    const everywhere = shot(0, 3000, { left: 0, right: 1080, top: 0, bottom: 1920 });
    expect(layOutCaptions({ ...input, shots: [everywhere] })).toEqual(layOutCaptions(input));
  });
});

function shotsOf(
  faces: { x: number; y: number; size: number }[][][],
  { width, height }: typeof vertical,
): FramedShot[] {
  return faces.map((samples, i) => ({
    startMs: i * 4000,
    endMs: i * 4000 + 4000,
    samples: samples.map((seen, k) => ({
      atMs: i * 4000 + k * 500,
      faces: seen.map(({ x, y, size }) => {
        const half = (size * height) / 2;
        return {
          left: x * width - half * 0.8,
          right: x * width + half * 0.8,
          top: y * height - half,
          bottom: y * height + half,
        };
      }),
    })),
  }));
}

/** Whether there is space for a block of two lines, a face's margin, and a step more: places are tried in steps. */
function hasRoom(faces: Box[], { highest, lowest, halfHeight, halfWidth, frame }: CaptionSpace): boolean {
  const margin = Math.max(0, ...faces.map(({ top, bottom }) => 0.06 * (bottom - top))) + 0.25 * halfHeight;
  const [left, right] = [frame.width / 2 - halfWidth - margin, frame.width / 2 + halfWidth + margin];
  for (let y = highest; y <= lowest; y += 4) {
    const block = { left, right, top: y - halfHeight - margin, bottom: y + halfHeight + margin };
    if (!faces.some((face) => overlaps(face, block))) return true;
  }
  return false;
}

function touched(page: PageLayout, extents: StyleExtents, faces: Box[]): Box[] {
  return paintedOf(page, extents).filter((box) => faces.some((face) => overlaps(face, box)));
}

function paintedOf(page: PageLayout, extents: StyleExtents): Box[] {
  return [...page.words.map((word) => paintedBox(word, { ...page, extents })), ...(extents.plate ? page.lines : [])];
}

/** One line at full size: a page with a single long word is smaller. */
function isOneLine({ words: [first, ...rest], emPx }: PageLayout, fullEmPx: number): boolean {
  return emPx === fullEmPx && rest.every(({ baselineY }) => baselineY === first?.baselineY);
}
