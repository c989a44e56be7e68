import { describe, expect, it } from 'vitest';
import type { SmallPicture } from '../../../../src/engine/reframe/frames/small-frame.ts';
import { noticeSoftSides } from '../../../../src/engine/reframe/shots/soft-sides.ts';

const size = { width: 384, height: 216 };

type Luma = (x: number, y: number) => number;

function picture(lumaAt: Luma): SmallPicture {
  const yuv = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) yuv[y * size.width + x] = lumaAt(x, y);
  }
  return { ...size, yuv };
}

/** Patches like bricks, other ones at each moment. */
const detailed =
  (moment: number): Luma =>
  (x, y) => {
    const row = Math.floor(y / 7);
    const patch = Math.floor((x + row * 4) / 9);
    return 60 + ((patch * 37 + row * 71 + moment * 53) % 11) * 12;
  };
/** The same far out of focus. */
const soft =
  (moment: number): Luma =>
  (x, y) =>
    80 + 30 * Math.sin(x * 0.05 + moment) * Math.cos(y * 0.04 - moment);
const white: Luma = () => 235;

const inside =
  (from: number, to: number, content: Luma, around: Luma): Luma =>
  (x, y) =>
    x >= from && x < to ? content(x, y) : around(x, y);
/** As wide as an upright picture of that height, in the middle. */
const upright = (content: Luma, around: Luma) => picture(inside(131, 253, content, around));

function sidesOf(...pictures: SmallPicture[]) {
  const { see, bars } = noticeSoftSides();
  for (const one of pictures) see(one);
  return bars();
}

const uprightSides = {
  left: expect.closeTo(132.5 / 384, 2),
  right: expect.closeTo(132.5 / 384, 2),
  ...{ top: 0, bottom: 0 },
};

describe('soft sides of a picture', () => {
  it.each<[string, (moment: number) => Luma]>([
    ['blurred', soft],
    ['of one colour', () => white],
    ['a gradient', () => (x) => 40 + x / 4],
  ])('are noticed: %s', (_, around) => {
    const pictures = [0, 1, 2, 3].map((moment) => upright(detailed(moment), around(moment)));
    expect(sidesOf(...pictures)).toEqual(uprightSides);
  });

  it('are noticed also where some pictures are black', () => {
    const black = picture(() => 16);
    expect(sidesOf(black, upright(detailed(0), white), black, black)).toEqual(uprightSides);
  });

  it('are noticed beside what is square', () => {
    const square = picture(inside(84, 300, detailed(0), soft(0)));
    expect(sidesOf(square)).toMatchObject({
      left: expect.closeTo(85.5 / 384, 2),
      right: expect.closeTo(85.5 / 384, 2),
    });
  });

  it('are none where nothing was seen, or nothing but black', () => {
    expect(sidesOf()).toBeNull();
    expect(sidesOf(picture(() => 16))).toBeNull();
  });

  it('are none where one picture of many is wide', () => {
    const many = [0, 1, 2, 3, 4].map((moment) => upright(detailed(moment), soft(moment)));
    expect(sidesOf(...many, picture(detailed(9)))).toBeNull();
  });

  it('are none where they are not there from the beginning', () => {
    const wide = [0, 1, 2, 3, 4, 5, 6, 7].map((moment) => picture(detailed(moment)));
    const many = Array.from({ length: 200 }, () => upright(detailed(1), white));
    expect(sidesOf(...wide, ...many)).toBeNull();
  });

  it('are none where what stands there is not in the middle', () => {
    expect(sidesOf(picture(inside(40, 162, detailed(0), soft(0))))).toBeNull();
  });

  it('are not a wall behind somebody, nor a picture that is soft all over', () => {
    const somebody = picture((x, y) => (Math.hypot(x - 192, y - 110) < 70 ? detailed(0)(x, y) : 200));
    expect(sidesOf(somebody)).toBeNull();
    expect(sidesOf(picture(soft(0)))).toBeNull();
  });

  it('are not a doorway that the camera moves past', () => {
    const door = (at: number) => picture(inside(at, at + 122, detailed(at), white));
    expect(sidesOf(door(90), door(110), door(131), door(150), door(170))).toBeNull();
  });
});
