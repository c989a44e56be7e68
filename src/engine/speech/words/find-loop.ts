/** A stretch that says the same thing over and over. */
export interface Loop {
  /** Index of the first item. */
  from: number;
  /** Items in one round. */
  period: number;
  rounds: number;
}

/** Longest phrase looked for, in tokens. */
const longestPeriod = 40;

/**
 * Finds the first stretch in which Whisper got stuck. People do repeat themselves ("no, no, no, no", a refrain sung
 * thrice), so the same word must come nine times, a few words five times, a sentence four times in a row.
 */
export function findLoop(items: readonly string[]): Loop | null {
  for (let from = 0; from < items.length; from++) {
    for (let period = 1; period <= Math.min(longestPeriod, Math.floor((items.length - from) / 4)); period++) {
      const rounds = countRounds(items, from, period);
      if (rounds >= roundsThatStick(period)) return { from, period, rounds };
    }
  }
  return null;
}

/** The items with every loop said once. */
export function withoutLoops<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const loop = findLoop(items.map(keyOf));
  if (loop === null) return [...items];
  const rest = items.slice(loop.from + loop.period * loop.rounds);
  return [...items.slice(0, loop.from + loop.period), ...withoutLoops(rest, keyOf)];
}

function roundsThatStick(period: number): number {
  if (period <= 2) return 9;
  return period <= 8 ? 5 : 4;
}

function countRounds(items: readonly string[], from: number, period: number): number {
  let at = from + period;
  while (at < items.length && items[at] === items[at - period]) at++;
  return Math.floor((at - from) / period);
}
