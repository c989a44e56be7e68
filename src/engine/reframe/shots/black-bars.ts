import type { Bars } from '../face-map/face-map.ts';
import type { SmallImage } from '../frames/small-image.ts';

/** Black is 16; compression leaves it a little brighter here and there. */
const maxBlack = 24;

/** Number of rows and columns examined: no word of subtitles on a bar falls between them. */
const lineCount = 48;

/** Both bars together, as shares of the image's side. Narrower ones are not worth cropping, and may be a dark wall. */
const minBars = 0.04;
/** A smaller bright area is a light in the dark: 2.39:1 leaves three quarters of the height of 16:9. */
const minContent = { width: 0.2, height: 0.5 };

/** Pixels added to a bar: the next one may be partly black, and windows begin and end at even pixels of the source. */
const marginPixels = 1.5;

/** The edge of the picture is straight: this share of all lines that are ever lit begins there, within two pixels. */
const minStraightShare = 0.5;
const straightWithinPixels = 2;

/**
 * Detects black bars at both sides, and above and below, that are there in every image. A bar is examined only as far as
 * it was black in all images before, and no longer at all once one image lacks it.
 */
export function createBlackBarDetector() {
  const sides = createPairDetector('width');
  const ends = createPairDetector('height');
  return {
    add(image: SmallImage): void {
      sides.add(image);
      ends.add(image);
    },
    /** null = there are none. */
    bars(): Bars | null {
      const [across, down] = [sides.bars(), ends.bars()];
      if (!across && !down) return null;
      return { left: across?.first ?? 0, right: across?.last ?? 0, top: down?.first ?? 0, bottom: down?.last ?? 0 };
    },
  };
}

/** Detects the two bars at which rows (along the width) or columns (along the height) begin and end. */
function createPairDetector(along: 'width' | 'height') {
  /** For each line, how many pixels were black in all images, counted from its start and from its end. */
  let first: number[] = [];
  let last: number[] = [];
  let length = 0;
  let isOver = false;

  return {
    add(image: SmallImage): void {
      if (isOver) return;
      const { width, height, yuv } = image;
      const [pixelStep, count, lineStep] = along === 'width' ? [1, height, width] : [width, width, 1];
      if (length === 0) {
        length = image[along];
        first = new Array(lineCount).fill(length);
        last = new Array(lineCount).fill(length);
      }
      for (let line = 0; line < lineCount; line += 1) {
        const at = Math.floor(((line + 0.5) * count) / lineCount) * lineStep;
        const end = at + (length - 1) * pixelStep;
        first[line] = blackPixels(yuv, { at, step: pixelStep, limit: first[line] ?? 0 });
        last[line] = blackPixels(yuv, { at: end, step: -pixelStep, limit: last[line] ?? 0 });
      }
      const [before, behind] = [Math.min(...first), Math.min(...last)];
      isOver = before === 0 || behind === 0 || before + behind < minBars * length;
    },
    /** As shares of the image's side; null = there are none. */
    bars(): { first: number; last: number } | null {
      if (isOver || length === 0 || !isStraight(first, length) || !isStraight(last, length)) return null;
      const bars = {
        first: (Math.min(...first) + marginPixels) / length,
        last: (Math.min(...last) + marginPixels) / length,
      };
      return 1 - bars.first - bars.last >= minContent[along] ? bars : null;
    },
  };
}

function blackPixels(yuv: Uint8Array, { at, step, limit }: { at: number; step: number; limit: number }): number {
  let count = 0;
  while (count < limit && (yuv[at + count * step] ?? 0) <= maxBlack) count += 1;
  return count;
}

/** Whether the content beside a bar ends in a straight line, as a picture does and a person before a dark wall does not. */
function isStraight(blackPixels: number[], length: number): boolean {
  const lit = blackPixels.filter((pixels) => pixels < length);
  const limit = Math.min(...blackPixels) + straightWithinPixels;
  return lit.length > 0 && lit.filter((pixels) => pixels <= limit).length >= lit.length * minStraightShare;
}
