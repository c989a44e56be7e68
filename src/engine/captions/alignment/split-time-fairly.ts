import { splitTime } from '../words/split-time.ts';

/** Two pictures of a film: a word shown for less is not seen. */
export const minWordMs = 60;

interface Timed {
  startMs: number;
  endMs: number;
}

/**
 * Cuts a span among texts by their length like `shareTime`, but none gets less than the shortest time that can be seen;
 * where the span is too short for that, all get the same. Whole milliseconds, no gaps.
 */
export function splitTimeFairly(texts: string[], { startMs, endMs }: Timed): Timed[] {
  const leastMs = Math.min(minWordMs, (endMs - startMs) / texts.length);
  const byLength = splitTime(texts, startMs, endMs).map((time) => time.endMs - time.startMs);
  const shares = raiseTo(leastMs, byLength);
  let atMs = startMs;
  return shares.map((shareMs) => {
    const fromMs = atMs;
    atMs += shareMs;
    return { startMs: Math.round(fromMs), endMs: Math.round(atMs) };
  });
}

/** What the short ones are short of comes from the others, in proportion. */
function raiseTo(leastMs: number, shares: number[]): number[] {
  const totalMs = sum(shares);
  let raised = shares.map((share) => share < leastMs);
  for (;;) {
    const restMs = sum(shares.filter((_, index) => !raised[index]));
    const factor = (totalMs - leastMs * raised.filter(Boolean).length) / Math.max(1, restMs);
    const next = shares.map((share, index) => raised[index] || share * factor < leastMs);
    if (next.every((isRaised, index) => isRaised === raised[index])) {
      return shares.map((share, index) => (raised[index] ? leastMs : share * factor));
    }
    raised = next;
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
