import type { SmallImage } from '../frames/small-image.ts';

/** A picture is divided into so many cells; each is about as high as a line of captions. */
export const clutterGrid = { columns: 16, rows: 20 };

/** The edges in one image. */
export interface Edges {
  /** Share of the pixels of each cell that are at a sharp edge, in 255ths; row by row. */
  cells: Uint8Array;
  /** Share of all pixels that are at a sharp edge, and at a soft one. */
  sharp: number;
  soft: number;
}

export interface EdgesAt extends Edges {
  atMs: number;
}

/** Neighbouring pixels that differ by at least this (of 219) are a sharp edge, as of letters, foliage or patterns. */
const minSharp = 22;
/** What differs by less than this is plain. */
const minSoft = 2;

/** Cells in which so many pixels are at a sharp edge are as full as text. */
const fullShare = 0.4;

/** Finds sharp and soft edges, by how much each pixel differs from those beside and below it. Pure. */
export function edgesOf({ width, height, yuv }: SmallImage): Edges {
  const { columns, rows } = clutterGrid;
  const counts = new Uint32Array(columns * rows);
  const totals = new Uint32Array(columns * rows);
  const columnOf = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  let [sharp, soft] = [0, 0];
  for (let y = 0; y < height - 1; y += 1) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0, at = y * width; x < width - 1; x += 1, at += 1) {
      const here = yuv[at] ?? 0;
      const edge = Math.max(Math.abs(here - (yuv[at + 1] ?? 0)), Math.abs(here - (yuv[at + width] ?? 0)));
      const cell = row + (columnOf[x] ?? 0);
      totals[cell] = (totals[cell] ?? 0) + 1;
      if (edge < minSoft) continue;
      if (edge < minSharp) {
        soft += 1;
        continue;
      }
      sharp += 1;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const pixels = Math.max(1, (width - 1) * (height - 1));
  const cells = Uint8Array.from(counts, (count, i) => Math.round((255 * count) / Math.max(1, totals[i] ?? 0)));
  return { cells, sharp: sharp / pixels, soft: soft / pixels };
}

/**
 * How full each cell is over several images: one digit a cell, row by row, 0 (plain) to 9 (as full as text). Pure.
 * @param images at least one
 */
export function clutterOf(images: Edges[]): string {
  const cells = Array.from({ length: clutterGrid.columns * clutterGrid.rows }, (_, cell) => {
    const sum = images.reduce((total, { cells: shares }) => total + (shares[cell] ?? 0), 0);
    return Math.min(9, Math.round((9 * sum) / images.length / (255 * fullShare)));
  });
  return cells.join('');
}

/**
 * Screens and slides have letters and lines on plain ground, all over. Cameras see everything softer: pages of this service have
 * 1.1 to 1.7 soft pixels for a sharp one, and clips of people 2.3 to 11.
 */
const maxSoftForSharp = 1.9;
/** A cell has letters if so many of its pixels (of 255) are at a sharp edge. */
const minInCell = 20;
const minCellShare = 0.25;

/** Whether the images show a screen or a slide, and not what a camera sees. Pure. */
export function isScreen(images: Edges[]): boolean {
  const sum = (of: 'sharp' | 'soft') => images.reduce((total, image) => total + image[of], 0);
  const full = images.reduce((total, { cells }) => total + cells.filter((share) => share >= minInCell).length, 0);
  const isAllOver = full >= minCellShare * images.length * clutterGrid.columns * clutterGrid.rows;
  return images.length > 0 && isAllOver && sum('soft') <= maxSoftForSharp * sum('sharp');
}
