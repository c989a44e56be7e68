import { parseAssTime } from '../ass/ass-time.ts';

/**
 * Reads a libass script once, and gives back what can be seen of it between two moments: its head, and the events that
 * overlap them. Empty where there are none: without an event the head draws nothing.
 */
export function captionSlicer(ass: string): (startMs: number, endMs: number) => string {
  const lines = ass.split(/\r?\n/).map((line) => ({ line, ...shownIn(line) }));
  return (startMs, endMs) => {
    const seen = lines.filter((one) => one.startMs < endMs && one.endMs > startMs);
    return seen.some(({ isEvent }) => isEvent) ? seen.map(({ line }) => line).join('\n') : '';
  };
}

/** The same for one look. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return captionSlicer(ass)(startMs, endMs);
}

const always = { isEvent: false, startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };

/** `Dialogue: Layer,Start,End,…`; what is no event belongs to the head. */
function shownIn(line: string): { isEvent: boolean; startMs: number; endMs: number } {
  if (!line.startsWith('Dialogue:')) return always;
  const [, start, end] = line.split(',', 3);
  return { isEvent: true, startMs: parseAssTime(start ?? ''), endMs: parseAssTime(end ?? '') };
}
