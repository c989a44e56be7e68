import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { ByteWriter } from '../../src/engine/layout/fonts/own/byte-stream.ts';
import { readSfnt, tagNumber } from '../../src/engine/layout/fonts/own/sfnt.ts';

/** The font as WOFF. `lie` changes what its directory says of the length of a table. */
export function packWoff(sfnt: Uint8Array, lie = (length: number) => length): Uint8Array {
  const tables = [...readSfnt(sfnt)].map(([tag, bytes]) => ({ tag, bytes, packed: shorter(bytes) }));
  const file = new ByteWriter();
  let offset = 44 + 20 * tables.length;
  file.u32(tagNumber('wOFF'));
  file.append(sfnt.subarray(0, 4));
  file.u32(0);
  file.u16(tables.length);
  file.append(new Uint8Array(30));
  for (const { tag, bytes, packed } of tables) {
    for (const field of [tagNumber(tag), offset, packed.length, lie(bytes.length), 0]) file.u32(field);
    offset += packed.length;
  }
  for (const { packed } of tables) file.append(packed);
  return file.written();
}

function shorter(bytes: Uint8Array): Uint8Array {
  const packed = deflateSync(bytes);
  return packed.length < bytes.length ? packed : bytes;
}

/** The font as WOFF2, its outlines as they are. `lie` changes what its directory says of the length of a table. */
export function packWoff2(sfnt: Uint8Array, lie = (length: number) => length): Uint8Array {
  const tables = [...readSfnt(sfnt)];
  const directory = new ByteWriter();
  const stream = new ByteWriter();
  for (const [tag, bytes] of tables) {
    const isOutline = tag === 'glyf' || tag === 'loca';
    directory.u8(63 | ((isOutline ? 3 : 0) << 6));
    directory.u32(tagNumber(tag));
    writePacked(directory, lie(bytes.length));
    stream.append(bytes);
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = brotliCompressSync(stream.written(), { params });
  const file = new ByteWriter();
  file.u32(tagNumber('wOF2'));
  file.append(sfnt.subarray(0, 4));
  file.u32(0);
  file.u16(tables.length);
  file.append(new Uint8Array(6));
  file.u32(packed.length);
  file.append(new Uint8Array(24));
  file.append(directory.written());
  file.append(packed);
  return file.written();
}

function writePacked(writer: ByteWriter, value: number): void {
  const parts = [value & 127];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) parts.unshift((rest & 127) | 128);
  for (const part of parts) writer.u8(part);
}
