import { readFileSync } from 'node:fs';
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';

/** The box that letters paint; y grows upwards. */
export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where to begin with `inkAround`. */
export const noInk: Ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };

export function inkAround(a: Ink, b: Ink): Ink {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Lengths in font units (see `unitsPerEm`) unless noted otherwise; y grows upwards from the baseline. */
export interface ShapedRun {
  advance: number;
  ink: Ink;
}

/** One font file with the metrics that libass uses, shaped by the same engine (HarfBuzz). */
export interface FontFace {
  path: string;
  /** Name 1 in the file, by which `\fn` and fontconfig find it. */
  family: string;
  unitsPerEm: number;
  /** Both define libass's Fontsize: em in pixels = Fontsize × unitsPerEm / (ascent + descent). */
  ascent: number;
  descent: number;
  /** Ink height of a capital H; 0.7 em if the font has none. */
  capHeight: number;
  covers(text: string): boolean;
  /** All that it has a glyph for. */
  characters(): string[];
  /** @param how.spacing added on the right of each letter, as libass does; it also keeps letters from becoming ligatures */
  shape(text: string, how: { rightToLeft: boolean; spacing: number }): ShapedRun;
}

/** Reads the whole file at once. @throws when it is not a font */
export function loadFontFace(path: string): FontFace {
  return fontFaceOf(readFileSync(path), path);
}

/** @throws when it is not a font */
export function fontFaceOf(bytes: Uint8Array, path: string): FontFace {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const { ascent, descent } = libassExtents(face, font);
  return {
    path,
    family: face.getName(1, 'en'),
    unitsPerEm: face.upem,
    ascent,
    descent,
    capHeight: capHeight(font) ?? 0.7 * face.upem,
    covers: (text) => [...text].every((char) => isIgnorable(char) || Boolean(font.glyph(char.codePointAt(0) ?? 0))),
    characters: () => [...face.collectUnicodes()].map((codePoint) => String.fromCodePoint(codePoint)),
    shape: (text, how) => shapeRun(font, text, how),
  };
}

/** libass imitates GDI: it uses the Windows metrics if the file has them, else those of FreeType (hhea). */
function libassExtents(face: Face, font: Font): { ascent: number; descent: number } {
  const table = face.referenceTable('OS/2');
  const view = table && new DataView(table.buffer, table.byteOffset, table.byteLength);
  const ascent = view && view.byteLength >= 78 ? view.getInt16(74) : 0;
  const descent = view && view.byteLength >= 78 ? view.getInt16(76) : 0;
  if (ascent + descent !== 0) return { ascent, descent };
  const { ascender, descender } = font.hExtents();
  return { ascent: ascender, descent: -descender };
}

function capHeight(font: Font): number | null {
  const glyph = font.glyph('H'.codePointAt(0) ?? 0);
  const extents = glyph ? font.glyphExtents(glyph) : undefined;
  return extents && extents.yBearing > 0 ? extents.yBearing : null;
}

/** What libass turns off where there is letter spacing: ass_shaper.c, set_run_features. */
const withoutLigatures = [new Feature('liga', 0), new Feature('clig', 0)];

/**
 * One for all runs. The library frees a buffer when its object is collected, and tells of that between events only: a long video, whose
 * pages are laid out at once, would use up the library's memory.
 */
const buffer = new Buffer();

function shapeRun(
  font: Font,
  text: string,
  { rightToLeft, spacing }: { rightToLeft: boolean; spacing: number },
): ShapedRun {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer, spacing === 0 ? [] : withoutLigatures);
  let ink = noInk;
  let advance = 0;
  let cluster: number | undefined;
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    // the glyphs of one cluster are one letter
    if (cluster !== undefined && glyph.cluster !== cluster) advance += spacing;
    cluster = glyph.cluster;
    const extents = font.glyphExtents(glyph.codepoint);
    if (extents && extents.width !== 0) {
      const left = advance + (glyph.xOffset ?? 0) + extents.xBearing;
      const top = (glyph.yOffset ?? 0) + extents.yBearing;
      ink = inkAround(ink, { left, right: left + extents.width, top, bottom: top + extents.height });
    }
    advance += glyph.xAdvance ?? 0;
  }
  if (cluster !== undefined) advance += spacing;
  return { advance, ink: ink.right < ink.left ? { left: 0, right: 0, top: 0, bottom: 0 } : ink };
}

/** Joiners draw nothing themselves. */
function isIgnorable(char: string): boolean {
  return char === '\u200c' || char === '\u200d';
}
