import { readingLimits, readingMs } from '../captions/pages/reading-limits.ts';
import type { PageLayout, PlacedWord } from './geometry/page-layout.ts';

/** Shorter highlights could flash more than three times a second. */
const minHighlightMs = Math.ceil(1000 / 3);

/**
 * Pages stay into pauses until they have been read, and words that are spoken very quickly are highlighted together. Neither
 * texts nor places change. In time order, as given.
 */
export function accessiblePages(pages: PageLayout[], { joinsHighlights }: { joinsHighlights: boolean }): PageLayout[] {
  return pages.map((page, index) => {
    const stayed = stayUntilRead(page, pages[index + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    return joinsHighlights ? { ...stayed, words: joinHighlights(stayed) } : stayed;
  });
}

function stayUntilRead(page: PageLayout, nextMs: number): PageLayout {
  const wantedMs = page.startMs + Math.max(readingLimits.minMs, readingMs(page.text));
  const endMs = Math.min(nextMs, Math.max(page.endMs, wantedMs));
  const staying = <T extends { endMs: number }>(one: T): T => (one.endMs === page.endMs ? { ...one, endMs } : one);
  return { ...page, endMs, words: page.words.map(staying), emojis: page.emojis.map(staying) };
}

function joinHighlights({ words, endMs }: PageLayout): PlacedWord[] {
  const starts: number[] = [];
  for (const { startMs } of words) {
    const before = starts.at(-1);
    if (before === undefined || (startMs - before >= minHighlightMs && endMs - startMs >= minHighlightMs)) {
      starts.push(startMs);
    }
  }
  return words.map((word) => {
    const at = starts.findLastIndex((startMs) => startMs <= word.startMs);
    return { ...word, startMs: starts[at] ?? word.startMs, endMs: starts[at + 1] ?? endMs };
  });
}
