import { createHash } from 'node:crypto';
import {
  type FontFault,
  familyOfOwnFont,
  maxFontBytes,
  type OwnFont,
  ownFontOf,
} from '../../../captions/settings/own-font.ts';
import { type FontFace, fontFaceOf } from '../font-face.ts';
import { FontError } from './font-error.ts';
import { isRestricted, nameForPeople, signatureOf, writeNames } from './font-names.ts';
import { type FontTables, isSfntVersion, keptTables, readSfnt, viewOf, writeSfnt } from './sfnt.ts';
import { subsetFont } from './subset-font.ts';
import { unpackWoff } from './woff.ts';
import { unpackWoff2 } from './woff2.ts';

/** A font as it is kept: written anew, with what captions need of it. */
export interface ReadFont {
  font: OwnFont;
  /** A TrueType or OpenType file. */
  file: Uint8Array;
  /** As people call it; null = the file does not say. */
  name: string | null;
  /** The licence says that it may not be embedded. */
  isRestricted: boolean;
  /** Letters that it has, to try it with. */
  sample: string;
}

/** Of all tables of a packed font. */
const maxUnpackedBytes = 16 * 1024 ** 2;

/** Reads a stranger's TTF, OTF, WOFF or WOFF2. To be called in a thread: it may take long. */
export function readOwnFont(bytes: Uint8Array): ReadFont | { fault: FontFault } {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof FontError) return { fault: error.fault };
    // a table that ends early
    if (error instanceof RangeError) return { fault: 'damaged' };
    throw error;
  }
}

function read(bytes: Uint8Array): ReadFont {
  if (bytes.length > maxFontBytes) throw new FontError('too_large');
  const tables = unpack(bytes);
  requireTables(tables);
  const kept = new Map([...tables].filter(([tag]) => keptTables.has(tag)));
  const written = readSfnt(subsetFont(writeSfnt(kept)));
  const file = nameFile(new Map([...written].filter(([tag]) => keptTables.has(tag))));
  const face = fontFaceOf(file.bytes, '');
  requireUsualSizes(face);
  return {
    font: file.font,
    file: file.bytes,
    name: nameForPeople(tables.get('name')),
    isRestricted: isRestricted(tables.get('OS/2')),
    sample: sampleOf(face),
  };
}

function unpack(bytes: Uint8Array): FontTables {
  const signature = signatureOf(bytes);
  if (signature === 'wOFF') return unpackWoff(bytes, maxUnpackedBytes);
  if (signature === 'wOF2') return unpackWoff2(bytes, maxUnpackedBytes);
  if (bytes.length < 12 || !isSfntVersion(viewOf(bytes).getUint32(0))) throw new FontError('format');
  return readSfnt(bytes);
}

function requireTables(tables: FontTables): void {
  const hasOutlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ');
  if (!hasOutlines) throw new FontError('format');
  const needed = ['head', 'hhea', 'hmtx', 'maxp', 'cmap'];
  if (needed.some((tag) => !tables.has(tag))) throw new FontError('damaged');
}

/** Gives the font a family of its own, by the hash of what it draws, and one plain face. */
function nameFile(tables: FontTables): { font: OwnFont; bytes: Uint8Array } {
  const plain = new Map(tables).set('OS/2', plainFace(tables.get('OS/2')) ?? new Uint8Array());
  if (!tables.has('OS/2')) plain.delete('OS/2');
  const font = ownFontOf(createHash('sha256').update(writeSfnt(plain)).digest('hex').slice(0, 32));
  return { font, bytes: writeSfnt(plain.set('name', writeNames(familyOfOwnFont(font)))) };
}

/** Regular, so that nothing draws it bolder or slanted by itself. */
function plainFace(os2: Uint8Array | undefined): Uint8Array | null {
  if (!os2) return null;
  if (os2.length < 78) throw new FontError('damaged');
  const plain = os2.slice();
  const view = viewOf(plain);
  view.setUint16(4, 400);
  view.setUint16(62, (view.getUint16(62) & 0x80) | 0x40);
  return plain;
}

/** In ems. Fonts with others would fill the frame, or not be seen. */
const usual = { line: { min: 0.4, max: 4 }, capital: { min: 0.2, max: 1.5 }, ink: 5, em: { min: 64, max: 16_384 } };

function requireUsualSizes(face: FontFace): void {
  const em = face.unitsPerEm;
  const isIn = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  const lines = (face.ascent + face.descent) / em;
  const letters = sampleLetters.filter((letter) => face.covers(letter));
  const isUsual =
    isIn(em, usual.em) && isIn(lines, usual.line) && isIn(face.capHeight / em, usual.capital) && letters.every(isSmall);
  if (!isUsual) throw new FontError('strange_sizes');

  function isSmall(letter: string): boolean {
    const { advance, ink } = face.shape(letter, { rightToLeft: false, spacing: 0 });
    return [advance, ink.left, ink.right, ink.top, ink.bottom].every((length) => Math.abs(length) <= usual.ink * em);
  }
}

/** Of the scripts that captions are written in. */
const sampleLetters = [
  ...'HamburgefonstivABCDEGJKQRWXYZÄÖÜßéñçå0123456789.,!?',
  ...'ЖфюяДЦЪΑΩβψאבשعبكهकखबাতതমസಕతঅকกขあアん漢字的한글ავԱբአበខលကမཀ',
];

const maxSampleCharacters = 300;

/** Known letters, then others evenly from all that the font has. */
function sampleOf(face: FontFace): string {
  const known = sampleLetters.filter((letter) => face.covers(letter));
  if (!known.some((letter) => /\p{L}/u.test(letter))) throw new FontError('no_letters');
  const all = face.characters().filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character));
  const step = Math.max(1, Math.ceil(all.length / (maxSampleCharacters - known.length)));
  return [...known, ...all.filter((_, index) => index % step === 0)].slice(0, maxSampleCharacters).join('');
}
