/**
 * How the spoken word moves: it grows a little too far, then stays enlarged until the next word. 110–160 ms looks crisp;
 * more than 200 ms lags behind fast speech. Widths are reserved for `peakScale`, so that neighbours never move.
 */
export const wordPop = { fromScale: 0.92, peakScale: 1.1, highlightScale: 1.07, riseMs: 80, settleMs: 60 } as const;

/** Lengths in ems, as libass uses them. The blur spreads by about twice its value. */
export const softShadow = { offsetY: 0.085, blur: 0.09, spread: 0.24, alpha: 0x73 } as const;

/** How an emoji appears: at these shares of its full size for `stepMs` each, then at full size. `peakScale` is reserved. */
export const emojiPop = { shares: [0.55, 0.88, 1.08, 1.04], stepMs: 40, peakScale: 1.08 } as const;
