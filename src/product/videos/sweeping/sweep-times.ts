export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A new object may not be referenced yet: its step still has to record it. A segment may be needed for an output. */
export const graceMs = hourMs / 2;
/** A replaced output or a finished preview may still be downloaded or watched. */
export const replacedGraceMs = hourMs;
