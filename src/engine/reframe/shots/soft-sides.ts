import type { Bars } from '../face-map/face-map.ts';
import type { SmallPicture } from '../frames/small-frame.ts';

/** So many rows of a picture are looked at. */
const lineCount = 48;

/** Two columns apart and so much brighter or darker, of 255: here a picture may begin. */
const jump = 10;
/** So many rows jump at the one column where a picture begins, and as many where it ends… */
const straightShare = 0.2;
/** …in so many of the pictures: in some there is as much light on both sides of an edge. */
const steadyShare = 0.9;
/** The picture stands in the middle, give or take so many columns. */
const offCentre = 2;

/** Both sides together, and what is between them, as shares of the width. */
const narrowestSides = 0.08;
const leastContent = 0.2;

/** What is blurred, or of one colour, has at most so much of the detail of what is between. */
const softShare = 0.5;
/** Beside its edge a side has the edge's own detail. */
const edgeColumns = 3;
/** Pictures with less are black, or nearly: they say nothing. Mean difference between neighbours, of 255. */
const leastDetail = 1;

/** Where they are not in so many pictures, nobody looks for them any longer. */
const soonEnough = 8;

/** The next pixel may be of both, and windows begin and end at even pixels of the source, so a little sooner. */
const leftOut = 1.5;

/**
 * Notices a picture that stands in the middle of its own blurred picture, or of a colour, as upright videos do that were
 * put into a wide one: straight edges at two columns as far from the middle, and little to see outside of them, in every
 * picture.
 */
export function noticeSoftSides() {
  let width = 0;
  let seen = 0;
  /** For each column, how many rows jump there, of all pictures. */
  let jumps = new Float64Array();
  /** In how many pictures enough of them do. */
  let straight = new Float64Array();
  /** For each column, the most detail that a picture had. */
  let most = new Float64Array();
  let isOver = false;

  const edges = (): Edges | null => {
    const steady = jumps.map((rows, x) => ((straight[x] ?? 0) >= steadyShare * seen ? rows : 0));
    return seen === 0 ? null : strongestEdges(steady, most);
  };

  return {
    see(picture: SmallPicture): void {
      if (isOver) return;
      if (width === 0) {
        ({ width } = picture);
        jumps = new Float64Array(width);
        straight = new Float64Array(width);
        most = new Float64Array(width);
      }
      const columns = readColumns(picture);
      if (meanOf(columns.detail, 0, width) < leastDetail) return;
      seen += 1;
      for (let x = 0; x < width; x += 1) {
        const rows = columns.jumps[x] ?? 0;
        jumps[x] = (jumps[x] ?? 0) + rows;
        if (rows >= straightShare * lineCount) straight[x] = (straight[x] ?? 0) + 1;
        most[x] = Math.max(most[x] ?? 0, columns.detail[x] ?? 0);
      }
      isOver = seen === soonEnough && edges() === null;
    },
    /** null = there are none. */
    bars(): Bars | null {
      const edge = isOver ? null : edges();
      if (edge === null) return null;
      return {
        ...{ left: (edge.first + 1 + leftOut) / width, right: (width - edge.last + leftOut) / width },
        ...{ top: 0, bottom: 0 },
      };
    },
  };
}

/** Between which columns something stands. */
interface Edges {
  first: number;
  last: number;
}

function readColumns({ width, height, yuv }: SmallPicture) {
  const jumps = new Float64Array(width);
  const detail = new Float64Array(width);
  for (let line = 0; line < lineCount; line += 1) {
    const row = Math.floor(((line + 0.5) * (height - 1)) / lineCount) * width;
    for (let x = 1; x < width - 1; x += 1) {
      const [here = 0, left = 0, right = 0] = [yuv[row + x], yuv[row + x - 1], yuv[row + x + 1]];
      const below = yuv[row + width + x] ?? 0;
      if (Math.abs(right - left) >= jump) jumps[x] = (jumps[x] ?? 0) + 1;
      detail[x] = (detail[x] ?? 0) + (Math.abs(right - here) + Math.abs(below - here)) / lineCount;
    }
  }
  return { jumps, detail };
}

/** The two columns as far from the middle, with little to see outside, where most rows jump. */
function strongestEdges(jumps: Float64Array, detail: Float64Array): Edges | null {
  const width = jumps.length;
  let strongest: (Edges & { rows: number }) | null = null;
  const outermost = Math.ceil((narrowestSides / 2) * width);
  const innermost = Math.floor(((1 - leastContent) / 2) * width);
  for (let first = outermost; first <= innermost; first += 1) {
    for (let last = width - 1 - first - offCentre; last <= width - 1 - first + offCentre; last += 1) {
      const [atFirst = 0, atLast = 0] = [jumps[first], jumps[last]];
      const rows = atFirst + atLast;
      if (Math.min(atFirst, atLast) === 0 || rows <= (strongest?.rows ?? 0)) continue;
      if (areSoft(detail, { first, last })) strongest = { first, last, rows };
    }
  }
  return strongest;
}

function areSoft(detail: Float64Array, { first, last }: Edges): boolean {
  const between = meanOf(detail, first + edgeColumns, last - edgeColumns + 1);
  const outside = [meanOf(detail, 0, first - edgeColumns), meanOf(detail, last + edgeColumns + 1, detail.length)];
  return Math.max(...outside) <= between * softShare;
}

function meanOf(values: Float64Array, from: number, to: number): number {
  return values.subarray(from, to).reduce((sum, value) => sum + value, 0) / Math.max(1, to - from);
}
