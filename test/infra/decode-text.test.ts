import { describe, expect, it } from 'vitest';
import { decodeText } from '../../src/infra/decode-text.ts';

const text = '1\r\n00:00:01,000 --> 00:00:02,000\r\nÇa va – 5 €, ¿no?\r\n';
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, low byte first', utf16],
    ['UTF-16, high byte first', Buffer.from(utf16).swap16()],
    ['Windows-1252', windows1252(text)],
  ])('is read from %s', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('may be empty', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('');
  });
});

function windows1252(value: string): Buffer {
  const others: Record<string, number> = { '–': 0x96, '€': 0x80 };
  return Buffer.from([...value].map((sign) => others[sign] ?? sign.charCodeAt(0)));
}
