import { expect, it } from 'vitest';
import { loadFontFace } from '../../../../src/engine/layout/fonts/font-face.ts';

/** Runs of letters that are shaped in a row, as in a video of an hour. */
const runs = 100_000;
const mostGrowth = 30_000_000;

it('shapes as many runs in a row as a long video has, in the same memory', () => {
  const face = loadFontFace('assets/fonts/Anton-Regular.ttf');
  face.shape('warm', { rightToLeft: false, spacing: 0 });
  const before = process.memoryUsage().external;
  for (let run = 0; run < runs; run++) face.shape(`hello there ${run % 100}`, { rightToLeft: false, spacing: 0 });
  expect(process.memoryUsage().external - before).toBeLessThan(mostGrowth);
});
