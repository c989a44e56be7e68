import type { DrawingName } from '../../captions/settings/caption-presets.ts';

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
  /** A background: how far it reaches beyond the letters sideways, and beyond capitals and descenders up and down. */
  plate: { around: 'word' | 'line'; x: number; top: number; bottom: number } | null;
  /** A shadow with hard edges to the lower right. */
  drop: { x: number; y: number };
  /** Light or shadow that fades out; it may be cut off at the frame's edge. */
  soft: { spread: number; offsetY: number };
  /** Whether the position of every letter is needed. */
  letters: boolean;
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
};

export const styleExtents = {
  pop: { ...plain, peakScale: wordPop.peakScale },
  pill: { ...plain, plate: { around: 'word', x: 0.28, top: 0.25, bottom: 0.25 } },
  sweep: plain,
  quiet: { ...plain, keyPeakScale: 1, soft: { spread: 0.42, offsetY: 0.05 } },
  boxed: { ...plain, plate: { around: 'line', x: 0.36, top: 0.3, bottom: 0.3 } },
  glow: { ...plain, peakScale: 1.05, soft: { spread: 0.75, offsetY: 0 } },
  typed: { ...plain, keyPeakScale: 1, letters: true, plate: { around: 'line', x: 0.22, top: 0.12, bottom: 0.12 } },
  underlined: { ...plain, plate: { around: 'word', x: 0.06, top: 0, bottom: 0.32 } },
  'hard-shadow': { ...plain, peakScale: wordPop.peakScale, drop: { x: 0.07, y: 0.1 } },
} as const satisfies Record<DrawingName, StyleExtents>;
