import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock: see proc(5). */
const ticksPerSecond = 100;

/**
 * CPU seconds that this process and its ended children have used so far. Running children are not counted, so call it
 * before and after complete work.
 */
export function cpuSeconds(): number {
  const { own, endedChildren } = cpuSecondsOf('self');
  return own + endedChildren;
}

/** The same of any process, in its two parts. */
export function cpuSecondsOf(pid: number | 'self'): { own: number; endedChildren: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the command in brackets may contain blanks, so the fields after it are read: 14–17 are utime, stime, cutime, cstime
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticksPerSecond, endedChildren: (childUser + childSystem) / ticksPerSecond };
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

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
