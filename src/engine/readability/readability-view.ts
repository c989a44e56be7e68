import type { ReadingProblem } from '../captions/pages/reading-limits.ts';

/** How easy a page is to read. */
export interface PageReading {
  startMs: number;
  endMs: number;
  text: string;
  charactersPerSecond: number;
  lines: number;
  /** 1–21; null = not measured. */
  contrast: number | null;
  problems: ReadingProblem[];
}

export interface ReadabilityReport {
  pages: PageReading[];
  totals: {
    pages: number;
    pagesWithProblems: number;
    /** Pages whose contrast was measured. */
    measuredPages: number;
    /** Of all pages together; null without pages. */
    charactersPerSecond: number | null;
    /** The lowest; null = nothing was measured. */
    contrast: number | null;
    /** How many pages have the problem. */
    problems: Record<ReadingProblem, number>;
  };
}
