import { readingLimits } from '../captions/pages/reading-limits.ts';
import type { PageReading, ReadabilityReport } from './readability-view.ts';

/** The report as the API and the command line give it. */
export function presentReadability({ pages, totals }: ReadabilityReport) {
  const { charactersPerSecond, lines, minMs, contrast } = readingLimits;
  return {
    limits: { characters_per_second: charactersPerSecond, lines, seconds_on_screen: minMs / 1000, contrast },
    totals: {
      pages: totals.pages,
      pages_with_problems: totals.pagesWithProblems,
      measured_pages: totals.measuredPages,
      characters_per_second: totals.charactersPerSecond,
      contrast: totals.contrast,
      problems: totals.problems,
    },
    pages: pages.map(presentPage),
  };
}

function presentPage({ startMs, endMs, text, charactersPerSecond, lines, contrast, problems }: PageReading) {
  return {
    start: startMs / 1000,
    end: endMs / 1000,
    text,
    characters_per_second: charactersPerSecond,
    lines,
    seconds_on_screen: Math.round(endMs - startMs) / 1000,
    contrast,
    problems,
  };
}
