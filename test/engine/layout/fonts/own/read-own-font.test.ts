import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyOfOwnFont, maxFontBytes } from '../../../../../src/engine/captions/settings/own-font.ts';
import { fontFaceOf } from '../../../../../src/engine/layout/fonts/font-face.ts';
import { type ReadFont, readOwnFont } from '../../../../../src/engine/layout/fonts/own/read-own-font.ts';
import { readSfnt, writeSfnt } from '../../../../../src/engine/layout/fonts/own/sfnt.ts';
import { packWoff, packWoff2 } from '../../../../support/pack-fonts.ts';
import { seededRandom } from '../../../../support/seeded-random.ts';

const bundled = (name: string) => new Uint8Array(readFileSync(`assets/fonts/${name}`));
const sample = (name: string) => new Uint8Array(readFileSync(new URL(name, import.meta.url)));
const kalam = bundled('Kalam-Bold.ttf');
/** The letters of “Hamburg” alone, of Kalam: see README.md beside it. */
const small = { ttf: sample('kalam.ttf'), otf: sample('kalam.otf'), woff2: sample('kalam.woff2') };

function read(bytes: Uint8Array): ReadFont {
  const font = readOwnFont(bytes);
  if ('fault' in font) throw new Error(font.fault);
  return font;
}

const inkOf = (bytes: Uint8Array, text: string) => {
  const face = fontFaceOf(bytes, '');
  const { advance, ink } = face.shape(text, { rightToLeft: false, spacing: 0 });
  return [advance, ink.left, ink.right, ink.top, ink.bottom].map((length) => length / face.unitsPerEm);
};

/** The font with a table changed or added; null takes it away. */
const withTable = (sfnt: Uint8Array, tag: string, bytes: Uint8Array | null) => {
  const tables = readSfnt(sfnt);
  if (bytes) tables.set(tag, bytes);
  else tables.delete(tag);
  return writeSfnt(tables);
};

describe('a font that was sent', () => {
  it.each([
    ['TTF', kalam, kalam],
    ['WOFF', packWoff(kalam), kalam],
    ['WOFF2 with outlines as they are', packWoff2(kalam), kalam],
    ['WOFF2 as fonttools writes it', small.woff2, small.ttf],
    ['OTF', small.otf, small.otf],
  ])('draws the same letters when it is kept: %s', (_format, bytes, original) => {
    const { file, font, name, sample: letters } = read(bytes);
    expect(inkOf(file, 'Hamburg')).toEqual(inkOf(original, 'Hamburg'));
    expect(fontFaceOf(file, '').family).toBe(familyOfOwnFont(font));
    expect(name).toBe('Kalam Bold');
    expect([...'Hamburg'].every((letter) => letters.includes(letter))).toBe(true);
  });

  it('is the same font however it was packed, and another one when a letter differs', () => {
    expect(read(packWoff(kalam)).font).toBe(read(kalam).font);
    expect(read(small.ttf).font).not.toBe(read(kalam).font);
    const renamed = withTable(kalam, 'name', new Uint8Array(6));
    expect(read(renamed)).toMatchObject({ font: read(kalam).font, name: null });
  });

  it('keeps the tables alone that captions are drawn with', () => {
    const junk = new Uint8Array(40);
    const extended: Uint8Array = [
      'SVG ',
      'CBDT',
      'fpgm',
      'prep',
      'cvt ',
      'fvar',
      'gvar',
      'DSIG',
      'zzzz',
    ].reduce<Uint8Array>((sfnt, tag) => withTable(sfnt, tag, junk), kalam);
    const kept = readSfnt(read(extended).file);
    expect([...kept.keys()].toSorted()).toEqual(
      expect.arrayContaining(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']),
    );
    for (const tag of kept.keys())
      expect(tag).toMatch(/^(OS\/2|GDEF|GPOS|GSUB|cmap|glyf|head|hhea|hmtx|kern|loca|maxp|name|post)$/);
  });

  it('says what its licence forbids', () => {
    const os2 = readSfnt(kalam).get('OS/2')?.slice() ?? new Uint8Array();
    new DataView(os2.buffer).setUint16(8, 2);
    expect(read(kalam).isRestricted).toBe(false);
    expect(read(withTable(kalam, 'OS/2', os2)).isRestricted).toBe(true);
  });

  it('is refused when it is none, or of a kind that is not read', () => {
    const collection = new Uint8Array([...new TextEncoder().encode('ttcf'), ...kalam.subarray(4)]);
    const noOutlines = withTable(withTable(kalam, 'glyf', null), 'CBDT', new Uint8Array(8));
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<svg/>'), collection, noOutlines]) {
      expect(readOwnFont(bytes)).toEqual({ fault: 'format' });
    }
    expect(readOwnFont(new Uint8Array(maxFontBytes + 1))).toEqual({ fault: 'too_large' });
    expect(readOwnFont(bundled('NotoSansSymbols2-Regular.ttf'))).toEqual({ fault: 'no_letters' });
  });

  it('is refused when a table lies outside of the file or over another one, or is missing', () => {
    const entry = 12 + 16 * [...readSfnt(kalam).keys()].indexOf('glyf');
    const changed = (at: number, value: number) => {
      const bytes = kalam.slice();
      new DataView(bytes.buffer).setUint32(at, value);
      return bytes;
    };
    const broken = [
      changed(entry + 8, 0xfffffff0),
      changed(entry + 12, 0xffffffff),
      changed(entry + 8, 40),
      kalam.subarray(0, kalam.length - 1000),
      ...['cmap', 'head', 'hhea', 'hmtx', 'maxp'].map((tag) => withTable(kalam, tag, null)),
    ];
    for (const bytes of broken) expect(readOwnFont(bytes)).toEqual({ fault: 'damaged' });
  });

  it('is refused when its letters would fill the frame, or not be seen', () => {
    for (const unitsPerEm of [16, 16_384]) {
      const head = readSfnt(kalam).get('head')?.slice() ?? new Uint8Array();
      new DataView(head.buffer).setUint16(18, unitsPerEm);
      expect(readOwnFont(withTable(kalam, 'head', head))).toEqual({ fault: 'strange_sizes' });
    }
  });

  it('is never unpacked beyond its limit, whatever it says of its size', () => {
    const large = withTable(kalam, 'glyf', new Uint8Array(17 * 1024 ** 2));
    for (const pack of [packWoff, packWoff2]) {
      expect(pack(large).length).toBeLessThan(maxFontBytes);
      expect(readOwnFont(pack(large))).toEqual({ fault: 'too_large' });
      // as small as its directory says it is not
      expect(readOwnFont(pack(large, (length) => Math.min(length, 60_000)))).toEqual({ fault: 'damaged' });
      expect(readOwnFont(pack(kalam, () => 2 ** 27))).toEqual({ fault: 'too_large' });
    }
  });

  it('is read or refused, but never breaks the reader, whatever bytes are wrong', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 60; round++) {
      const original = Object.values(small)[round % 3] ?? small.ttf;
      const bytes = original.slice(0, round % 5 === 0 ? Math.floor(random() * original.length) : undefined);
      for (let change = 0; change < 1 + (round % 8) && bytes.length > 0; change++) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      const font = readOwnFont(bytes);
      expect('fault' in font || font.file.length > 0).toBe(true);
    }
  });
});
