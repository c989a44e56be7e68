/** Where a progress bar stands. */
export const barPositions = ['top', 'bottom'] as const;
export type BarPosition = (typeof barPositions)[number];

/** A thin bar that grows with the video; false = none. The engine chooses what is left out. */
export type ProgressBar = boolean | { color?: string; position?: BarPosition };
