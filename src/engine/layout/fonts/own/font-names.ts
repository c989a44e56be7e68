import { ByteWriter } from './byte-stream.ts';
import { readTag, viewOf } from './sfnt.ts';

const maxNameCharacters = 60;
/** The full name, the family for typographers, the family. */
const namesForPeople = [4, 16, 1];

interface NameRecord {
  id: number;
  platform: number;
  language: number;
  bytes: Uint8Array;
}

/** What people call the font, from its `name` table; null = it does not say. */
export function nameForPeople(table: Uint8Array | undefined): string | null {
  if (!table || table.length < 6) return null;
  const records = readNames(table);
  for (const id of namesForPeople) {
    const found = records.filter((record) => record.id === id).toSorted((a, b) => rank(a) - rank(b));
    for (const record of found) {
      const name = decode(record);
      if (name !== '') return name;
    }
  }
  return null;
}

/** English of Windows first. */
function rank({ platform, language }: NameRecord): number {
  if (platform === 3) return language === 0x409 ? 0 : 2;
  return platform === 0 ? 1 : 3;
}

function readNames(table: Uint8Array): NameRecord[] {
  const view = viewOf(table);
  const storage = view.getUint16(4);
  const count = Math.min(view.getUint16(2), 500, Math.floor((table.length - 6) / 12));
  return Array.from({ length: count }, (_, index) => {
    const at = 6 + 12 * index;
    const start = storage + view.getUint16(at + 10);
    return {
      platform: view.getUint16(at),
      language: view.getUint16(at + 4),
      id: view.getUint16(at + 6),
      bytes: table.subarray(start, start + Math.min(view.getUint16(at + 8), 4 * maxNameCharacters)),
    };
  });
}

function decode({ platform, bytes }: NameRecord): string {
  const text = platform === 1 ? Buffer.from(bytes).toString('latin1') : utf16(bytes);
  // it is shown to people, and in a head line
  const plain = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...plain].slice(0, maxNameCharacters).join('');
}

function utf16(bytes: Uint8Array): string {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextDecoder('utf-16be').decode(even);
}

/** A `name` table with this family, which has one face. */
export function writeNames(family: string): Uint8Array {
  const names = [
    [1, family],
    [2, 'Regular'],
    [3, family],
    [4, family],
    [6, family],
  ] as const;
  const table = new ByteWriter();
  const texts = new ByteWriter();
  table.u16(0);
  table.u16(names.length);
  table.u16(6 + 12 * names.length);
  for (const [id, text] of names) {
    const start = texts.length;
    for (const letter of text) texts.u16(letter.charCodeAt(0));
    // Windows, Unicode, English
    for (const field of [3, 1, 0x409, id, texts.length - start, start]) table.u16(field);
  }
  table.append(texts.written());
  return table.written();
}

/** `fsType`: the font’s licence forbids to embed it in anything. */
export function isRestricted(os2: Uint8Array | undefined): boolean {
  return os2 !== undefined && os2.length >= 10 && (viewOf(os2).getUint16(8) & 0x000f) === 2;
}

/** The first four bytes of a file, as letters. */
export function signatureOf(bytes: Uint8Array): string {
  return bytes.length >= 4 ? readTag(viewOf(bytes), 0) : '';
}
