/**
 * How the spoken word moves: it springs up, a little too far, and rests enlarged until the next one. 110–160 ms is what
 * reads as crisp; past 200 ms it lags behind fast speech. Widths are reserved for `peakScale`, so neighbours never
 * move.
 */
export const wordPop = { fromScale: 0.92, peakScale: 1.1, highlightScale: 1.07, riseMs: 80, settleMs: 60 } as const;

/** Lengths in ems, as libass takes them. The blur spreads about twice its value. */
export const softShadow = { offsetY: 0.085, blur: 0.09, spread: 0.24, alpha: 0x73 } as const;

/**
 * How an emoji appears: shares of its full size, for a while each, then the full size. Room is kept for the largest.
 */
export const emojiPop = { shares: [0.55, 0.88, 1.08, 1.04], stepMs: 40, peakScale: 1.08 } as const;
