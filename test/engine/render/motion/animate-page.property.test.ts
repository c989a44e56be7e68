import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { captionAnimationNames } from '../../../../src/engine/captions/settings/caption-animations.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import type { Box, Frame, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { animationTimes } from '../../../../src/engine/layout/motion/animation-times.ts';
import { timesOfLine } from '../../../../src/engine/render/ass/ass-event.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { anyInputs } from '../../captions/sample-texts.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const numRuns = Number(process.env.LAYOUT_RUNS ?? 120);
const longestMs = 180;

const anyFrame = fc.constantFrom<[number, number]>(
  [1080, 1920],
  [1280, 720],
  [720, 720],
  [240, 240],
  [1920, 240],
  [64, 64],
);
const anySettings = fc.record({
  style: fc.constantFrom(...captionStyleNames),
  animation: fc.constantFrom(...captionAnimationNames),
  position: fc.constantFrom(undefined, 'top' as const, 'bottom' as const, 0.1, 0.9),
});

describe('pages that appear and disappear', () => {
  it(
    'stay inside the frame, one at a time, and are complete when they are spoken',
    () => {
      fc.assert(
        fc.property(anyInputs, anySettings, anyFrame, (inputs, settings, [width, height]) => {
          const frame = { width, height };
          const style = resolveCaptionStyle(settings);
          const pages = layOutCaptions({ captions: alignCaptions(inputs, []), style, frame, fonts });
          for (const [index, page] of pages.entries()) {
            const next = pages[index + 1];
            if (next) expect(page.endMs).toBeLessThanOrEqual(next.startMs);
            expect(page.motion?.enterMs ?? 0).toBeLessThanOrEqual(longestMs);
            checkMoves(movingLines(writeAssScript({ pages: [page], style, frame })), page, frame);
          }
        }),
        { numRuns },
      );
    },
    1200 * numRuns + 60_000,
  );
});

interface MovingLine {
  line: string;
  startMs: number;
  endMs: number;
}

/** The lines that appear: each has an event of its own for that. */
function movingLines(ass: string): MovingLine[] {
  return ass.split('\n').flatMap((line) => {
    const shown = timesOfLine(line);
    const appears = /\\(move|org)\(|\\fade\((?!0,0,)|\\alpha&HFF&/.test(line);
    return shown && appears ? [{ line, ...shown }] : [];
  });
}

function checkMoves(lines: MovingLine[], page: PageLayout, frame: Frame): void {
  const starts = page.words.map(({ startMs }) => onClock(startMs));
  for (const { line, startMs, endMs } of lines) {
    expect(endMs - startMs, line).toBeLessThanOrEqual(longestMs);
    // words that come one by one may come until the last of them is spoken
    const spoken = page.motion && animationTimes[page.motion.kind].byWord ? Math.max(...starts) : Math.min(...starts);
    expect(endMs, line).toBeLessThanOrEqual(spoken);
    expectInside(movedBox(line, page.box), frame, line);
  }
}

function onClock(ms: number): number {
  return 10 * Math.round(ms / 10);
}

/** The page's box, where this line begins. */
function movedBox(line: string, box: Box): Box {
  const [, fromX = '0', fromY = '0', x = '0', y = '0'] =
    /\\move\(([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)/.exec(line) ?? [];
  const by = { x: Number(fromX) - Number(x), y: Number(fromY) - Number(y) };
  const degrees = Number(/\\org\([^)]*\)\\frz([-\d.]+)/.exec(line)?.[1] ?? 0);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const half = { x: (box.right - box.left) / 2, y: (box.bottom - box.top) / 2 };
  const reach = { x: half.x * cosine + half.y * Math.abs(sine), y: half.x * Math.abs(sine) + half.y * cosine };
  const centre = { x: (box.left + box.right) / 2 + by.x, y: (box.top + box.bottom) / 2 + by.y };
  return { left: centre.x - reach.x, right: centre.x + reach.x, top: centre.y - reach.y, bottom: centre.y + reach.y };
}

function expectInside(box: Box, { width, height }: Frame, line: string): void {
  expect(box.left, line).toBeGreaterThanOrEqual(-0.1);
  expect(box.top, line).toBeGreaterThanOrEqual(-0.1);
  expect(box.right, line).toBeLessThanOrEqual(width + 0.1);
  expect(box.bottom, line).toBeLessThanOrEqual(height + 0.1);
}
