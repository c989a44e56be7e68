/** The part of a libass script that can be seen between two moments: its head, and the events that overlap them. */
export function captionSlice(ass: string, startMs: number, endMs: number): string {
  return ass
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('Dialogue:') || overlaps(line, startMs, endMs))
    .join('\n');
}

/** `Dialogue: Layer,Start,End,…`; times are `H:MM:SS.cc`. */
function overlaps(dialogue: string, startMs: number, endMs: number): boolean {
  const [, start, end] = dialogue.split(',', 3);
  return parseAssTime(start ?? '') < endMs && parseAssTime(end ?? '') > startMs;
}

function parseAssTime(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
