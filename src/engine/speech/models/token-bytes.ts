import { readFileSync } from 'node:fs';

/** How a model writes its tokens. */
export interface TokenStyle {
  /** Characters stand for bytes: those of a Chinese character come as three letters. */
  isByteLevel: boolean;
  /** It knows capital letters only, as older models do. */
  isUpperCase: boolean;
}

/** Reads the style off a tokens.txt: lines of `token id`. */
export function readTokenStyle(file: string): TokenStyle {
  const lines = readFileSync(file, 'utf8').split('\n');
  // `<blk>` and the like are names, not text
  const text = lines.map((line) => line.replace(/\s+\d+\s*$/, '').replace(/^<.*>$/, '')).join('');
  const isByteLevel = [...new Set(text)].every((one) => bytes.has(one) || /[▁⁇\s]/u.test(one)) && /[ƀ-Ʀ]/u.test(text);
  return { isByteLevel, isUpperCase: !isByteLevel && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) };
}

/**
 * UTF-8 of a token as sherpa-onnx returns it: `▁` at its start is a space already, and a byte that is no character by
 * itself comes as `<0xE4>`.
 */
export function bytesOfToken(token: string, { isByteLevel }: TokenStyle): Uint8Array {
  const byte = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
  if (byte !== undefined) return Uint8Array.of(Number.parseInt(byte, 16));
  if (!isByteLevel) return Buffer.from(token.replaceAll('▁', ' '));
  return Uint8Array.from([...token].flatMap((character) => bytes.get(character === '▁' ? ' ' : character) ?? []));
}

/** Ranges of the characters that stand for the bytes 0–255 in order, as icefall chose them. */
const byteAlphabet = [
  [0x100, 0x11f],
  [0x20, 0x7e],
  [0x120, 0x131],
  [0x134, 0x13e],
  [0x141, 0x148],
  [0x14a, 0x17e],
  [0x180, 0x1a6],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)));

const bytes = new Map(byteAlphabet.map((character, byte) => [character, byte]));
