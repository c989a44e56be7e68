import { splitGraphemes } from '../../../infra/segments.ts';

/** What is still easy to read; sources in docs/readability.md. */
export const readingLimits = { charactersPerSecond: 17, lines: 2, minMs: 700, contrast: 4.5 } as const;

/** What breaks a limit, in the order in which people are told. */
export const readingProblems = ['too_fast', 'too_many_lines', 'too_short', 'low_contrast'] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** Characters as people see them, spaces included, as subtitlers count them. In linear time. */
export function countCharacters(text: string): number {
  return splitGraphemes(text).length;
}

/** How long a text should be shown. */
export function readingMs(text: string): number {
  return Math.ceil((1000 * countCharacters(text)) / readingLimits.charactersPerSecond);
}

/** To one decimal, as it is shown and judged. */
export function charactersPerSecond(text: string, shownMs: number): number {
  return Math.round((10_000 * countCharacters(text)) / Math.max(1, shownMs)) / 10;
}
