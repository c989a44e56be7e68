import { describe, expect, it } from 'vitest';
import { readNpy } from '../../../scripts/setup/sentence-converter/read-npy.mjs';
import { readPieces } from '../../../scripts/setup/sentence-converter/read-pieces.mjs';

function npy(header: string, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(header.length);
  return Buffer.concat([Buffer.from('\x93NUMPY\x01\x00', 'latin1'), length, Buffer.from(header, 'latin1'), data]);
}

describe('a file of NumPy', () => {
  const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 1), }\n";

  it('is read with its shape', () => {
    const data = Buffer.from(Float32Array.of(1.5, -2).buffer);
    expect(readNpy(npy(header, data), 'x')).toEqual({ shape: [2, 1], type: 'f4', data });
    expect(readNpy(npy(header.replace('(2, 1)', '(2,)'), data), 'x').shape).toEqual([2]);
    const single = npy("{'descr': '<f8', 'fortran_order': False, 'shape': (), }\n", Buffer.alloc(8));
    expect(readNpy(single, 'x').shape).toEqual([]);
  });

  it('is refused when it is something else, cut off, or turned round', () => {
    expect(() => readNpy(Buffer.from('PK\x03\x04 zip file'), 'x')).toThrow('x is no NumPy file');
    expect(() => readNpy(npy(header, Buffer.alloc(4)), 'x')).toThrow('x has 4 bytes, not 8');
    expect(() => readNpy(npy(header.replace('False', 'True'), Buffer.alloc(8)), 'x')).toThrow('header of another kind');
  });
});

describe('a vocabulary', () => {
  const field = (tag: number, value: Buffer) => Buffer.concat([Buffer.from([tag, value.length]), value]);
  const piece = (text: string, score: number) => {
    const number = Buffer.alloc(4);
    number.writeFloatLE(score);
    return field(0x0a, Buffer.concat([field(0x0a, Buffer.from(text)), Buffer.from([0x15]), number]));
  };

  it('is read with the scores of its pieces; other fields are left out', () => {
    const file = Buffer.concat([piece('▁hello', -3.5), field(0x12, Buffer.from('rest')), Buffer.from([0x18, 0x07])]);
    expect(readPieces(Buffer.concat([file, piece('ё', -9)]))).toEqual([
      { text: '▁hello', score: -3.5 },
      { text: 'ё', score: -9 },
    ]);
  });

  it('is refused when it is cut off or empty', () => {
    expect(() => readPieces(piece('hello', 1).subarray(0, 6))).toThrow('cut off');
    expect(() => readPieces(Buffer.alloc(0))).toThrow('no pieces');
  });
});
