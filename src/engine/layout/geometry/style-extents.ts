import type { DrawingName } from '../../captions/settings/caption-preset.ts';

/**
 * How the spoken word moves: it grows a little too far, then stays enlarged until the next word. 110–160 ms looks crisp;
 * more than 200 ms lags behind fast speech. Widths are reserved for `peakScale`, so that neighbours never move.
 */
export const wordPop = { fromScale: 0.92, peakScale: 1.1, highlightScale: 1.07, riseMs: 80, settleMs: 60 } as const;

/** How a word that stands out moves when it is spoken, in styles whose other words do not: it grows, and comes back. */
export const keyBounce = { peakScale: 1.08, riseMs: 70, settleMs: 90 } as const;

/** Lengths in ems, as libass uses them. The blur spreads by about twice its value. */
export const softShadow = { offsetY: 0.085, blur: 0.09, spread: 0.24, alpha: 0x73 } as const;

/** How an emoji appears: at these shares of its full size for `stepMs` each, then at full size. `peakScale` is reserved. */
export const emojiPop = { shares: [0.55, 0.88, 1.08, 1.04], stepMs: 40, peakScale: 1.08 } as const;

/** What a style paints beyond the letters and their outline, so that space is reserved for it. Lengths in ems. */
export interface StyleExtents {
  /** Scale of the highlighted word at its largest. */
  peakScale: number;
  /** The same of a word that stands out, beyond the size that the style gives it; 1 = it does not bounce. */
  keyPeakScale: number;
  /**
   * A background: how far it reaches beyond the letters sideways, and beyond capitals and descenders up and down. Around
   * whole lines, `between` is the space from the descenders of a line to the capitals of the next.
   */
  plate:
    | { around: 'word'; x: number; top: number; bottom: number }
    | { around: 'line'; x: number; top: number; bottom: number; between: number }
    | null;
  /** A shadow with hard edges to the lower right. */
  drop: { x: number; y: number };
  /** Light or shadow that fades out; it may be cut off at the frame's edge. */
  soft: { spread: number; offsetY: number };
  /** Whether the position of every letter is needed. */
  letters: boolean;
  /** Whether lines begin below one another, where reading begins, as on paper; else they are centred. */
  isFlush: boolean;
  /** Free space between everything with a hard edge that is painted around two words. */
  gap: number;
  /** The same between the letters of a line and the outline of the next one. */
  lineGap: number;
}

/** Scale of a word at its largest. */
export function peakScaleOf({ emphasis }: { emphasis?: boolean }, extents: StyleExtents): number {
  return emphasis ? Math.max(extents.keyPeakScale, extents.peakScale) : extents.peakScale;
}

const plain: StyleExtents = {
  peakScale: 1,
  keyPeakScale: keyBounce.peakScale,
  plate: null,
  drop: { x: 0, y: 0 },
  soft: { spread: softShadow.spread, offsetY: softShadow.offsetY },
  letters: false,
  isFlush: false,
  gap: 0.1,
  lineGap: 0.1,
};

/** Where a plate moves from word to word, it needs more space. */
const besidePlate = 0.2;

export const styleExtents = {
  pop: { ...plain, peakScale: wordPop.peakScale },
  pill: { ...plain, plate: { around: 'word', x: 0.28, top: 0.25, bottom: 0.25 }, gap: besidePlate },
  sweep: plain,
  quiet: { ...plain, keyPeakScale: 1, soft: { spread: 0.42, offsetY: 0.05 } },
  boxed: { ...plain, plate: { around: 'line', x: 0.36, top: 0.3, bottom: 0.3, between: 0.6 } },
  // light between two words must not close the space between them
  glow: { ...plain, peakScale: 1.05, soft: { spread: 0.75, offsetY: 0 }, gap: 0.34 },
  typed: {
    ...plain,
    keyPeakScale: 1,
    letters: true,
    isFlush: true,
    plate: { around: 'line', x: 0.5, top: 0.36, bottom: 0.36, between: 0.5 },
    gap: 0.44,
  },
  underlined: { ...plain, plate: { around: 'word', x: 0.06, top: 0, bottom: 0.5 }, gap: besidePlate },
  panel: { ...plain, plate: { around: 'line', x: 0.7, top: 0.58, bottom: 0.58, between: 0.5 } },
  banner: { ...plain, plate: { around: 'line', x: 0.6, top: 0.42, bottom: 0.42, between: 0.46 } },
  gradient: { ...plain, peakScale: wordPop.peakScale },
  // small letters that touch large ones look like a fault
  'key-lines': { ...plain, peakScale: wordPop.peakScale, lineGap: 0.22 },
} as const satisfies Record<DrawingName, StyleExtents>;
