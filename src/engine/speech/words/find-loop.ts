/** A sequence that is repeated over and over. */
interface Loop {
  /** Index of the first item. */
  from: number;
  /** Items in one repetition. */
  period: number;
  repetitions: number;
}

/** Longest phrase that is searched, in tokens. */
const maxPeriod = 40;

/**
 * Finds the first loop in which Whisper got stuck. People also repeat themselves ("no, no, no, no", a refrain sung three
 * times), so a word has to come nine times in a row, a few words five times, a sentence four times.
 */
export function findLoop(items: readonly string[], start = 0): Loop | null {
  for (let from = start; from < items.length; from++) {
    for (let period = 1; period <= Math.min(maxPeriod, Math.floor((items.length - from) / 4)); period++) {
      const repetitions = countRepetitions(items, from, period);
      if (repetitions >= minRepetitions(period)) return { from, period, repetitions };
    }
  }
  return null;
}

/** Whether the end of the sequence is such a loop. */
export function endsInLoop(items: readonly string[]): boolean {
  for (let period = 1; period <= Math.min(maxPeriod, Math.floor(items.length / 4)); period++) {
    const from = items.length - period * minRepetitions(period);
    if (from >= 0 && countRepetitions(items, from, period) >= minRepetitions(period)) return true;
  }
  return false;
}

/** The items with each loop reduced to one repetition. */
export function withoutLoops<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = items.map(keyOf);
  const kept: T[][] = [];
  let from = 0;
  for (let loop = findLoop(keys); loop; loop = findLoop(keys, from)) {
    kept.push(items.slice(from, loop.from + loop.period));
    from = loop.from + loop.period * loop.repetitions;
  }
  return [...kept.flat(), ...items.slice(from)];
}

function minRepetitions(period: number): number {
  if (period <= 2) return 9;
  return period <= 8 ? 5 : 4;
}

function countRepetitions(items: readonly string[], from: number, period: number): number {
  let at = from + period;
  while (at < items.length && items[at] === items[at - period]) at++;
  return Math.floor((at - from) / period);
}
