import { readdirSync, readFileSync } from 'node:fs';

const looks = 24;

export interface HangWatch {
  /** Whether it has done nothing for at least so long; some seconds, since the system counts in hundredths. */
  isIdleFor(ms: number): boolean;
  /** Says that it has done something: we have taken what it passed on. */
  touch(): void;
  stop(): void;
}

/**
 * Calls `onHang` when a process group has used no processor time for `hungMs`, not a hundredth of a second: a tool that reads,
 * decodes or encodes always does, even at its low priority beside thirty others. It costs nothing before the first look. Looks are counted, so that a machine that was suspended is no hang. Where the
 * system tells no processor times, only the tool's time limit ends it.
 */
export function watchForHang(group: number | undefined, hungMs: number, onHang: () => void): HangWatch {
  const everyMs = hungMs / looks;
  let idleLooks = 0;
  let ticks = 0;
  const look = () => {
    const used = group === undefined ? null : ticksOfGroup(group);
    idleLooks = used === null || used !== ticks ? 0 : idleLooks + 1;
    ticks = used ?? 0;
    if (idleLooks === looks) onHang();
  };
  const timer = setInterval(look, everyMs);
  return {
    isIdleFor: (ms) => idleLooks * everyMs >= ms,
    touch() {
      idleLooks = 0;
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
