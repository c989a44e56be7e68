import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../src/chat/conversation/settings/hues.ts';
import { palette } from '../../../../src/chat/conversation/settings/palette.ts';

describe('the sign of a colour', () => {
  it('is the own one for each colour with a button', () => {
    const signs = Object.values(palette).flatMap((color) => ('emoji' in color ? [[color.hex, color.emoji]] : []));
    expect(signs.map(([hex = '']) => [hex, signOf(hex)])).toEqual(signs);
  });

  it.each([
    ['brown', '🟤'],
    ['chestnut', '🟤'],
    ['terracotta', '🟠'],
    ['brick', '🔴'],
    ['burgundy', '🔴'],
    ['gray', '🔘'],
    ['amber', '🟡'],
    ['teal', '💧'],
    ['navy', '🔵'],
    ['forest', '🟢'],
  ] as const)('of %s is %s', (name, sign) => expect(signOf(palette[name].hex)).toBe(sign));

  it.each([
    ['#FFBF73', '🟠'],
    ['#FFAFD0', '🌸'],
    ['#CCCCCC', '🔘'],
    ['#F4F4F4', '⚪'],
    ['#101010', '⚫'],
  ])('of %s is %s', (hex, sign) => expect(signOf(hex)).toBe(sign));
});
