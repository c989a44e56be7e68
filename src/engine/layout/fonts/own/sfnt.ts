import { FontError } from './font-error.ts';

/** The tables of a font by their tags, such as `cmap`. */
export type FontTables = Map<string, Uint8Array>;

const maxTables = 64;
const trueType = 0x00010000;
const appleTrueType = tagNumber('true');
const openTypeCff = tagNumber('OTTO');

/**
 * The tables that captions are drawn with. All others are left out: pictures and SVG as glyphs, programs for hinting,
 * variations, which would all be more code for a stranger's bytes to reach.
 */
export const keptTables: ReadonlySet<string> = new Set([
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2', 'post'],
  ...['glyf', 'loca', 'CFF '],
  ...['GDEF', 'GPOS', 'GSUB', 'kern'],
]);

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function readTag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

export function tagNumber(tag: string): number {
  return [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}

/** Whether these first four bytes begin a font that is not packed. */
export function isSfntVersion(version: number): boolean {
  return version === trueType || version === appleTrueType || version === openTypeCff;
}

/**
 * Reads the directory of a TrueType or OpenType file. Every table lies inside the file, and none over another.
 * @throws FontError; RangeError when the directory ends early
 */
export function readSfnt(bytes: Uint8Array): FontTables {
  const view = viewOf(bytes);
  const count = checkedCount(view.getUint16(4));
  const tables: FontTables = new Map();
  const stretches: { start: number; end: number }[] = [{ start: 0, end: 12 + 16 * count }];
  for (let index = 0; index < count; index++) {
    const entry = 12 + 16 * index;
    const start = view.getUint32(entry + 8);
    const end = start + view.getUint32(entry + 12);
    if (end > bytes.length) throw new FontError('damaged');
    addTable(tables, readTag(view, entry), bytes.subarray(start, end));
    if (end > start) stretches.push({ start, end });
  }
  refuseOverlaps(stretches);
  return tables;
}

export function checkedCount(count: number): number {
  if (count === 0 || count > maxTables) throw new FontError('damaged');
  return count;
}

export function addTable(tables: FontTables, tag: string, bytes: Uint8Array): void {
  if (tables.has(tag)) throw new FontError('damaged');
  tables.set(tag, bytes);
}

function refuseOverlaps(stretches: { start: number; end: number }[]): void {
  let end = 0;
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    if (stretch.start < end) throw new FontError('damaged');
    end = stretch.end;
  }
}

/** Writes the tables as a file, in the order of their tags. The same tables give the same bytes. */
export function writeSfnt(tables: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + 16 * sorted.length;
  const bytes = new Uint8Array(sorted.reduce((size, [, table]) => size + padded(table.length), start));
  const view = viewOf(bytes);
  view.setUint32(0, tables.has('CFF ') ? openTypeCff : trueType);
  const power = Math.floor(Math.log2(sorted.length));
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * sorted.length - 16 * 2 ** power);
  let offset = start;
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    bytes.set(table, offset);
    // the sum of the whole file counts with this field at zero
    if (tag === 'head') view.setUint32(offset + 8, 0);
    view.setUint32(entry, tagNumber(tag));
    view.setUint32(entry + 4, sumOf(bytes.subarray(offset, offset + padded(table.length))));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    offset += padded(table.length);
  }
  const head = sorted.findIndex(([tag]) => tag === 'head');
  if (head !== -1) view.setUint32(view.getUint32(12 + 16 * head + 8) + 8, (0xb1b0afba - sumOf(bytes)) >>> 0);
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** The sum of 32-bit numbers that the format calls a checksum. */
function sumOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
