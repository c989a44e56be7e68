import { inflateSync } from 'node:zlib';
import { ByteReader } from './byte-stream.ts';
import { FontError } from './font-error.ts';
import { addTable, checkedCount, type FontTables, readTag, viewOf } from './sfnt.ts';

const headerBytes = 44;
const entryBytes = 20;

/**
 * The tables of a WOFF file, https://www.w3.org/TR/WOFF/: each packed by itself.
 * @param maxBytes of all tables together, unpacked
 * @throws FontError, RangeError
 */
export function unpackWoff(bytes: Uint8Array, maxBytes: number): FontTables {
  const view = viewOf(bytes);
  const count = checkedCount(view.getUint16(12));
  const tables: FontTables = new Map();
  let total = 0;
  for (let index = 0; index < count; index++) {
    const entry = new ByteReader(bytes.subarray(headerBytes + entryBytes * index));
    const tag = readTag(viewOf(entry.take(4)), 0);
    const [offset, packedLength, length] = [entry.u32(), entry.u32(), entry.u32()];
    if (offset + packedLength > bytes.length || packedLength > length) throw new FontError('damaged');
    total += length;
    if (total > maxBytes) throw new FontError('too_large');
    addTable(tables, tag, unpack(bytes.subarray(offset, offset + packedLength), length));
  }
  return tables;
}

function unpack(packed: Uint8Array, length: number): Uint8Array {
  if (packed.length === length) return packed;
  try {
    const table = inflateSync(packed, { maxOutputLength: length });
    if (table.length === length) return table;
  } catch {
    // not zlib's format, or longer than it says
  }
  throw new FontError('damaged');
}
