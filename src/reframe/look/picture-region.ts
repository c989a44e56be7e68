import type { DetectedFace, Picture } from '../detect/detected-face.ts';

/** Part of a picture, in its pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Faces are looked for so many of their own widths and heights around where they were. */
const around = 0.9;

/** The detector's cost goes by squares of so many pixels. */
const granularity = 32;

/** A region with more pixels than this costs as much as the whole picture at half its size. */
const mostPixels = 18_000;

/** Where faces may be that were here a moment ago; null = anywhere. */
export function regionAround(faces: DetectedFace[], { width, height }: Picture): Region | null {
  const edges = faces.map((face) => ({
    left: face.left - face.width * around,
    right: face.left + face.width * (1 + around),
    top: face.top - face.height * around * 0.6,
    bottom: face.top + face.height * (1 + around * 0.6),
  }));
  const across = span(Math.min(...edges.map(({ left }) => left)), Math.max(...edges.map(({ right }) => right)), width);
  const down = span(Math.min(...edges.map(({ top }) => top)), Math.max(...edges.map(({ bottom }) => bottom)), height);
  if (across.length * down.length > mostPixels) return null;
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}

export function cutOut({ width, rgb }: Picture, region: Region): Picture {
  const cut = new Uint8Array(region.width * region.height * 3);
  for (let y = 0; y < region.height; y += 1) {
    const from = ((region.top + y) * width + region.left) * 3;
    cut.set(rgb.subarray(from, from + region.width * 3), y * region.width * 3);
  }
  return { width: region.width, height: region.height, rgb: cut };
}

/** A face seen in a region, as shares of the whole picture. */
export function inWhole(face: DetectedFace, region: Region, { width, height }: Picture): DetectedFace {
  const x = (share: number) => (region.left + share * region.width) / width;
  const y = (share: number) => (region.top + share * region.height) / height;
  return {
    score: face.score,
    ...{ left: x(face.left), width: (face.width * region.width) / width },
    ...{ top: y(face.top), height: (face.height * region.height) / height },
    mouth: { x: x(face.mouth.x), y: y(face.mouth.y) },
  };
}

/** Whole squares, inside the picture. */
function span(from: number, to: number, whole: number): { start: number; length: number } {
  const wanted = Math.ceil(((to - from) * whole) / granularity) * granularity;
  const length = Math.min(whole, wanted);
  const middle = ((from + to) / 2) * whole;
  return { start: Math.max(0, Math.min(whole - length, Math.round(middle - length / 2))), length };
}
