import { describe, expect, it } from 'vitest';
import { tokensFile } from '../../../scripts/setup/whisper-converter/tokens.mjs';

const lines = (tokens: string[]) => tokensFile(tokens).toString().trimEnd().split('\n');
const bytesOf = (line: string | undefined) => Buffer.from(line?.split(' ')[0] ?? '', 'base64');

describe('writing tokens.txt', () => {
  it('gives each token a line with its bytes in base64 and its id', () => {
    expect(lines(['!', 'ab'])).toEqual(['IQ== 0', 'YWI= 1']);
  });

  it('decodes the letter that stands for a blank', () => {
    expect(bytesOf(lines(['ĠAmericans'])[0]).toString()).toBe(' Americans');
  });

  it('keeps parts of a character as bytes', () => {
    // 字 is e5 ad 97: 0xe5 stands for itself, 0xad and 0x97 are not printable
    const [first, second] = lines(['åŃ', 'Ĺ']);
    expect(Buffer.concat([bytesOf(first), bytesOf(second)]).toString()).toBe('字');
  });

  it('knows a character for each of the 256 bytes', () => {
    const printable = [
      [0x21, 0x7e],
      [0xa1, 0xac],
      [0xae, 0xff],
    ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    const all = [...printable, ...Array.from({ length: 68 }, (_, index) => 0x100 + index)];
    const bytes = lines(all.map((code) => String.fromCodePoint(code))).map((line) => bytesOf(line)[0]);
    expect(new Set(bytes).size).toBe(256);
  });

  it('writes a token without bytes so that its line still has two fields', () => {
    expect(lines([''])).toEqual(['= 0']);
  });

  it('refuses a token that is not made of bytes', () => {
    expect(() => tokensFile(['字'])).toThrow('a token that is not made of bytes: 字');
  });
});
