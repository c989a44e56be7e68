import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { findProcesses } from '../../service/list-processes.ts';

const everyMs = 100;

export interface PeakMemory {
  /** The process and its descendants, at one moment. */
  togetherMb: number;
  ownMb: number;
  toolsMb: number;
}

/** Peak resident memory of a process and of those that it starts, sampled ten times a second, while `work` runs. */
export async function peakMemory(pid: number, work: Promise<unknown>): Promise<PeakMemory> {
  const done = new AbortController();
  const watched = watch(pid, done.signal);
  try {
    await work;
  } finally {
    done.abort();
  }
  return watched;
}

async function watch(pid: number, signal: AbortSignal): Promise<PeakMemory> {
  const peak = { togetherMb: 0, ownMb: 0, toolsMb: 0 };
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) {
      const ownMb = residentMb(pid);
      const toolsMb = toolsOf(pid).reduce((sum, tool) => sum + residentMb(tool), 0);
      peak.togetherMb = Math.max(peak.togetherMb, ownMb + toolsMb);
      peak.ownMb = Math.max(peak.ownMb, ownMb);
      peak.toolsMb = Math.max(peak.toolsMb, toolsMb);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return peak;
}

function toolsOf(pid: number): number[] {
  return findProcesses({ pid, folder: `no command line contains this ${pid}` }).filter((one) => one !== pid);
}

function residentMb(pid: number): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    // it has ended in the meantime
    return 0;
  }
}
