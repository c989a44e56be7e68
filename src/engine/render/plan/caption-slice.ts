import { timesOfLine } from '../ass/ass-event.ts';

/**
 * Parses a libass script once, and returns a function that cuts out what is visible between two moments: its header and
 * the events that overlap that span, or an empty string if there are none. The header has no styles of a title that is
 * not visible, so that a title changes only the slices in which it is.
 */
export function captionSlicer(ass: string): (startMs: number, endMs: number) => string {
  const lines = ass.split(/\r?\n/).map((line) => ({
    line,
    shown: timesOfLine(line),
    isOfTitle: /^(Style: |Dialogue: \d+,[^,]*,[^,]*,)Title/.test(line),
  }));
  return (startMs, endMs) => {
    const seen = lines.filter(({ shown }) => !shown || (shown.startMs < endMs && shown.endMs > startMs));
    const events = seen.filter(({ shown }) => shown);
    if (events.length === 0) return '';
    const hasTitle = events.some(({ isOfTitle }) => isOfTitle);
    return seen.flatMap(({ line, isOfTitle }) => (isOfTitle && !hasTitle ? [] : [line])).join('\n');
  };
}

/** The same for a single slice. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return captionSlicer(ass)(startMs, endMs);
}
