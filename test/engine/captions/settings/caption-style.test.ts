import { describe, expect, it } from 'vitest';
import { captionPresets } from '../../../../src/engine/captions/settings/caption-presets.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';

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

  it('lights letters in their own colour where the style has no highlight', () => {
    expect(resolveCaptionStyle({ style: 'word-by-word', fontColor: '#112233' }).highlightColor).toBe('#112233');
  });

  it.each(captionStyleNames)('has sizes that a caller could give, too (%s)', (style) => {
    for (const size of [captionPresets[style].settings, captionPresets[style].wide]) {
      expect(size.fontSize).toBeGreaterThanOrEqual(18);
      expect(size.fontSize).toBeLessThanOrEqual(65);
      expect(size.outlineThickness).toBeLessThanOrEqual(20);
    }
  });
});
