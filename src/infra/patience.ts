import { availableParallelism, loadavg } from 'node:os';

const maxFactor = 10;

/**
 * A limit in milliseconds for work that takes this long at most while the machine has nothing else to do. On a busy
 * machine it is longer, so that a file is not refused because others are at work.
 * @param load processes that want to run, for each core
 */
export function withPatience(ms: number, load = (loadavg()[0] ?? 0) / availableParallelism()): number {
  return Math.round(ms * Math.min(maxFactor, 1 + load));
}
