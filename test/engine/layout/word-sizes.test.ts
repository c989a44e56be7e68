import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { type CaptionStyle, resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { colorDistance, contrast } from '../../../src/engine/captions/settings/color-contrast.ts';
import { styleChoices } from '../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import type { PageLayout, PlacedWord } from '../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const frame = { width: 1080, height: 1920 };

/** @param key the word that stands out */
function lay(text: string, key: string | null, style: CaptionStyle): PageLayout {
  const captions = alignCaptions([{ startMs: 0, endMs: 1200, text }], []).map((caption) => ({
    ...caption,
    words: caption.words.map((word) => ({ ...word, emphasis: word.text === key })),
  }));
  const [page] = layOutCaptions({ captions, style, frame, fonts });
  if (!page) throw new Error('a page expected');
  return page;
}

function wordOf(page: PageLayout, index: number): PlacedWord {
  const word = page.words[index];
  if (!word) throw new Error('a word expected');
  return word;
}

function heightOf({ ink }: PlacedWord): number {
  return ink.bottom - ink.top;
}

const ofScale = (scale: number) => {
  const style = resolveCaptionStyle({});
  return { ...style, emphasis: { ...style.emphasis, scale } };
};

describe('a word that stands out', () => {
  it.each([1.25, 2])('is drawn %f times as high, on the baseline of the others', (scale) => {
    const page = lay('IT IS HOT', 'HOT', ofScale(scale));
    const plain = lay('IT IS HOT', null, ofScale(scale));
    const [small, large] = [wordOf(page, 0), wordOf(page, 2)];
    expect(heightOf(large) / heightOf(wordOf(plain, 2))).toBeCloseTo(scale, 3);
    expect(heightOf(small)).toBeCloseTo(heightOf(wordOf(plain, 0)), 3);
    expect(large.baselineY).toBeCloseTo(small.baselineY, 3);
    expect(large).toMatchObject({ emphasis: true, scale });
    expect(small).toMatchObject({ emphasis: false, scale: 1 });
  });

  it('moves its neighbours as far as it needs space', () => {
    const [page, plain] = [lay('IT IS HOT', 'HOT', ofScale(1.25)), lay('IT IS HOT', null, ofScale(1.25))];
    const widthOf = ({ words }: PageLayout) => (words[2]?.ink.right ?? 0) - (words[0]?.ink.left ?? 0);
    const grown = 0.25 * (wordOf(plain, 2).ink.right - wordOf(plain, 2).ink.left);
    expect(widthOf(page) - widthOf(plain)).toBeGreaterThan(grown);
  });

  it('is only as large as its line allows', () => {
    const word = 'WONDERFUL';
    const scale = wordOf(lay(`A ${word}`, word, ofScale(2)), 1).scale;
    expect(scale).toBeGreaterThan(1);
    expect(scale).toBeLessThan(2);
  });

  it('makes no other word smaller because it is too wide itself', () => {
    const word = 'INTERNATIONALISATION';
    const [page, plain] = [lay(`A ${word}`, word, ofScale(1.25)), lay(`A ${word}`, null, ofScale(1.25))];
    expect(page.emPx).toBeCloseTo(plain.emPx, 6);
  });

  it('keeps small plates around the small words beside it', () => {
    const style = resolveCaptionStyle({ style: 'pill' });
    const [page, plain] = [lay('IT IS HOT', 'HOT', style), lay('IT IS HOT', null, style)];
    const plateHeight = ({ plate }: PlacedWord) => plate.bottom - plate.top;
    expect(plateHeight(wordOf(page, 0))).toBeCloseTo(plateHeight(wordOf(plain, 0)), 3);
    expect(plateHeight(wordOf(page, 2))).toBeGreaterThan(plateHeight(wordOf(plain, 2)));
  });

  it.each(styleChoices)('is larger in every style and palette, in a clear colour of its own (%s)', (style) => {
    const { drawing, emphasis, fontColor, highlightColor, outlineColor, hasKeyLines } = resolveCaptionStyle({ style });
    expect(emphasis.scale).toBeGreaterThan(1);
    // where each page has a key word, the highlight colour is for that word only
    const lit = hasKeyLines ? fontColor : highlightColor;
    const beside = drawing === 'glow' ? [outlineColor, lit] : [fontColor, lit];
    for (const other of beside) expect(colorDistance(emphasis.color, other)).toBeGreaterThan(60);
    expect(contrast(emphasis.color, drawing === 'glow' ? '#000000' : outlineColor)).toBeGreaterThanOrEqual(3);
  });
});
