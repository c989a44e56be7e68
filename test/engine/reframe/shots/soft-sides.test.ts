import { describe, expect, it } from 'vitest';
import type { SmallImage } from '../../../../src/engine/reframe/frames/small-image.ts';
import { createSoftSideDetector } from '../../../../src/engine/reframe/shots/soft-sides.ts';

const size = { width: 384, height: 216 };

type Luma = (x: number, y: number) => number;

function image(lumaAt: Luma): SmallImage {
  const yuv = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) yuv[y * size.width + x] = lumaAt(x, y);
  }
  return { ...size, yuv };
}

/** A pattern of bricks, different at each moment. */
const detailed =
  (moment: number): Luma =>
  (x, y) => {
    const row = Math.floor(y / 7);
    const patch = Math.floor((x + row * 4) / 9);
    return 60 + ((patch * 37 + row * 71 + moment * 53) % 11) * 12;
  };
/** A pattern far out of focus. */
const soft =
  (moment: number): Luma =>
  (x, y) =>
    80 + 30 * Math.sin(x * 0.05 + moment) * Math.cos(y * 0.04 - moment);
const white: Luma = () => 235;

const inside =
  (from: number, to: number, content: Luma, around: Luma): Luma =>
  (x, y) =>
    x >= from && x < to ? content(x, y) : around(x, y);
/** A vertical picture of full height in the middle. */
const vertical = (content: Luma, around: Luma) => image(inside(131, 253, content, around));

function sidesOf(...images: SmallImage[]) {
  const detector = createSoftSideDetector();
  for (const one of images) detector.add(one);
  return detector.bars();
}

const verticalSides = {
  left: expect.closeTo(132.5 / 384, 2),
  right: expect.closeTo(132.5 / 384, 2),
  top: 0,
  bottom: 0,
};

describe('soft sides', () => {
  it.each<[string, (moment: number) => Luma]>([
    ['blurred', soft],
    ['of a plain colour', () => white],
    ['a gradient', () => (x) => 40 + x / 4],
  ])('are found: %s', (_, around) => {
    const images = [0, 1, 2, 3].map((moment) => vertical(detailed(moment), around(moment)));
    expect(sidesOf(...images)).toEqual(verticalSides);
  });

  it('are found even if some images are black', () => {
    const black = image(() => 16);
    expect(sidesOf(black, vertical(detailed(0), white), black, black)).toEqual(verticalSides);
  });

  it('are found beside a square picture', () => {
    const square = image(inside(84, 300, detailed(0), soft(0)));
    expect(sidesOf(square)).toMatchObject({
      left: expect.closeTo(85.5 / 384, 2),
      right: expect.closeTo(85.5 / 384, 2),
    });
  });

  it('are not found without images, or if all are black', () => {
    expect(sidesOf()).toBeNull();
    expect(sidesOf(image(() => 16))).toBeNull();
  });

  it('are not found if one image of many is wide', () => {
    const many = [0, 1, 2, 3, 4].map((moment) => vertical(detailed(moment), soft(moment)));
    expect(sidesOf(...many, image(detailed(9)))).toBeNull();
  });

  it('are not found if they are missing at the beginning', () => {
    const wide = [0, 1, 2, 3, 4, 5, 6, 7].map((moment) => image(detailed(moment)));
    const many = Array.from({ length: 200 }, () => vertical(detailed(1), white));
    expect(sidesOf(...wide, ...many)).toBeNull();
  });

  it('are not found if the picture is not in the middle', () => {
    expect(sidesOf(image(inside(40, 162, detailed(0), soft(0))))).toBeNull();
  });

  it('are not a wall behind somebody, nor an image that is soft all over', () => {
    const somebody = image((x, y) => (Math.hypot(x - 192, y - 110) < 70 ? detailed(0)(x, y) : 200));
    expect(sidesOf(somebody)).toBeNull();
    expect(sidesOf(image(soft(0)))).toBeNull();
  });

  it('are not a doorway that the camera moves past', () => {
    const door = (at: number) => image(inside(at, at + 122, detailed(at), white));
    expect(sidesOf(door(90), door(110), door(131), door(150), door(170))).toBeNull();
  });
});
