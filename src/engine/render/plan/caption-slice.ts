import { parseAssTime } from '../ass/ass-time.ts';

/**
 * Parses a libass script once, and returns a function that cuts out what is visible between two moments: its header and
 * the events that overlap that span, or an empty string if there are none.
 */
export function captionSlicer(ass: string): (startMs: number, endMs: number) => string {
  const lines = ass.split(/\r?\n/).map((line) => ({ line, ...shownIn(line) }));
  return (startMs, endMs) => {
    const seen = lines.filter((one) => one.startMs < endMs && one.endMs > startMs);
    return seen.some(({ isEvent }) => isEvent) ? seen.map(({ line }) => line).join('\n') : '';
  };
}

/** The same for a single slice. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return captionSlicer(ass)(startMs, endMs);
}

const always = { isEvent: false, startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

/** Parses `Dialogue: Layer,Start,End,…`; every other line belongs to the header. */
function shownIn(line: string): { isEvent: boolean; startMs: number; endMs: number } {
  if (!line.startsWith('Dialogue:')) return always;
  const [, start, end] = line.split(',', 3);
  return { isEvent: true, startMs: parseAssTime(start ?? ''), endMs: parseAssTime(end ?? '') };
}
