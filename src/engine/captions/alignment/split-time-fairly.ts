import { splitTime } from '../words/split-time.ts';

/** About two frames of video: a word that is shown for less cannot be seen. */
export const minWordMs = 60;

interface Timed {
  startMs: number;
  endMs: number;
}

/**
 * Splits a span among texts by their length like `splitTime`, but gives each at least `minWordMs`. If the span is too
 * short for that, all get the same time. Whole milliseconds, no gaps.
 */
export function splitTimeFairly(texts: string[], { startMs, endMs }: Timed): Timed[] {
  const minMs = Math.min(minWordMs, (endMs - startMs) / texts.length);
  const byLength = splitTime(texts, startMs, endMs).map((time) => time.endMs - time.startMs);
  const shares = raiseTo(minMs, byLength);
  let atMs = startMs;
  return shares.map((shareMs) => {
    const fromMs = atMs;
    atMs += shareMs;
    return { startMs: Math.round(fromMs), endMs: Math.round(atMs) };
  });
}

/** Raises short shares to the minimum; the others give up time in proportion. */
function raiseTo(minMs: number, shares: number[]): number[] {
  const totalMs = sum(shares);
  let raised = shares.map((share) => share < minMs);
  for (;;) {
    const restMs = sum(shares.filter((_, index) => !raised[index]));
    const factor = (totalMs - minMs * raised.filter(Boolean).length) / Math.max(1, restMs);
    const next = shares.map((share, index) => raised[index] || share * factor < minMs);
    if (next.every((isRaised, index) => isRaised === raised[index])) {
      return shares.map((share, index) => (raised[index] ? minMs : share * factor));
    }
    raised = next;
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
