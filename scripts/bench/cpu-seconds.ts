import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock: see proc(5). */
const ticksPerSecond = 100;

/**
 * CPU seconds that this process and the children it has waited for have used so far. Children that still run are not
 * in it, so take it before and after whole pieces of work.
 */
export function cpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // fields are counted from behind the command in brackets, which may hold blanks: 14–17 are utime, stime, cutime,
  // cstime
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).map(Number);
  return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond;
}

export interface Measured<T> {
  result: T;
  cpuSeconds: number;
  wallSeconds: number;
}

export async function measure<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const [cpuBefore, wallBefore] = [cpuSeconds(), performance.now()];
  const result = await work();
  return {
    result,
    cpuSeconds: cpuSeconds() - cpuBefore,
    wallSeconds: (performance.now() - wallBefore) / 1000,
  };
}
