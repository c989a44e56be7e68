/** What is still easy to read; sources in docs/readability.md. */
export const readingLimits = { charactersPerSecond: 17, lines: 2, minMs: 700, contrast: 4.5 } as const;

/** What breaks a limit, in the order in which people are told. */
export const readingProblems = ['too_fast', 'too_many_lines', 'too_short', 'low_contrast'] as const;
export type ReadingProblem = (typeof readingProblems)[number];
