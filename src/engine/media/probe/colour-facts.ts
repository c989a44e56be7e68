import type { VideoFacts } from '../source-facts.ts';

interface ColourTags {
  pixelFormat: string;
  height: number;
  width: number;
  matrix?: string;
  primaries?: string;
  transfer?: string;
  range?: string;
}

/**
 * The colour space of the samples. Untagged video is read as players do: BT.709 from 720 lines or 1280 columns on, else
 * BT.601 (PAL for 576 and 288 lines, NTSC otherwise); limited range unless the pixel format is full range.
 */
export function colourFacts(tags: ColourTags): VideoFacts['colour'] {
  const rgb = isRgb(tags.pixelFormat);
  const matrix = rgb ? 'gbr' : (known(tags.matrix) ?? matrixByPrimaries(known(tags.primaries)) ?? matrixBySize(tags));
  return {
    matrix,
    primaries: known(tags.primaries) ?? primariesByMatrix[matrix] ?? 'bt709',
    transfer: known(tags.transfer) ?? (matrix.startsWith('bt2020') ? 'bt2020-10' : 'bt709'),
    fullRange: rgb || tags.range === 'pc' || tags.pixelFormat.startsWith('yuvj'),
  };
}

function known(tag: string | undefined): string | null {
  if (tag === undefined || tag === 'unknown' || tag === 'reserved' || tag === 'unspecified' || tag === 'gbr')
    return null;
  return tag;
}

function matrixByPrimaries(primaries: string | null): string | null {
  if (primaries === 'bt2020') return 'bt2020nc';
  return primaries === 'bt709' || primaries === 'bt470bg' || primaries === 'smpte170m' ? primaries : null;
}

function matrixBySize({ width, height }: ColourTags): string {
  if (height >= 720 || width >= 1280) return 'bt709';
  return height === 576 || height === 288 ? 'bt470bg' : 'smpte170m';
}

const primariesByMatrix: Record<string, string> = {
  bt470bg: 'bt470bg',
  smpte170m: 'smpte170m',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};

/** Bits per component, from ffmpeg's name of the pixel format. */
export function bitDepthOf(pixelFormat: string): number {
  const packed = /^[pxyv](?:0|2|4)(10|12|16)/.exec(pixelFormat)?.[1];
  if (packed !== undefined) return Number(packed);
  const planar = /(?:p|gray|ya|xyz|x2rgb|x2bgr)(9|10|12|14|16|32)(?:le|be)?$/.exec(pixelFormat)?.[1];
  if (planar !== undefined) return Number(planar);
  return /^(rgb48|bgr48|rgba64|bgra64)/.test(pixelFormat) ? 16 : 8;
}

export function hasAlphaChannel(pixelFormat: string): boolean {
  return /^(yuva|rgba|bgra|argb|abgr|gbrap|ya\d|pal8)/.test(pixelFormat);
}

export function isRgb(pixelFormat: string): boolean {
  return /^(rgb|bgr|gbr|argb|abgr|0rgb|0bgr|pal8|x2rgb|x2bgr|monow|monob)/.test(pixelFormat);
}

/** Options of ffmpeg's `scale` filter that tell it the colour matrix and range of its input. */
export function swscaleInput({ colour }: Pick<VideoFacts, 'colour'>): string {
  return `in_color_matrix=${swscaleMatrix(colour.matrix)}:in_range=${colour.fullRange ? 'pc' : 'tv'}`;
}

function swscaleMatrix(matrix: string): string {
  const names: Record<string, string> = {
    bt709: 'bt709',
    bt470bg: 'bt601',
    smpte170m: 'bt601',
    smpte240m: 'smpte240m',
    fcc: 'fcc',
    bt2020nc: 'bt2020',
    bt2020c: 'bt2020',
  };
  return names[matrix] ?? 'bt709';
}
