import type { Box } from '../geometry/page-layout.ts';

/** How full a picture is of text and other detail, in a grid of cells. */
export interface Clutter {
  /** Where the whole picture lies on the output's frame; what is outside the frame is not shown. */
  picture: Box;
  columns: number;
  /** Row by row, 0 (plain) to 1 (as full as text). */
  cells: number[];
}

/** Mean clutter of a box, 0 to 1; beside the picture there is none. Pure. */
export function clutterIn({ picture, columns, cells }: Clutter, box: Box): number {
  const rows = cells.length / columns;
  const [width, height] = [(picture.right - picture.left) / columns, (picture.bottom - picture.top) / rows];
  const cell = (place: number, start: number, length: number, count: number) =>
    Math.max(0, Math.min(count, (place - start) / length));
  const across = [box.left, box.right].map((x) => cell(x, picture.left, width, columns));
  const down = [box.top, box.bottom].map((y) => cell(y, picture.top, height, rows));
  let sum = 0;
  for (const [row, tall] of partsOf(down)) {
    for (const [column, wide] of partsOf(across)) sum += (cells[row * columns + column] ?? 0) * tall * wide;
  }
  return (sum * width * height) / ((box.right - box.left) * (box.bottom - box.top));
}

/** The cells that a span touches, and how much of each, 0 to 1. */
function partsOf([from = 0, to = 0]: number[]): [number, number][] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (_, i) => {
    const index = first + i;
    return [index, Math.min(to, index + 1) - Math.max(from, index)];
  });
}
