import type { VideoFacts } from '../source-facts.ts';
import { isRgb } from './pixel-format.ts';

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
