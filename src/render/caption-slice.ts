import { parseAssTime } from './ass-time.ts';

/** The part of a libass script that can be seen between two moments: its head, and the events that overlap them. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return ass
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('Dialogue:') || overlaps(line, startMs, endMs))
    .join('\n');
}

/** `Dialogue: Layer,Start,End,…` */
function overlaps(dialogue: string, startMs: number, endMs: number): boolean {
  const [, start, end] = dialogue.split(',', 3);
  return parseAssTime(start ?? '') < endMs && parseAssTime(end ?? '') > startMs;
}
