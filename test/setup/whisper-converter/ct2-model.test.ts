import { describe, expect, it } from 'vitest';
import { floatsFromHalves } from '../../../scripts/setup/whisper-converter/ct2-model.mjs';

describe('reading half floats', () => {
  it.each([
    [0x0000, 0],
    [0x3c00, 1],
    [0xc000, -2],
    [0x3555, 0.333251953125],
    [0x7bff, 65_504],
    [0x0001, 2 ** -24],
    [0x03ff, 1023 * 2 ** -24],
    [0x7c00, Number.POSITIVE_INFINITY],
    [0xfc00, Number.NEGATIVE_INFINITY],
    [0x7e00, Number.NaN],
  ])('reads 0x%s as %s', (bits, expected) => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16LE(bits);
    expect([...floatsFromHalves(bytes)]).toEqual([expected]);
  });
});
