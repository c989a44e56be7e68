import { describe, expect, it } from 'vitest';
import { readableOn } from '../../../../src/engine/render/ass/ass-colour.ts';

describe('readableOn', () => {
  it.each([
    ['#E5322D', '#FFFFFF', '#FFFFFF'],
    ['#FFE500', '#FFFFFF', '#000000'],
    ['#FFFFFF', '#FFFFFF', '#000000'],
    ['#101010', '#202020', '#FFFFFF'],
    ['#FFE500', '#1A2B3C', '#1A2B3C'],
  ])('on %s, instead of %s, uses %s', (ground, wanted, expected) => {
    expect(readableOn(ground, wanted)).toBe(expected);
  });
});
