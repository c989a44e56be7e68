import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Identifies a process, so that another process can tell whether it is still alive: machine and PID namespace, pid, start
 * time (it differs if the pid is reused) and a nonce.
 */
export function processIdentity(pid = process.pid): string {
  return [machine(), pid, startTime(pid) ?? 0, randomBytes(4).toString('hex')].join('~');
}

/** `unknown` = it runs on another machine or in another namespace; then only its lease can tell. */
export function isProcessAlive(identity: string): boolean | 'unknown' {
  const [where, pid, started] = identity.split('~');
  if (where !== machine() || pid === undefined) return 'unknown';
  const startedNow = startTime(Number(pid));
  if (startedNow !== null) return String(startedNow) === started;
  return hasProcFs() ? false : respondsToSignal(Number(pid));
}

function machine(): string {
  return `${hostname()}/${pidNamespace()}`;
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return 'host';
  }
}

/** Clock ticks since boot at which the process started: field 22 of /proc/<pid>/stat, see proc(5). */
function startTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the second field, the command in brackets, may contain spaces: count from the last bracket
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[19]);
  } catch {
    return null;
  }
}

function hasProcFs(): boolean {
  return startTime(process.pid) !== null;
}

function respondsToSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
