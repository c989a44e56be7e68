import type { SideBars } from '../face-map.ts';
import type { SmallPicture } from './small-picture.ts';

/** Black is 16; compression leaves it a little brighter here and there. */
const blackUpTo = 24;

/** So many rows of a picture are looked at. */
const rowCount = 24;

/** Narrower ones are not worth leaving out, and may be a dark wall. As shares of the picture's width. */
const narrowestBar = 0.02;
/** Less between them is a light in the dark, not a picture. */
const narrowestContent = 0.2;

/** The edge of a picture is straight: so many of the rows that are ever lit are lit from there on, within two columns. */
const straightShare = 0.5;
const straightWithin = 2;

/**
 * Notices black bars at both sides that are there in every picture it sees. A side is looked at only as far as it has
 * been black in all pictures before, and neither any more once one of them has no bar.
 */
export function noticeBars() {
  /** How many columns of each row were black in all pictures, from the left and from the right. */
  let left: number[] = [];
  let right: number[] = [];
  let width = 0;
  let isOver = false;

  return {
    see(picture: SmallPicture): void {
      if (isOver) return;
      if (width === 0) {
        width = picture.width;
        left = new Array(rowCount).fill(width);
        right = new Array(rowCount).fill(width);
      }
      for (let row = 0; row < rowCount; row += 1) {
        const at = Math.floor(((row + 0.5) * picture.height) / rowCount) * width;
        left[row] = blackColumns(picture.yuv, { at, step: 1, most: left[row] ?? 0 });
        right[row] = blackColumns(picture.yuv, { at: at + width - 1, step: -1, most: right[row] ?? 0 });
      }
      isOver = Math.min(...left) < narrowestBar * width || Math.min(...right) < narrowestBar * width;
    },
    /** null = there are none. */
    bars(): SideBars | null {
      if (isOver || width === 0 || !isStraight(left, width) || !isStraight(right, width)) return null;
      // the next column may be black in part
      const bars = { left: (Math.min(...left) + 1) / width, right: (Math.min(...right) + 1) / width };
      return 1 - bars.left - bars.right >= narrowestContent ? bars : null;
    },
  };
}

function blackColumns(yuv: Uint8Array, { at, step, most }: { at: number; step: 1 | -1; most: number }): number {
  let count = 0;
  while (count < most && (yuv[at + count * step] ?? 0) <= blackUpTo) count += 1;
  return count;
}

/** Whether what is beside a bar ends in an upright line, as pictures do and people before a dark wall do not. */
function isStraight(blackColumns: number[], width: number): boolean {
  const lit = blackColumns.filter((columns) => columns < width);
  const bar = Math.min(...blackColumns);
  return (
    lit.length > 0 && lit.filter((columns) => columns <= bar + straightWithin).length >= lit.length * straightShare
  );
}
