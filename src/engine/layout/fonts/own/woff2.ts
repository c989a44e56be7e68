import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-stream.ts';
import { FontError } from './font-error.ts';
import { addTable, checkedCount, type FontTables, isSfntVersion, readTag, viewOf } from './sfnt.ts';
import { rebuildGlyphs, rebuildMetrics } from './woff2-glyphs.ts';

const headerBytes = 48;

/** Tags that have a number, https://www.w3.org/TR/WOFF2/#table_dir_format */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

interface PackedTable {
  tag: string;
  /** Its bytes in the unpacked stream. */
  length: number;
  isTransformed: boolean;
}

/**
 * The tables of a WOFF2 file, https://www.w3.org/TR/WOFF2/: all packed together, the outlines in a form of their own.
 * @param maxBytes of the unpacked stream, and of all tables together
 * @throws FontError, RangeError
 */
export function unpackWoff2(bytes: Uint8Array, maxBytes: number): FontTables {
  const view = viewOf(bytes);
  if (!isSfntVersion(view.getUint32(4))) throw new FontError('format');
  const directory = new ByteReader(bytes.subarray(headerBytes));
  const packed: PackedTable[] = [];
  let [streamBytes, fileBytes] = [0, 0];
  for (let index = 0; index < checkedCount(view.getUint16(12)); index++) {
    const { originalLength, ...table } = readEntry(directory);
    packed.push(table);
    streamBytes += table.length;
    fileBytes += originalLength;
    if (Math.max(streamBytes, fileBytes) > maxBytes) throw new FontError('too_large');
  }
  const start = headerBytes + directory.position;
  const stream = unpack(bytes.subarray(start, start + view.getUint32(20)), streamBytes);
  return tablesOf(packed, stream, maxBytes);
}

function readEntry(directory: ByteReader): PackedTable & { originalLength: number } {
  const flags = directory.u8();
  const tag = (flags & 63) === 63 ? readTag(viewOf(directory.take(4)), 0) : (knownTags[flags & 63] ?? '');
  const version = flags >> 6;
  const originalLength = directory.packedU32();
  const isOutline = tag === 'glyf' || tag === 'loca';
  const isTransformed = isOutline ? version !== 3 : version !== 0;
  return { tag, originalLength, isTransformed, length: isTransformed ? directory.packedU32() : originalLength };
}

/** The limit is known before anything is unpacked, so that a few bytes never become many. */
function unpack(packed: Uint8Array, length: number): Uint8Array {
  try {
    const stream = brotliDecompressSync(packed, { maxOutputLength: Math.max(1, length) });
    if (stream.length === length) return stream;
  } catch {
    // not Brotli's format, or longer than it says
  }
  throw new FontError('damaged');
}

function tablesOf(packed: PackedTable[], stream: Uint8Array, maxBytes: number): FontTables {
  const tables: FontTables = new Map();
  const reader = new ByteReader(stream);
  const transformed = new Map<string, Uint8Array>();
  for (const { tag, length, isTransformed } of packed) {
    const bytes = reader.take(length);
    if (isTransformed) addTable(transformed, tag, bytes);
    else addTable(tables, tag, bytes);
  }
  const glyphs = transformed.get('glyf');
  const rebuilt = glyphs && rebuildGlyphs(glyphs, maxBytes);
  if (rebuilt) {
    addTable(tables, 'glyf', rebuilt.glyf);
    addTable(tables, 'loca', rebuilt.loca);
    setLongOffsets(tables);
  }
  const metrics = transformed.get('hmtx');
  if (metrics && rebuilt) addTable(tables, 'hmtx', rebuildMetrics(metrics, tables.get('hhea'), rebuilt.xMins));
  return tables;
}

/** `indexToLocFormat`. */
function setLongOffsets(tables: FontTables): void {
  const head = tables.get('head')?.slice();
  if (!head || head.length < 54) throw new FontError('damaged');
  viewOf(head).setInt16(50, 1);
  tables.set('head', head);
}
