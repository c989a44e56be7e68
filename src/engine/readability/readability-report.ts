import {
  charactersPerSecond,
  countCharacters,
  type ReadingProblem,
  readingLimits,
  readingProblems,
} from '../captions/pages/reading-limits.ts';
import type { PageReading, ReadabilityReport } from './readability-view.ts';
import type { ReadingPage } from './reading-pages.ts';

/** @param contrasts of each page, in the same order */
export function readabilityReport(pages: ReadingPage[], contrasts: (number | null)[]): ReadabilityReport {
  const read = pages.map((page, index) => readPage(page, contrasts[index] ?? null));
  const measured = read.flatMap(({ contrast }) => contrast ?? []);
  const characters = pages.reduce((sum, { text }) => sum + countCharacters(text), 0);
  const shownMs = pages.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const countOf = (problem: ReadingProblem) => read.filter(({ problems }) => problems.includes(problem)).length;
  return {
    pages: read,
    totals: {
      pages: read.length,
      pagesWithProblems: read.filter(({ problems }) => problems.length > 0).length,
      measuredPages: measured.length,
      charactersPerSecond: shownMs > 0 ? tenths((1000 * characters) / shownMs) : null,
      contrast: measured.length > 0 ? measured.reduce((lowest, one) => Math.min(lowest, one)) : null,
      problems: Object.fromEntries(readingProblems.map((problem) => [problem, countOf(problem)])) as Record<
        ReadingProblem,
        number
      >,
    },
  };
}

function readPage({ startMs, endMs, text, lines }: ReadingPage, contrast: number | null): PageReading {
  const speed = charactersPerSecond(text, endMs - startMs);
  const breaks: Record<ReadingProblem, boolean> = {
    too_fast: speed > readingLimits.charactersPerSecond,
    too_many_lines: lines > readingLimits.lines,
    too_short: endMs - startMs < readingLimits.minMs,
    low_contrast: contrast !== null && contrast < readingLimits.contrast,
  };
  const problems = readingProblems.filter((problem) => breaks[problem]);
  return { startMs, endMs, text, charactersPerSecond: speed, lines, contrast, problems };
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
