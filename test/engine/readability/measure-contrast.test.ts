import { describe, expect, it } from 'vitest';
import { measureContrast } from '../../../src/engine/readability/measure-contrast.ts';

const [width, height] = [120, 60];
type Grey = number;

/** A bar of letters, 60 × 20 pixels, with a border of some pixels around it, on a picture. */
function draw({ letter, border = 0, outline = 0, behind }: DrawnBar): Uint8Array {
  const rgba = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.max(30 - x, x - 89, 20 - y, y - 39, 0);
      const isLetter = distance === 0;
      const beside = distance <= border ? outline : behind(x, y);
      const grey = isLetter ? letter : beside;
      rgba.set([grey, grey, grey, isLetter ? 255 : 0], 4 * (y * width + x));
    }
  }
  return rgba;
}

interface DrawnBar {
  letter: Grey;
  border?: number;
  outline?: Grey;
  behind(x: number, y: number): Grey;
}

const measure = (bar: DrawnBar, emPx = 60) => measureContrast({ width, height, rgba: draw(bar), emPx });

describe('the contrast of letters', () => {
  it.each([
    ['white on black', { letter: 255, behind: () => 0 }, 21],
    ['black on white', { letter: 0, behind: () => 255 }, 21],
    // #767676 is the grey that WCAG names as the lightest on white
    ['grey on white', { letter: 0x76, behind: () => 255 }, 4.54],
    ['the same colour', { letter: 200, behind: () => 200 }, 1],
  ] as [string, DrawnBar, number][])('is that of WCAG for %s', (_, bar, expected) => {
    expect(measure(bar)).toBeCloseTo(expected, 1);
  });

  it('counts an outline that is wide enough, and the picture behind a narrow one', () => {
    const white = { letter: 255, outline: 0, behind: () => 255 };
    expect(measure({ ...white, border: 4 })).toBeCloseTo(21, 1);
    expect(measure({ ...white, border: 1 })).toBe(1);
  });

  it('asks for a wider outline of larger letters', () => {
    const bar = { letter: 255, outline: 0, border: 4, behind: () => 255 };
    expect([measure(bar, 60), measure(bar, 200)]).toEqual([21, 1]);
  });

  it('is that of the worst part, but for the worst twentieth of it', () => {
    const partly = (share: number): DrawnBar => ({ letter: 255, behind: (x) => (x < 30 + 60 * share ? 255 : 0) });
    expect(measure(partly(0.2))).toBe(1);
    expect(measure({ letter: 255, behind: (x, y) => (x === 60 && y < 30 ? 255 : 0) })).toBeCloseTo(21, 1);
  });

  it('is unknown where there are no letters', () => {
    const rgba = new Uint8Array(4 * width * height).fill(0);
    expect(measureContrast({ width, height, rgba, emPx: 60 })).toBeNull();
  });
});
