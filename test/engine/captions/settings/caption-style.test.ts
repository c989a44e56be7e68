import { describe, expect, it } from 'vitest';
import { captionPresets } from '../../../../src/engine/captions/settings/caption-presets.ts';
import { palettesOf, resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { contrast } from '../../../../src/engine/captions/settings/color-contrast.ts';
import { captionStyleNames, styleChoices } from '../../../../src/engine/captions/settings/style-names.ts';

describe('resolveCaptionStyle', () => {
  it('is pop when nothing is said', () => {
    expect(resolveCaptionStyle({})).toEqual(resolveCaptionStyle({ style: 'pop' }));
    expect(resolveCaptionStyle({})).toMatchObject({
      drawing: 'pop',
      fontFamily: 'THEBOLDFONT',
      highlightColor: '#FFE500',
    });
  });

  it.each(captionStyleNames)('lets each setting that is given win over the style (%s)', (style) => {
    const given = {
      ...{ fontFamily: 'Sigmar' as const, fontColor: '#010203', highlightColor: '#040506', outlineColor: '#070809' },
      ...{ position: 0.3, fontSize: 21, outlineThickness: 1 },
    } as const;
    expect(resolveCaptionStyle({ style, ...given })).toMatchObject({
      drawing: captionPresets[style].drawing,
      ...given,
    });
  });

  it.each(captionStyleNames)('draws words that stand out in the colour that is given (%s)', (style) => {
    expect(resolveCaptionStyle({ style, emphasisColor: '#0A0B0C' }).emphasis.color).toBe('#0A0B0C');
    expect(resolveCaptionStyle({ style }).emphasis.color).not.toBe('#0A0B0C');
  });

  it.each(captionStyleNames)(
    'keeps that colour readable where captions are to be readable for everybody (%s)',
    (style) => {
      const { emphasis, outlineColor, accessibility } = resolveCaptionStyle({
        ...{ style, emphasisColor: '#0A0B0C', outlineColor: '#000000', accessible: true },
      });
      const behind = accessibility?.haloColor ?? (style === 'neon' ? '#000000' : outlineColor);
      expect(contrast(emphasis.color, behind)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('lights letters in their own colour where the style has no highlight', () => {
    expect(resolveCaptionStyle({ style: 'word-by-word', fontColor: '#112233' }).highlightColor).toBe('#112233');
  });

  it.each(styleChoices)('has letters that stand out from their outline, panel or pill (%s)', (choice) => {
    const { drawing, fontColor, highlightColor, outlineColor } = resolveCaptionStyle({ style: choice });
    expect(contrast(fontColor, outlineColor)).toBeGreaterThanOrEqual(4.5);
    // on a pill the letters keep their colour; light and strokes are no letters
    const isFilled = drawing === 'pill';
    const letters = ['underlined', 'glow'].includes(drawing) ? fontColor : highlightColor;
    expect(contrast(isFilled ? fontColor : letters, isFilled ? highlightColor : outlineColor)).toBeGreaterThanOrEqual(
      4.5,
    );
    if (drawing === 'glow') expect(contrast(fontColor, highlightColor)).toBeGreaterThanOrEqual(4.5);
  });

  it('has the colours of a palette, and lets a setting that is given win over them', () => {
    expect(resolveCaptionStyle({ style: 'pop/yellow' })).toEqual(resolveCaptionStyle({ style: 'pop' }));
    const lime = resolveCaptionStyle({ style: 'pop/lime' });
    expect(lime).toEqual({ ...resolveCaptionStyle({}), highlightColor: '#A6FF2E' });
    expect(resolveCaptionStyle({ style: 'pop/lime', highlightColor: '#010203' }).highlightColor).toBe('#010203');
    const colours = captionStyleNames.map((style) => palettesOf(style).map(({ colors }) => JSON.stringify(colors)));
    for (const ofStyle of colours) expect(new Set(ofStyle).size).toBe(3);
  });

  it.each(captionStyleNames)('has sizes that a caller could give, too (%s)', (style) => {
    for (const size of [captionPresets[style].settings, captionPresets[style].wide]) {
      expect(size.fontSize).toBeGreaterThanOrEqual(18);
      expect(size.fontSize).toBeLessThanOrEqual(65);
      expect(size.outlineThickness).toBeLessThanOrEqual(20);
    }
  });
});
