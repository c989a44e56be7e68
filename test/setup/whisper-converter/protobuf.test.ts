import { describe, expect, it } from 'vitest';
import {
  floatField,
  integerField,
  messageField,
  textField,
} from '../../../scripts/setup/whisper-converter/protobuf.mjs';

const hex = (message: Buffer[]) => Buffer.concat(message).toString('hex');

describe('writing Protocol Buffers', () => {
  it('writes integers seven bits at a time, the lowest first', () => {
    expect(hex(integerField(1, 150))).toBe('089601');
    expect(hex(integerField(1, 0))).toBe('0800');
  });

  it('writes a negative integer in ten bytes', () => {
    expect(hex(integerField(3, -1))).toBe('18ffffffffffffffffff01');
  });

  it('writes field numbers above 15 in two bytes', () => {
    expect(hex(integerField(20, 7))).toBe('a00107');
  });

  it('writes text with its length in bytes', () => {
    expect(hex(textField(2, 'testing'))).toBe('120774657374696e67');
    expect(hex(textField(2, 'é'))).toBe('1202c3a9');
  });

  it('writes floats in four bytes, little-endian', () => {
    expect(hex(floatField(2, 1.5))).toBe('150000c03f');
  });

  it('writes a message inside a message with its length', () => {
    expect(hex(messageField(3, integerField(1, 150)))).toBe('1a03089601');
  });

  it('does not copy raw bytes', () => {
    const bytes = Buffer.alloc(10);
    expect(messageField(9, [bytes])).toContain(bytes);
  });
});
