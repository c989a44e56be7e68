import { describe, expect, it } from 'vitest';
import type { SmallPicture } from '../../../../src/engine/reframe/frames/small-frame.ts';
import { noticeBars } from '../../../../src/engine/reframe/shots/black-bars.ts';

const size = { width: 384, height: 216 };

/** Brightness by column and row; what is not said is black with the noise of compression. */
function picture(lumaAt: (x: number, y: number) => number | null): SmallPicture {
  const yuv = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) yuv[y * size.width + x] = lumaAt(x, y) ?? 16 + ((x * 7 + y * 3) % 9);
  }
  return { ...size, yuv };
}

/** Bright from one column up to another, or from one row. */
const between = (from: number, to: number) => picture((x) => (x >= from && x < to ? 120 : null));
const betweenRows = (from: number, to: number) => picture((_, y) => (y >= from && y < to ? 120 : null));
const black = picture(() => null);

function barsOf(...pictures: SmallPicture[]) {
  const { see, bars } = noticeBars();
  for (const one of pictures) see(one);
  return bars();
}

const none = { left: 0, right: 0, top: 0, bottom: 0 };
/** In pixels of the picture. */
const sides = (left: number, right: number) => ({ ...none, left: left / 384, right: right / 384 });
const ends = (top: number, bottom: number) => ({ ...none, top: top / 216, bottom: bottom / 216 });

describe('bars beside a picture', () => {
  const upright = between(131, 253);

  it('are noticed, with the column that may be black in part and a little more', () => {
    expect(barsOf(upright, upright)).toEqual(sides(132.5, 132.5));
    expect(barsOf(between(60, 300))).toEqual(sides(61.5, 85.5));
  });

  it('are noticed also where some pictures are dark, or black all over', () => {
    const dark = picture((x, y) => (x >= 131 && x < 253 && y > 180 ? 60 : null));
    expect(barsOf(black, dark, upright, black)).toEqual(barsOf(upright));
    expect(barsOf(dark)).toEqual(barsOf(upright));
  });

  it('are none where all is black, or nothing was seen', () => {
    expect(barsOf(black, black)).toBeNull();
    expect(barsOf()).toBeNull();
  });

  it('are none where one picture of many is wide', () => {
    expect(barsOf(upright, upright, between(0, 384))).toBeNull();
    expect(barsOf(between(0, 384), upright)).toBeNull();
  });

  it('are none at one side only, nor where they are a few columns', () => {
    expect(barsOf(between(131, 384))).toBeNull();
    expect(barsOf(between(0, 253))).toBeNull();
    expect(barsOf(between(4, 380))).toBeNull();
  });

  it('are not what is behind people before a dark wall', () => {
    const round = (middle: number) =>
      picture((x, y) => (Math.hypot(x - middle, (y - 80) * 0.8) < 45 || y > 120 + Math.abs(x - middle) ? 110 : null));
    expect(barsOf(round(110), round(270))).toBeNull();
    expect(barsOf(round(190))).toBeNull();
  });

  it('are not what is around a light in the dark', () => {
    expect(barsOf(between(160, 224))).toBeNull();
  });

  it('are not where something is drawn upon them', () => {
    expect(barsOf(picture((x, y) => ((x >= 131 && x < 253) || (x < 40 && y > 190) ? 120 : null)))).toBeNull();
  });
});

describe('bars above and below a picture', () => {
  const film = betweenRows(28, 188);

  it('are noticed, also where one is much lower than the other', () => {
    expect(barsOf(film, film)).toEqual(ends(29.5, 29.5));
    expect(barsOf(betweenRows(40, 208))).toEqual(ends(41.5, 9.5));
    expect(barsOf(betweenRows(2, 208))).toEqual(ends(3.5, 9.5));
  });

  it('are noticed also where some pictures are dark, or black all over', () => {
    const dark = picture((x, y) => (y >= 28 && y < 188 && x > 300 ? 60 : null));
    expect(barsOf(black, dark, film, black)).toEqual(barsOf(film));
    expect(barsOf(dark)).toEqual(barsOf(film));
  });

  it('are noticed together with those at the sides', () => {
    const small = picture((x, y) => (x >= 60 && x < 300 && y >= 28 && y < 188 ? 120 : null));
    expect(barsOf(small)).toEqual({ ...sides(61.5, 85.5), ...{ top: 29.5 / 216, bottom: 29.5 / 216 } });
  });

  it('are none where one picture of many is high, at one end only, nor where they are a few rows', () => {
    expect(barsOf(film, film, betweenRows(0, 216))).toBeNull();
    expect(barsOf(betweenRows(28, 216))).toBeNull();
    expect(barsOf(betweenRows(0, 188))).toBeNull();
    expect(barsOf(betweenRows(4, 212))).toBeNull();
  });

  it('are not the dark above and below people, nor around less than half of the height', () => {
    const round = (middle: number) => picture((x, y) => (Math.hypot(x - middle, y - 100) < 80 ? 110 : null));
    expect(barsOf(round(140), round(250))).toBeNull();
    expect(barsOf(betweenRows(60, 160))).toBeNull();
  });

  it('are not where a word is written upon them', () => {
    const word = (x: number, y: number) => x >= 190 && x < 198 && y >= 196 && y < 202;
    const written = picture((x, y) => (word(x, y) || (y >= 28 && y < 188) ? 120 : null));
    expect(barsOf(film, written, film)).toBeNull();
  });
});
