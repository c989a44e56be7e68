import { describe, expect, it } from 'vitest';
import { noticeBars } from '../../src/reframe/look/notice-bars.ts';
import type { SmallPicture } from '../../src/reframe/look/small-picture.ts';

const size = { width: 384, height: 216 };

/** Brightness by column and row; what is not said is black with the noise of compression. */
function picture(lumaAt: (x: number, y: number) => number | null): SmallPicture {
  const yuv = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) yuv[y * size.width + x] = lumaAt(x, y) ?? 16 + ((x * 7 + y * 3) % 9);
  }
  return { ...size, yuv };
}

/** Bright from one column up to another. */
const between = (from: number, to: number) => picture((x) => (x >= from && x < to ? 120 : null));
const black = picture(() => null);

function barsOf(...pictures: SmallPicture[]) {
  const { see, bars } = noticeBars();
  for (const one of pictures) see(one);
  return bars();
}

describe('bars beside a picture', () => {
  const upright = between(131, 253);

  it('are noticed, with the column that may be black in part', () => {
    expect(barsOf(upright, upright)).toEqual({ left: 132 / 384, right: 132 / 384 });
    expect(barsOf(between(60, 300))).toEqual({ left: 61 / 384, right: 85 / 384 });
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
