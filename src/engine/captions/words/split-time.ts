import type { Timed, WordPart } from '../caption.ts';

/** Splits a span among texts by their length in characters (at least one each); whole milliseconds, no gaps. */
export function splitTime(texts: string[], startMs: number, endMs: number): WordPart[] {
  const lengths = texts.map((text) => Math.max(1, [...text].length));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const spanMs = Math.max(0, endMs - startMs);
  let before = 0;
  return texts.map((text, index) => {
    const from = Math.round(startMs + (spanMs * before) / total);
    before += lengths[index] ?? 1;
    return { text, startMs: from, endMs: Math.round(startMs + (spanMs * before) / total) };
  });
}

/** About two frames of video: a word that is shown for less cannot be seen. */
export const minWordMs = 60;

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
  const rising = shares.toSorted((a, b) => a - b);
  const totalMs = sum(shares);
  let [raised, restMs, factor] = [0, totalMs, 1];
  // what short ones get may make others short
  for (let before = -1; before < raised; ) {
    before = raised;
    for (let share = rising[raised]; share !== undefined && share * factor < minMs; share = rising[raised]) {
      restMs -= share;
      raised++;
    }
    factor = (totalMs - minMs * raised) / Math.max(1, restMs);
  }
  const longestRaised = rising[raised - 1] ?? Number.NEGATIVE_INFINITY;
  return shares.map((share) => (share <= longestRaised ? minMs : share * factor));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
