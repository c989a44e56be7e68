import { ByteReader, ByteWriter } from './byte-stream.ts';
import { FontError } from './font-error.ts';

/** The streams of the transformed `glyf` table, https://www.w3.org/TR/WOFF2/#glyf_table_format */
interface GlyphStreams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  /** One bit a glyph: it has a box in `boxes`. */
  hasBox: Uint8Array;
}

interface Outline {
  /** Index of the last point of each contour. */
  ends: number[];
  points: { dx: number; dy: number; isOnCurve: boolean }[];
}

/**
 * Writes the outlines as `glyf` and `loca` have them. Programs for hinting are left out.
 * @param maxBytes of `glyf`
 * @returns also the left edge of each glyph, from which `hmtx` may follow
 */
export function rebuildGlyphs(bytes: Uint8Array, maxBytes: number) {
  const header = new ByteReader(bytes);
  header.take(4);
  const count = header.u16();
  header.take(2);
  const lengths = Array.from({ length: 7 }, () => header.u32());
  const [contours, points, flags, glyphs, composites, boxes] = lengths.map((length) => header.take(length));
  if (!contours || !points || !flags || !glyphs || !composites || !boxes) throw new FontError('damaged');
  const bitmapBytes = 4 * Math.ceil(count / 32);
  if (boxes.length < bitmapBytes) throw new FontError('damaged');
  const streams: GlyphStreams = {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(glyphs),
    composites: new ByteReader(composites),
    boxes: new ByteReader(boxes.subarray(bitmapBytes)),
    hasBox: boxes.subarray(0, bitmapBytes),
  };
  const glyf = new ByteWriter();
  const loca = new ByteWriter();
  const xMins: number[] = [];
  for (let index = 0; index < count; index++) {
    loca.u32(glyf.length);
    xMins.push(writeGlyph(streams, index, glyf));
    glyf.pad();
    if (glyf.length > maxBytes) throw new FontError('too_large');
  }
  loca.u32(glyf.length);
  return { glyf: glyf.written(), loca: loca.written(), xMins };
}

/** @returns its left edge */
function writeGlyph(streams: GlyphStreams, index: number, glyf: ByteWriter): number {
  const contours = streams.contours.i16();
  const hasBox = (((streams.hasBox[index >> 3] ?? 0) << (index & 7)) & 0x80) !== 0;
  if (contours === 0) {
    if (hasBox) throw new FontError('damaged');
    return 0;
  }
  if (contours < -1 || (contours === -1 && !hasBox)) throw new FontError('damaged');
  const given = hasBox ? Array.from({ length: 4 }, () => streams.boxes.i16()) : null;
  if (contours === -1) {
    writeHeader(glyf, -1, given ?? []);
    copyComposite(streams, glyf);
    return given?.[0] ?? 0;
  }
  const outline = readOutline(streams, contours);
  const box = given ?? boxOf(outline);
  writeHeader(glyf, contours, box);
  writeOutline(outline, glyf);
  return box[0] ?? 0;
}

function writeHeader(glyf: ByteWriter, contours: number, box: number[]): void {
  glyf.u16(contours & 0xffff);
  for (const edge of box) glyf.u16(edge & 0xffff);
}

const component = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128, instructions: 256 };

function copyComposite({ composites, glyphs }: GlyphStreams, glyf: ByteWriter): void {
  let hasInstructions = false;
  for (let flags = component.more; flags & component.more; ) {
    flags = composites.u16();
    hasInstructions ||= (flags & component.instructions) !== 0;
    glyf.u16(flags & ~component.instructions);
    glyf.append(composites.take(2 + (flags & component.words ? 4 : 2) + scaleBytes(flags)));
  }
  if (hasInstructions) glyphs.packedU16();
}

function scaleBytes(flags: number): number {
  if (flags & component.scale) return 2;
  if (flags & component.twoScales) return 4;
  return flags & component.matrix ? 8 : 0;
}

function readOutline({ points: counts, flags, glyphs }: GlyphStreams, contours: number): Outline {
  const ends: number[] = [];
  let count = 0;
  for (let contour = 0; contour < contours; contour++) {
    count += counts.packedU16();
    if (count > 65_535) throw new FontError('damaged');
    ends.push(count - 1);
  }
  const points = Array.from({ length: count }, () => {
    const flag = flags.u8();
    return { ...readStep(flag & 127, glyphs), isOnCurve: flag < 128 };
  });
  // the length of the instructions, which are not read
  glyphs.packedU16();
  return { ends, points };
}

/** How far a point is from the one before: https://www.w3.org/TR/WOFF2/#triplet_decoding */
function readStep(flag: number, bytes: ByteReader): { dx: number; dy: number } {
  const first = bytes.u8();
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + first) };
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + first), dy: 0 };
  if (flag < 84) {
    const step = flag - 20;
    return {
      dx: signed(flag, 1 + (step & 0x30) + (first >> 4)),
      dy: signed(flag >> 1, 1 + ((step & 0x0c) << 2) + (first & 15)),
    };
  }
  const second = bytes.u8();
  if (flag < 120) {
    const step = flag - 84;
    return {
      dx: signed(flag, 1 + (Math.floor(step / 12) << 8) + first),
      dy: signed(flag >> 1, 1 + (((step % 12) >> 2) << 8) + second),
    };
  }
  const third = bytes.u8();
  if (flag < 124) {
    return {
      dx: signed(flag, (first << 4) + (second >> 4)),
      dy: signed(flag >> 1, ((second & 15) << 8) + third),
    };
  }
  return { dx: signed(flag, (first << 8) + second), dy: signed(flag >> 1, (third << 8) + bytes.u8()) };
}

function signed(flag: number, value: number): number {
  return flag & 1 ? value : -value;
}

function boxOf({ points }: Outline): number[] {
  let [x, y] = [0, 0];
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { dx, dy } of points) {
    x += dx;
    y += dy;
    box[0] = Math.min(box[0] ?? 0, x);
    box[1] = Math.min(box[1] ?? 0, y);
    box[2] = Math.max(box[2] ?? 0, x);
    box[3] = Math.max(box[3] ?? 0, y);
  }
  if (box.some((edge) => !(Math.abs(edge) <= 32_767))) throw new FontError('damaged');
  return box;
}

const point = { onCurve: 1, xIsByte: 2, yIsByte: 4, xSameOrPositive: 16, ySameOrPositive: 32 };

function writeOutline({ ends, points }: Outline, glyf: ByteWriter): void {
  for (const end of ends) glyf.u16(end);
  glyf.u16(0);
  for (const { dx, dy, isOnCurve } of points) {
    const across = coordinateFlags(dx, point.xIsByte, point.xSameOrPositive);
    const down = coordinateFlags(dy, point.yIsByte, point.ySameOrPositive);
    glyf.u8((isOnCurve ? point.onCurve : 0) | across | down);
  }
  for (const { dx } of points) writeCoordinate(dx, glyf);
  for (const { dy } of points) writeCoordinate(dy, glyf);
}

function coordinateFlags(step: number, isByte: number, sameOrPositive: number): number {
  if (step === 0) return sameOrPositive;
  if (Math.abs(step) > 255) return 0;
  return step > 0 ? isByte | sameOrPositive : isByte;
}

function writeCoordinate(step: number, glyf: ByteWriter): void {
  if (step === 0) return;
  if (Math.abs(step) <= 255) glyf.u8(Math.abs(step));
  else glyf.u16(step & 0xffff);
}

/** `hmtx`, whose left edges may be those of the glyphs: https://www.w3.org/TR/WOFF2/#hmtx_table_format */
export function rebuildMetrics(bytes: Uint8Array, hhea: Uint8Array | undefined, xMins: number[]): Uint8Array {
  const count = hhea ? new ByteReader(hhea.subarray(34)).u16() : 0;
  if (count === 0 || count > xMins.length) throw new FontError('damaged');
  const reader = new ByteReader(bytes);
  const flags = reader.u8();
  const advances = Array.from({ length: count }, () => reader.u16());
  const edges = xMins.map((xMin, index) => {
    const isLeftOut = flags & (index < count ? 1 : 2);
    return isLeftOut ? xMin : reader.i16();
  });
  const hmtx = new ByteWriter();
  for (const [index, edge] of edges.entries()) {
    if (index < count) hmtx.u16(advances[index] ?? 0);
    hmtx.u16(edge & 0xffff);
  }
  return hmtx.written();
}
