import { describe, expect, it } from 'vitest';
import type { SmallImage } from '../../../../src/engine/reframe/frames/small-image.ts';
import { createBlackBarDetector } from '../../../../src/engine/reframe/shots/black-bars.ts';

const size = { width: 384, height: 216 };

/** Brightness by column and row; null is black with compression noise. */
function image(lumaAt: (x: number, y: number) => number | null): SmallImage {
  const yuv = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) yuv[y * size.width + x] = lumaAt(x, y) ?? 16 + ((x * 7 + y * 3) % 9);
  }
  return { ...size, yuv };
}

/** Bright between two columns, or between two rows. */
const between = (from: number, to: number) => image((x) => (x >= from && x < to ? 120 : null));
const betweenRows = (from: number, to: number) => image((_, y) => (y >= from && y < to ? 120 : null));
const black = image(() => null);

function barsOf(...images: SmallImage[]) {
  const detector = createBlackBarDetector();
  for (const one of images) detector.add(one);
  return detector.bars();
}

const none = { left: 0, right: 0, top: 0, bottom: 0 };
/** In pixels of the image. */
const sides = (left: number, right: number) => ({ ...none, left: left / 384, right: right / 384 });
const ends = (top: number, bottom: number) => ({ ...none, top: top / 216, bottom: bottom / 216 });

describe('black bars at the sides', () => {
  const vertical = between(131, 253);

  it('are found, with a margin for a column that may be partly black', () => {
    expect(barsOf(vertical, vertical)).toEqual(sides(132.5, 132.5));
    expect(barsOf(between(60, 300))).toEqual(sides(61.5, 85.5));
  });

  it('are found even if some images are dark, or all black', () => {
    const dark = image((x, y) => (x >= 131 && x < 253 && y > 180 ? 60 : null));
    expect(barsOf(black, dark, vertical, black)).toEqual(barsOf(vertical));
    expect(barsOf(dark)).toEqual(barsOf(vertical));
  });

  it('are not found if everything is black, or there was no image', () => {
    expect(barsOf(black, black)).toBeNull();
    expect(barsOf()).toBeNull();
  });

  it('are not found if one image of many is wide', () => {
    expect(barsOf(vertical, vertical, between(0, 384))).toBeNull();
    expect(barsOf(between(0, 384), vertical)).toBeNull();
  });

  it('are not found at one side only, nor if they are a few columns wide', () => {
    expect(barsOf(between(131, 384))).toBeNull();
    expect(barsOf(between(0, 253))).toBeNull();
    expect(barsOf(between(4, 380))).toBeNull();
  });

  it('are not a dark wall behind people', () => {
    const round = (middle: number) =>
      image((x, y) => (Math.hypot(x - middle, (y - 80) * 0.8) < 45 || y > 120 + Math.abs(x - middle) ? 110 : null));
    expect(barsOf(round(110), round(270))).toBeNull();
    expect(barsOf(round(190))).toBeNull();
  });

  it('are not the darkness around a light', () => {
    expect(barsOf(between(160, 224))).toBeNull();
  });

  it('are not found if something is drawn on them', () => {
    expect(barsOf(image((x, y) => ((x >= 131 && x < 253) || (x < 40 && y > 190) ? 120 : null)))).toBeNull();
  });
});

describe('black bars above and below', () => {
  const film = betweenRows(28, 188);

  it('are found, even if one is much lower than the other', () => {
    expect(barsOf(film, film)).toEqual(ends(29.5, 29.5));
    expect(barsOf(betweenRows(40, 208))).toEqual(ends(41.5, 9.5));
    expect(barsOf(betweenRows(2, 208))).toEqual(ends(3.5, 9.5));
  });

  it('are found even if some images are dark, or all black', () => {
    const dark = image((x, y) => (y >= 28 && y < 188 && x > 300 ? 60 : null));
    expect(barsOf(black, dark, film, black)).toEqual(barsOf(film));
    expect(barsOf(dark)).toEqual(barsOf(film));
  });

  it('are found together with those at the sides', () => {
    const small = image((x, y) => (x >= 60 && x < 300 && y >= 28 && y < 188 ? 120 : null));
    expect(barsOf(small)).toEqual({ ...sides(61.5, 85.5), top: 29.5 / 216, bottom: 29.5 / 216 });
  });

  it('are not found if one image of many is full height, at one end only, or if they are a few rows high', () => {
    expect(barsOf(film, film, betweenRows(0, 216))).toBeNull();
    expect(barsOf(betweenRows(28, 216))).toBeNull();
    expect(barsOf(betweenRows(0, 188))).toBeNull();
    expect(barsOf(betweenRows(4, 212))).toBeNull();
  });

  it('are not the darkness around people, nor around content of less than half the height', () => {
    const round = (middle: number) => image((x, y) => (Math.hypot(x - middle, y - 100) < 80 ? 110 : null));
    expect(barsOf(round(140), round(250))).toBeNull();
    expect(barsOf(betweenRows(60, 160))).toBeNull();
  });

  it('are not found if a word is written on them', () => {
    const word = (x: number, y: number) => x >= 190 && x < 198 && y >= 196 && y < 202;
    const written = image((x, y) => (word(x, y) || (y >= 28 && y < 188) ? 120 : null));
    expect(barsOf(film, written, film)).toBeNull();
  });
});
