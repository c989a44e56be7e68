import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import type { Box, PlacedWord } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { assetsDir, type DrawnFrame, drawAss, standing } from '../draw-ass.ts';

const fonts = loadFonts({ assetsDir, fontsDir: null });
const frame = { width: 1280, height: 1100 };

/** The first page of a phrase that lasts 1.2 seconds, in white, with a green highlight. */
function lay(text: string, settings: CaptionSettings) {
  const style = resolveCaptionStyle({
    ...{ position: 0.5, fontColor: '#FFFFFF', highlightColor: '#00FF00', outlineThickness: 0, fontSize: 65 },
    ...settings,
  });
  const captions = alignCaptions([{ startMs: 0, endMs: 1200, text }], []);
  const pages = standing(layOutCaptions({ captions, style, frame, fonts }));
  const [page] = pages;
  if (!page) throw new Error('a page expected');
  return { page, pages, draw: (atMs: number) => drawAss(writeAssScript({ pages, style, frame }), frame, atMs) };
}

function wordAt(words: PlacedWord[], index: number): PlacedWord {
  const word = words[index];
  if (!word) throw new Error('no such word');
  return word;
}

describe('caption styles', () => {
  it('draw a pill behind the spoken word only, as large as its plate', async () => {
    const { page, draw } = lay('HIM HER', { style: 'pill' });
    const drawn = await draw(300);
    const [him, her] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    expect(share(drawn, corner(him.plate), isGreen)).toBeGreaterThan(0.9);
    expect(
      share(drawn, { ...corner(her.plate), left: her.plate.right - 10, right: her.plate.right - 2 }, isGreen),
    ).toBe(0);
    expect(share(drawn, { ...him.plate, right: him.plate.left - 2, left: him.plate.left - 8 }, isGreen)).toBe(0);
  });

  it('use black letters on a pill on which white is not readable', async () => {
    const { page, draw } = lay('HIM HER', { style: 'pill', highlightColor: '#FFFF00' });
    const drawn = await draw(300);
    const { ink } = wordAt(page.words, 0);
    expect(share(drawn, ink, ([red, green, blue]) => red + green + blue < 60)).toBeGreaterThan(0.2);
    expect(share(drawn, ink, ([red, green, blue]) => red + green + blue > 700)).toBe(0);
  });

  it.each([
    ['left to right', 'MMMMMM', 'left', 'right'],
    ['right to left', 'שששששש', 'right', 'left'],
  ] as const)('let colour run through a word from %s', async (_, text, said, waiting) => {
    const { page, draw } = lay(text, { style: 'karaoke', fontFamily: 'Rubik' });
    const { ink } = wordAt(page.words, 0);
    const drawn = await draw(450);
    const half = { left: { ...ink, right: middle(ink) - 8 }, right: { ...ink, left: middle(ink) + 8 } };
    expect(share(drawn, half[said], isGreen)).toBeGreaterThan(0.3);
    expect(share(drawn, half[said], isWhite)).toBe(0);
    expect(share(drawn, half[waiting], isWhite)).toBeGreaterThan(0.3);
    expect(share(drawn, half[waiting], isGreen)).toBe(0);
    const after = await draw(1190);
    expect(share(after, ink, isWhite)).toBe(0);
  });

  it('show one word at a time, word by word', () => {
    const { pages } = lay('one two three', { style: 'word-by-word' });
    expect(pages.map(({ words }) => words.length)).toEqual([1, 1, 1]);
  });

  it('draw one box behind all words of a page, exactly to its edges', async () => {
    const { page, draw } = lay('HIM HER', { style: 'boxed', outlineColor: '#0000FF' });
    const [line] = page.lines;
    if (!line) throw new Error('a line expected');
    const drawn = await draw(100);
    const isBlue = ([red, green, blue]: Pixel) => blue > 200 && red < 60 && green < 60;
    const edge = { left: line.left + 1, right: line.left + 5, top: line.top + 40, bottom: line.bottom - 40 };
    expect(share(drawn, edge, isBlue)).toBe(1);
    expect(share(drawn, { ...edge, left: line.left - 5, right: line.left - 1 }, isBlue)).toBe(0);
  });

  it('type letters one after the other, each in its final place', async () => {
    const { page, draw } = lay('MMMM MMMM', { style: 'typewriter' });
    const [first, second] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    const [early, late] = [await draw(80), await draw(1190)];
    expect(share(early, second.ink, isWhite)).toBe(0);
    const firstLetter = { ...first.ink, right: (first.caretStops[1]?.x ?? 0) - 4 };
    expect(share(early, firstLetter, isWhite)).toBeGreaterThan(0.4);
    expect(share(late, firstLetter, isWhite)).toBeCloseTo(share(early, firstLetter, isWhite), 2);
    expect(share(late, second.ink, isWhite)).toBeGreaterThan(0.4);
  });

  it('type on a panel that has a second line when something is typed there', async () => {
    const { page, draw } = lay('MMMMMMMM MMMMMMMMM MMMM', { style: 'typewriter', outlineColor: '#0000FF' });
    const [upper, lower] = page.lines;
    if (!upper || !lower) throw new Error('two lines expected');
    const isPanel = ([red, , blue]: Pixel) => blue > 200 && red < 60;
    const left = { left: lower.left + 0.2 * page.emPx, right: lower.left + 0.3 * page.emPx };
    const below = { ...left, top: lower.bottom - 0.5 * page.emPx, bottom: lower.bottom - 0.3 * page.emPx };
    const [early, late] = [await draw(100), await draw(1190)];
    expect(share(early, { ...left, top: upper.top + 20, bottom: upper.bottom }, isPanel)).toBe(1);
    expect(share(early, below, isPanel)).toBe(0);
    expect(share(late, below, isPanel)).toBe(1);
  });

  it.each(['אוהב Type.', 'ילד בן 12.'])('keep the cursor off the letters (%s)', async (text) => {
    const { page, draw } = lay(text, { style: 'typewriter', fontFamily: 'Rubik', fontSize: 50 });
    const drawn = await draw(900);
    const covered = page.words.map(({ ink }) => share(drawn, ink, isGreen));
    expect(covered).toEqual(page.words.map(() => 0));
    expect(share(drawn, { left: 0, top: 0, right: frame.width, bottom: frame.height }, isGreen)).toBeGreaterThan(0);
  });

  it('keep the cursor behind words whose letters are there at once', async () => {
    const { page, draw } = lay('MMMM MMMM', { style: 'typewriter', animation: 'none' });
    const drawn = await draw(200);
    expect(page.words.map(({ ink }) => share(drawn, ink, isGreen))).toEqual([0, 0]);
  });

  it('keep joined scripts joined while they are typed', async () => {
    const settings = { fontFamily: 'Rubik', fontSize: 40, highlightColor: '#FFFFFF' } as const;
    const typed = lay('العالم', { style: 'typewriter', ...settings });
    const plain = lay('العالم', { style: 'minimal', ...settings });
    const [typedInk, plainInk] = [wordAt(typed.page.words, 0).ink, wordAt(plain.page.words, 0).ink];
    const whiteness = share(await plain.draw(1190), plainInk, isWhite);
    expect(whiteness).toBeGreaterThan(0.15);
    expect(share(await typed.draw(1190), typedInk, isWhite)).toBeCloseTo(whiteness, 2);
  });

  it('draw a stroke under the spoken word only', async () => {
    const { page, draw } = lay('HIM HER', { style: 'underline' });
    const [him, her] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    const under = ({ plate, baselineY }: PlacedWord) => ({ ...plate, top: baselineY, bottom: plate.bottom });
    const drawn = await draw(300);
    expect(share(drawn, under(him), isGreen)).toBeGreaterThan(0.25);
    expect(share(drawn, under(her), isGreen)).toBe(0);
  });

  it('glow in the outline colour at rest and in the highlight colour while spoken', async () => {
    const { page, draw } = lay('HIM HER', { style: 'neon', outlineColor: '#0000FF', outlineThickness: 8 });
    const drawn = await draw(300);
    const above = ({ ink }: PlacedWord) => ({ ...ink, top: ink.top - 20, bottom: ink.top - 12 });
    const [him, her] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    expect(mean(drawn, above(him), 1)).toBeGreaterThan(3 * mean(drawn, above(him), 2));
    expect(mean(drawn, above(her), 2)).toBeGreaterThan(3 * mean(drawn, above(her), 1));
  });

  it('drop a hard shadow in the letters’ colour below a panel in the outline colour', async () => {
    const { page, draw } = lay('HIM', { style: 'comic', outlineColor: '#0000FF', fontFamily: 'Rubik' });
    const [line] = page.lines;
    if (!line) throw new Error('a line expected');
    const drawn = await draw(600);
    const middle = (line.left + line.right) / 2;
    const across = { left: middle - 20, right: middle + 20 };
    const shadow = { ...across, top: line.bottom - 0.2 * page.emPx, bottom: line.bottom - 4 };
    expect(share(drawn, shadow, isWhite)).toBe(1);
    const isPanel = ([red, , blue]: Pixel) => blue > 200 && red < 60;
    const inside = { ...across, top: line.top + 0.25 * page.emPx, bottom: line.top + 0.4 * page.emPx };
    expect(share(drawn, inside, isPanel)).toBe(1);
    const { ink } = wordAt(page.words, 0);
    const beside = { top: line.top + 0.5 * page.emPx, bottom: line.bottom - 0.5 * page.emPx };
    const before = { ...beside, left: line.left, right: ink.left - 2 };
    const after = { ...beside, left: ink.right + 2, right: line.right };
    expect(share(drawn, before, isPanel)).toBeCloseTo(share(drawn, after, isPanel), 1);
  });

  it('draw lines of different lengths on one panel with straight sides', async () => {
    const { page, draw } = lay('EXTRAORDINARY WONDERFUL HIM', { style: 'boxed', outlineColor: '#0000FF' });
    expect(page.lines.length).toBe(2);
    const [upper, lower] = page.lines;
    if (!upper || !lower) throw new Error('two lines expected');
    expect([lower.left, lower.right]).toEqual([upper.left, upper.right]);
    const drawn = await draw(300);
    const side = { left: lower.left + 1, right: lower.left + 8, top: upper.top + 60, bottom: lower.bottom - 60 };
    expect(share(drawn, side, ([, , blue]) => blue > 200)).toBe(1);
  });

  it('put a bar in the highlight colour at the left side of the news', async () => {
    const { page, draw } = lay('HIM', { style: 'news' });
    const [line] = page.lines;
    if (!line) throw new Error('a line expected');
    const bar = { ...line, left: line.left + 1, right: line.left + 0.15 * page.emPx };
    expect(share(await draw(600), bar, isGreen)).toBeGreaterThan(0.95);
  });

  it('fill the spoken word with a gradient, lighter at its top', async () => {
    const { page, draw } = lay('HIM HER', { style: 'gradient' });
    const [him, her] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    const drawn = await draw(400);
    const height = him.ink.bottom - him.ink.top;
    const band = (share: number) => ({
      ...him.ink,
      top: him.ink.top + share * height,
      bottom: him.ink.top + (share + 0.1) * height,
    });
    const red = [0.1, 0.5, 0.8].map((at) => brightest(drawn, band(at), 0));
    expect(red[0]).toBeGreaterThan((red[1] ?? 0) + 30);
    expect(red[1]).toBeGreaterThan((red[2] ?? 0) + 20);
    expect(share(drawn, her.ink, isWhite)).toBeGreaterThan(0.3);
  });

  it('keep the light between two words of neon apart', async () => {
    const { page } = lay('HIM HER', { style: 'neon', fontSize: 46, outlineThickness: 4 });
    const [him, her] = [wordAt(page.words, 0), wordAt(page.words, 1)];
    // at 1080 × 1920 as on this frame, since both have the same width of letters
    expect(her.ink.left - him.ink.right - 2 * page.outlinePx).toBeGreaterThanOrEqual(28 * (page.emPx / 99));
  });

  it('draw the stroke below all descenders', async () => {
    const { page, draw } = lay('gym', { style: 'underline', highlightColor: '#00FF00', fontSize: 50 });
    const { ink, plate } = wordAt(page.words, 0);
    const drawn = await draw(600);
    expect(share(drawn, ink, isGreen)).toBe(0);
    expect(share(drawn, { ...plate, top: ink.bottom + 2 }, isGreen)).toBeGreaterThan(0.25);
  });

  it('keep the stroke apart from the next line', async () => {
    const { page, draw } = lay('HUMHIM HERHAM HISHAM THEMHER', { style: 'underline' });
    const next = page.words.find(({ baselineY }) => baselineY > wordAt(page.words, 0).baselineY);
    if (!next) throw new Error('two lines expected');
    const drawn = await draw(100);
    const above = { left: 0, right: frame.width, top: next.ink.top - 0.1 * page.emPx, bottom: next.ink.top };
    expect(share(drawn, above, isGreen)).toBe(0);
  });
});

type Pixel = [red: number, green: number, blue: number];

function isGreen([red, green, blue]: Pixel): boolean {
  return green > 200 && red < 60 && blue < 60;
}

function isWhite([red, green, blue]: Pixel): boolean {
  return red > 230 && green > 230 && blue > 230;
}

function middle({ left, right }: Box): number {
  return (left + right) / 2;
}

/** A box between the letters and the plate's left edge, in the middle of its height. */
function corner({ left, top, bottom }: Box): Box {
  const centre = (top + bottom) / 2;
  return { left: left + 2, right: left + 10, top: centre - 10, bottom: centre + 10 };
}

function pixels({ rgb, width }: DrawnFrame, box: Box): Pixel[] {
  const found: Pixel[] = [];
  for (let y = Math.ceil(box.top); y < box.bottom; y++) {
    for (let x = Math.ceil(box.left); x < box.right; x++) {
      const at = (y * width + x) * 3;
      found.push([rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]);
    }
  }
  return found;
}

/** Share of a box's pixels that match, 0–1. */
function share(drawn: DrawnFrame, box: Box, is: (pixel: Pixel) => boolean): number {
  const all = pixels(drawn, box);
  return all.filter(is).length / Math.max(1, all.length);
}

function brightest(drawn: DrawnFrame, box: Box, channel: 0 | 1 | 2): number {
  return Math.max(
    ...pixels(drawn, box)
      .filter(([, green]) => green > 200)
      .map((pixel) => pixel[channel]),
  );
}

function mean(drawn: DrawnFrame, box: Box, channel: 0 | 1 | 2): number {
  const all = pixels(drawn, box);
  return all.reduce((sum, pixel) => sum + pixel[channel], 0) / Math.max(1, all.length);
}
