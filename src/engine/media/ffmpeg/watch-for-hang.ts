import { readdirSync, readFileSync } from 'node:fs';
import { withPatience } from '../../../infra/patience.ts';

/** A tool that got less of a processor than this between two looks did nothing. In ticks of the system, 10 ms each. */
const idleTicks = 1;
const looks = 12;

export interface HangWatch {
  /** Whether it has done nothing for at least so long; some seconds, since the system counts in hundredths. */
  isIdleFor(ms: number): boolean;
  /** Says that it has done something: passed bytes on, or waited for us to take them. */
  touch(): void;
  stop(): void;
}

/**
 * Calls `onHang` when a process group has used no processor time for `hungMs` (longer on a busy machine, see `withPatience`):
 * a tool that reads, decodes or encodes always does. It costs nothing before the first look. Where the system tells no
 * processor times, only the tool's time limit ends it.
 */
export function watchForHang(group: number | undefined, hungMs: number, onHang: () => void): HangWatch {
  let busyAt = performance.now();
  let ticks = 0;
  const isIdleFor = (ms: number) => {
    const used = group === undefined ? null : ticksOfGroup(group);
    if (used === null || used - ticks > idleTicks) busyAt = performance.now();
    ticks = used ?? 0;
    return performance.now() - busyAt >= ms;
  };
  const look = () => {
    if (isIdleFor(withPatience(hungMs))) onHang();
  };
  const timer = setInterval(look, hungMs / looks);
  return {
    isIdleFor,
    touch() {
      busyAt = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** Processor time of all processes of a group, see proc_pid_stat(5); null = this system does not tell. */
function ticksOfGroup(group: number): number | null {
  if (process.platform !== 'linux') return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + ticksIn(pid, group), 0);
}

function ticksIn(pid: string, group: number): number {
  try {
    // «pid (name) state ppid pgrp …»; the name may contain blanks and brackets
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0;
  } catch {
    // it has ended in the meantime
    return 0;
  }
}
