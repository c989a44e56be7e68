import type { Bars } from '../face-map/face-map.ts';
import type { SmallImage } from '../frames/small-image.ts';

/** Number of rows examined in each image. */
const lineCount = 48;

/** A picture may begin at a column whose two neighbours differ by at least this in brightness (of 255). */
const minJump = 10;
/** Share of the rows that must jump at the columns where the picture begins and ends. */
const minStraightShare = 0.2;
/** Share of the images in which they must. In the others, both sides of an edge may be equally bright. */
const minSteadyShare = 0.9;
/** Columns by which the picture may be off the middle. */
const maxOffCentre = 2;

/** Both sides together, and the picture between them, as shares of the width. */
const minSides = 0.08;
const minContent = 0.2;

/** A blurred or plain side has at most this share of the detail of the picture between. */
const maxSoftShare = 0.5;
/** These columns beside an edge have the edge's own detail and do not count. */
const edgeColumns = 3;
/** Mean difference between neighbouring pixels (of 255). Images with less are nearly black and tell nothing. */
const minDetail = 1;

/** When they are not found in this many images, the search ends. */
const decidedAfter = 8;

/** Pixels added to a side: the next one may be mixed, and windows begin and end at even pixels of the source. */
const marginPixels = 1.5;

/**
 * Detects a picture in the middle of its own blurred copy, or of a plain colour, as when a vertical video was put into a
 * wide one: straight edges at two columns equally far from the middle, and little detail outside, in every image.
 */
export function createSoftSideDetector() {
  let width = 0;
  let seen = 0;
  /** For each column, how many rows jump there, in all images together. */
  let jumps = new Float64Array();
  /** For each column, in how many images enough rows jump there. */
  let straight = new Float64Array();
  /** For each column, the most detail that an image had. */
  let maxDetail = new Float64Array();
  let isOver = false;

  const edges = (): Edges | null => {
    const steady = jumps.map((rows, x) => ((straight[x] ?? 0) >= minSteadyShare * seen ? rows : 0));
    return seen === 0 ? null : strongestEdges(steady, maxDetail);
  };

  return {
    add(image: SmallImage): void {
      if (isOver) return;
      if (width === 0) {
        ({ width } = image);
        jumps = new Float64Array(width);
        straight = new Float64Array(width);
        maxDetail = new Float64Array(width);
      }
      const columns = readColumns(image);
      if (meanOf(columns.detail, 0, width) < minDetail) return;
      seen += 1;
      for (let x = 0; x < width; x += 1) {
        const rows = columns.jumps[x] ?? 0;
        jumps[x] = (jumps[x] ?? 0) + rows;
        if (rows >= minStraightShare * lineCount) straight[x] = (straight[x] ?? 0) + 1;
        maxDetail[x] = Math.max(maxDetail[x] ?? 0, columns.detail[x] ?? 0);
      }
      isOver = seen === decidedAfter && edges() === null;
    },
    /** null = there are none. */
    bars(): Bars | null {
      const edge = isOver ? null : edges();
      if (edge === null) return null;
      return {
        left: (edge.first + 1 + marginPixels) / width,
        right: (width - edge.last + marginPixels) / width,
        top: 0,
        bottom: 0,
      };
    },
  };
}

/** The columns at which the picture begins and ends. */
interface Edges {
  first: number;
  last: number;
}

function readColumns({ width, height, yuv }: SmallImage) {
  const jumps = new Float64Array(width);
  const detail = new Float64Array(width);
  for (let line = 0; line < lineCount; line += 1) {
    const row = Math.floor(((line + 0.5) * (height - 1)) / lineCount) * width;
    for (let x = 1; x < width - 1; x += 1) {
      const [here = 0, left = 0, right = 0] = [yuv[row + x], yuv[row + x - 1], yuv[row + x + 1]];
      const below = yuv[row + width + x] ?? 0;
      if (Math.abs(right - left) >= minJump) jumps[x] = (jumps[x] ?? 0) + 1;
      detail[x] = (detail[x] ?? 0) + (Math.abs(right - here) + Math.abs(below - here)) / lineCount;
    }
  }
  return { jumps, detail };
}

/** The two columns equally far from the middle, with little detail outside, at which most rows jump. */
function strongestEdges(jumps: Float64Array, detail: Float64Array): Edges | null {
  const width = jumps.length;
  let strongest: (Edges & { rows: number }) | null = null;
  const outermost = Math.ceil((minSides / 2) * width);
  const innermost = Math.floor(((1 - minContent) / 2) * width);
  for (let first = outermost; first <= innermost; first += 1) {
    for (let last = width - 1 - first - maxOffCentre; last <= width - 1 - first + maxOffCentre; last += 1) {
      const [atFirst = 0, atLast = 0] = [jumps[first], jumps[last]];
      const rows = atFirst + atLast;
      if (Math.min(atFirst, atLast) === 0 || rows <= (strongest?.rows ?? 0)) continue;
      if (areSoft(detail, { first, last })) strongest = { first, last, rows };
    }
  }
  return strongest;
}

/** Whether both sides have much less detail than the picture between. */
function areSoft(detail: Float64Array, { first, last }: Edges): boolean {
  const between = meanOf(detail, first + edgeColumns, last - edgeColumns + 1);
  const outside = [meanOf(detail, 0, first - edgeColumns), meanOf(detail, last + edgeColumns + 1, detail.length)];
  return Math.max(...outside) <= between * maxSoftShare;
}

function meanOf(values: Float64Array, from: number, to: number): number {
  return values.subarray(from, to).reduce((sum, value) => sum + value, 0) / Math.max(1, to - from);
}
