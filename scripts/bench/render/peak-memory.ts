import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { processesOf } from '../../service/list-processes.ts';

const everyMs = 100;

/**
 * The most memory (resident, in MB) that a process and all that come from it have held together, looked at ten times a
 * second until the work is done.
 */
export async function peakMemoryMb(pid: number, work: Promise<unknown>): Promise<number> {
  const done = new AbortController();
  const watched = watch(pid, done.signal);
  try {
    await work;
  } finally {
    done.abort();
  }
  return Math.round((await watched) / 1024);
}

/** @returns kilobytes */
async function watch(pid: number, signal: AbortSignal): Promise<number> {
  let peak = 0;
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) {
      const all = processesOf({ pid, folder: `no process has ${pid} as its folder` });
      peak = Math.max(
        peak,
        all.reduce((sum, one) => sum + residentKb(one), 0),
      );
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return peak;
}

function residentKb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // it has ended meanwhile
    return 0;
  }
}
