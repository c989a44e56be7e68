import { timesOfLine } from '../ass/ass-event.ts';

/**
 * Parses a libass script once, and returns a function that cuts out what is visible between two moments: its header and
 * the events that overlap that span, or an empty string if there are none.
 */
export function captionSlicer(ass: string): (startMs: number, endMs: number) => string {
  const lines = ass.split(/\r?\n/).map((line) => ({ line, shown: timesOfLine(line) }));
  return (startMs, endMs) => {
    const seen = lines.filter(({ shown }) => !shown || (shown.startMs < endMs && shown.endMs > startMs));
    return seen.some(({ shown }) => shown) ? seen.map(({ line }) => line).join('\n') : '';
  };
}

/** The same for a single slice. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return captionSlicer(ass)(startMs, endMs);
}
