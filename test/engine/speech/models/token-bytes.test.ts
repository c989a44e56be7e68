import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesOfToken, readTokenStyle } from '../../../../src/engine/speech/models/token-bytes.ts';
import { temporaryFolder } from '../../../support/make-wav.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

function styleOf(tokens: string[]) {
  const file = join(folder.path, 'tokens.txt');
  writeFileSync(file, tokens.map((token, id) => `${token} ${id}\n`).join(''));
  return readTokenStyle(file);
}

const plain = { isByteLevel: false, isUpperCase: false };
const textOf = (tokens: string[], style = plain) =>
  Buffer.concat(tokens.map((token) => bytesOfToken(token, style))).toString();

describe('tokens of a model', () => {
  it('are text, or single bytes of a character', () => {
    expect(styleOf(['<blk>', '▁The', 's', '<0xE4>'])).toEqual(plain);
    expect(textOf([' a', '▁b', '<0xE4>', '<0xBD>', '<0xA0>'])).toBe(' a b你');
  });

  it('may be letters that stand for bytes', () => {
    const style = styleOf(['<blk>', '▁', 'Ƌ', 'ĺ', 'Ŗ', 'A', 'ƌ']);
    expect(style).toEqual({ isByteLevel: true, isUpperCase: false });
    expect(textOf(['▁', 'Ƌ', 'ţŅ', 'A', 'ũŏ'], style)).toBe(' 你Aé');
  });

  it('may know capitals only, their names aside', () => {
    expect(styleOf(['<blk>', '▁THE', 'É']).isUpperCase).toBe(true);
    expect(styleOf(['<blk>', '▁THE', 'e']).isUpperCase).toBe(false);
    expect(styleOf(['<blk>', '你', '好']).isUpperCase).toBe(false);
  });
});
