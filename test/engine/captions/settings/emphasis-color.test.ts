import { describe, expect, it } from 'vitest';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { contrast } from '../../../../src/engine/captions/settings/color-contrast.ts';
import { emphasisColor } from '../../../../src/engine/captions/settings/emphasis-color.ts';

const usual = { fontColor: '#FFFFFF', highlightColor: '#FFE500', outlineColor: '#000000' };

describe('the colour of words that stand out', () => {
  it('is the one that the style names', () => {
    expect(emphasisColor('#4BFF7A', usual)).toBe('#4BFF7A');
  });

  it.each([
    ['the spoken word is as green', { ...usual, highlightColor: '#4BFF80' }],
    ['the letters are as green', { ...usual, fontColor: '#40F070' }],
    ['the outline is white', { ...usual, fontColor: '#202020', outlineColor: '#FFFFFF' }],
    ['the box is green', { ...usual, outlineColor: '#4BFF7AE6' }],
  ])('is another one where %s', (_, colors) => {
    const color = emphasisColor('#4BFF7A', colors);
    expect(color).not.toBe('#4BFF7A');
    expect(contrast(color, colors.outlineColor)).toBeGreaterThanOrEqual(3);
  });

  it('is a colour even where none is clear', () => {
    expect(
      emphasisColor('#FFFFFF', { fontColor: '#FFFFFF', highlightColor: '#FFFFFF', outlineColor: '#FFFFFF' }),
    ).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('is that of light in neon, and differs from the light of the others', () => {
    const { emphasis } = resolveCaptionStyle({ style: 'neon' });
    expect(emphasis.color).toBe('#5BFF6A');
  });
});
