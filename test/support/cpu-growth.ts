import { createContext, Script } from 'node:vm';

/** Processor times below this say nothing: the process does other things too. */
const floorMs = 6;
/** Twice the input takes twice the time; four times, where the time grows with its square. */
export const maxGrowth = 3;
/** A bound on one call, so that a pattern that never ends fails instead of stopping all tests. */
const callLimitMs = 30_000;

/**
 * How much more processor time `work` takes when its input is twice as large: about 2 when the time grows with the input,
 * 4 when it grows with its square. Where it seems to grow too fast, the next doubling has to say the same: the time may
 * jump once, where memory is given back or an array outgrows its first place.
 * @param size the larger size; the other one is half of it
 */
export async function cpuGrowth(size: number, work: (size: number) => unknown): Promise<number> {
  // the first run compiles
  await work(size / 2);
  const growth = await growthBetween(size / 2, size, work);
  return growth <= maxGrowth ? growth : Math.min(growth, await growthBetween(size, size * 2, work));
}

/**
 * Measured again while it seems to grow too fast, so that other processes on the same cores do not decide. The half is
 * measured before and after the whole: code that is compiled in between would make the half look slow.
 */
async function growthBetween(half: number, whole: number, work: (size: number) => unknown): Promise<number> {
  let [halfMs, wholeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isSuspicious = () => halfMs === Number.POSITIVE_INFINITY || wholeMs > maxGrowth * Math.max(halfMs, floorMs);
  for (let round = 0; isSuspicious() && round < roundsFor(wholeMs); round++) {
    halfMs = Math.min(halfMs, await leastCpuMs(() => work(half), 1));
    wholeMs = Math.min(wholeMs, await leastCpuMs(() => work(whole), wholeMs < 200 ? 2 : 1));
    halfMs = Math.min(halfMs, await leastCpuMs(() => work(half), 1));
  }
  return wholeMs / Math.max(halfMs, floorMs);
}

/** Long times need no more: compiling and other processes hardly count in them. */
function roundsFor(ms: number): number {
  if (ms > 1000) return 2;
  return ms > 200 ? 3 : 6;
}

/** Processor time of the fastest of some runs, in milliseconds. */
export async function leastCpuMs(work: () => unknown, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const context = createContext({});
const call = new Script('work()');

/** Calls it. @throws where it has not returned, a promise or a value, after half a minute */
export function callWithinLimit<Result>(work: () => Result): Result {
  context.work = work;
  return call.runInContext(context, { timeout: callLimitMs });
}
