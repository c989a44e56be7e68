import type { Bars } from '../face-map/face-map.ts';
import type { SmallPicture } from '../frames/small-frame.ts';

/** Black is 16; compression leaves it a little brighter here and there. */
const blackUpTo = 24;

/** So many rows and columns of a picture are looked at; no word of subtitles on a bar is seen by none of them. */
const lineCount = 48;

/** Narrower ones are not worth leaving out, and may be a dark wall. Both together, as shares of the picture's side. */
const narrowestBars = 0.04;
/** Less between them is a light in the dark, not a picture: 2.39:1 leaves three quarters of the height of 16:9. */
const leastContent = { width: 0.2, height: 0.5 };

/** The next pixel may be black in part, and windows begin and end at even pixels of the source, so a little sooner. */
const leftOut = 1.5;

/** The edge of a picture is straight: so many of the lines that are ever lit are lit from there on, within two pixels. */
const straightShare = 0.5;
const straightWithin = 2;

/**
 * Notices black bars at both sides, and above and below, that are there in every picture it sees. A bar is looked at
 * only as far as it has been black in all pictures before, and neither of two any more once one picture lacks one.
 */
export function noticeBars() {
  const sides = noticePair('width');
  const ends = noticePair('height');
  return {
    see(picture: SmallPicture): void {
      sides.see(picture);
      ends.see(picture);
    },
    /** null = there are none. */
    bars(): Bars | null {
      const [across, down] = [sides.bars(), ends.bars()];
      if (!across && !down) return null;
      return { left: across?.first ?? 0, right: across?.last ?? 0, top: down?.first ?? 0, bottom: down?.last ?? 0 };
    },
  };
}

/** Notices the two bars where the rows (along the width) or the columns (along the height) of pictures begin and end. */
function noticePair(along: 'width' | 'height') {
  /** How many pixels of each line were black in all pictures, from its beginning and from its end. */
  let first: number[] = [];
  let last: number[] = [];
  let length = 0;
  let isOver = false;

  return {
    see(picture: SmallPicture): void {
      if (isOver) return;
      const { width, height, yuv } = picture;
      const [pixelStep, count, lineStep] = along === 'width' ? [1, height, width] : [width, width, 1];
      if (length === 0) {
        length = picture[along];
        first = new Array(lineCount).fill(length);
        last = new Array(lineCount).fill(length);
      }
      for (let line = 0; line < lineCount; line += 1) {
        const at = Math.floor(((line + 0.5) * count) / lineCount) * lineStep;
        const end = at + (length - 1) * pixelStep;
        first[line] = blackPixels(yuv, { at, step: pixelStep, most: first[line] ?? 0 });
        last[line] = blackPixels(yuv, { at: end, step: -pixelStep, most: last[line] ?? 0 });
      }
      const [before, behind] = [Math.min(...first), Math.min(...last)];
      isOver = before === 0 || behind === 0 || before + behind < narrowestBars * length;
    },
    /** As shares of the picture's side; null = there are none. */
    bars(): { first: number; last: number } | null {
      if (isOver || length === 0 || !isStraight(first, length) || !isStraight(last, length)) return null;
      const bars = {
        first: (Math.min(...first) + leftOut) / length,
        last: (Math.min(...last) + leftOut) / length,
      };
      return 1 - bars.first - bars.last >= leastContent[along] ? bars : null;
    },
  };
}

function blackPixels(yuv: Uint8Array, { at, step, most }: { at: number; step: number; most: number }): number {
  let count = 0;
  while (count < most && (yuv[at + count * step] ?? 0) <= blackUpTo) count += 1;
  return count;
}

/** Whether what is beside a bar ends in a straight line, as pictures do and people before a dark wall do not. */
function isStraight(blackPixels: number[], length: number): boolean {
  const lit = blackPixels.filter((pixels) => pixels < length);
  const bar = Math.min(...blackPixels);
  return lit.length > 0 && lit.filter((pixels) => pixels <= bar + straightWithin).length >= lit.length * straightShare;
}
