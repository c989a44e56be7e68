import { contrastOfLuminances, luminance } from '../captions/settings/color-contrast.ts';

/** A part of a frame with captions. */
export interface DrawnLetters {
  width: number;
  height: number;
  /** Four bytes a pixel: the colour of the frame with its captions, and how much of the pixel letters cover (255 = all). */
  rgba: Uint8Array;
  /** Size of the em in pixels. */
  emPx: number;
}

/** Width of the seam beside the letters that is compared with them, in ems; at least 1.5 pixels. */
const seamEms = 0.03;
/** This share of the seam may have less contrast. */
const ignoredShare = 0.05;
/** A pixel of a letter, and one beside it; what lies between is the letter's antialiased edge. */
const letterCoverage = 250;
const seamCoverage = 5;
/** Fewer letters than that are not measured. */
const minLetterPixels = 20;

/**
 * WCAG 2 contrast of letters against what lies beside them, as it is drawn: outline, shadow, panel or the picture. Each
 * pixel of the seam around the letters is compared with the pixel of a letter nearest to it. The result is the contrast
 * that 95 % of the seam reaches, 1–21; null = no letters are seen. In time that grows with the pixels.
 */
export function measureContrast({ width, height, rgba, emPx }: DrawnLetters): number | null {
  const seam = createSeam(width, height);
  for (let at = 0; at < width * height; at++) {
    if ((rgba[4 * at + 3] ?? 0) >= letterCoverage) seam.addLetter(at, luminanceAt(rgba, at));
  }
  if (seam.letterCount() < minLetterPixels) return null;
  const counts = new Uint32Array(maxRatio * binsPerUnit + 1);
  let total = 0;
  // the antialiased edge is up to a pixel and a half wide
  for (let step = 0; step < Math.ceil(Math.max(1.5, seamEms * emPx) + 1); step++) {
    seam.grow(step % 2 === 1, (at, letter) => {
      if ((rgba[4 * at + 3] ?? 0) > seamCoverage) return;
      const bin = Math.floor(contrastOfLuminances(letter, luminanceAt(rgba, at)) * binsPerUnit);
      counts[bin] = (counts[bin] ?? 0) + 1;
      total += 1;
    });
  }
  return total === 0 ? null : percentile(counts, total * ignoredShare);
}

const maxRatio = 21;
const binsPerUnit = 100;

function percentile(counts: Uint32Array, ignored: number): number {
  let passed = 0;
  const bin = counts.findIndex((count) => {
    passed += count;
    return passed > ignored;
  });
  return bin / binsPerUnit;
}

function luminanceAt(rgba: Uint8Array, at: number): number {
  return luminance(rgba[4 * at] ?? 0, rgba[4 * at + 1] ?? 0, rgba[4 * at + 2] ?? 0);
}

/** Pixels around letters, found ring by ring; each knows the luminance of a letter nearest to it. */
function createSeam(width: number, height: number) {
  const letterOf = new Float32Array(width * height).fill(-1);
  let ring: number[] = [];
  const straight = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ];
  const around = [...straight, [-1, -1], [1, -1], [-1, 1], [1, 1]];
  return {
    letterCount: () => ring.length,
    addLetter(at: number, ofLetter: number) {
      letterOf[at] = ofLetter;
      ring.push(at);
    },
    /** One pixel further: rings that count corners and rings that do not take turns, which makes them nearly round. */
    grow(withCorners: boolean, visit: (at: number, letter: number) => void) {
      const next: number[] = [];
      for (const from of ring) {
        const [x, y] = [from % width, Math.floor(from / width)];
        for (const [dx = 0, dy = 0] of withCorners ? around : straight) {
          const at = from + dy * width + dx;
          const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
          if (!isInside || (letterOf[at] ?? 0) >= 0) continue;
          letterOf[at] = letterOf[from] ?? 0;
          next.push(at);
          visit(at, letterOf[at] ?? 0);
        }
      }
      ring = next;
    },
  };
}
