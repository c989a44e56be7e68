import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Identifies a process, so that another process can tell whether it is still alive: machine, boot and PID namespace, pid,
 * start time (it differs if the pid is reused) and a nonce.
 */
export function processIdentity(pid = process.pid): string {
  return [machine(), pid, startTime(pid) ?? 0, randomBytes(4).toString('hex')].join('~');
}

/** Where a process keeps temporary files: it is named after the process, so that a later one knows whose they are. */
export function folderOfProcess({ dataDir, identity }: { dataDir: string; identity: string }): string {
  return join(foldersOfProcesses(dataDir), encodeURIComponent(identity));
}

export function foldersOfProcesses(dataDir: string): string {
  return join(dataDir, 'work');
}

/**
 * `unknown` = it runs on another machine or in another namespace, or ran before the machine was started again; then only
 * its lease can tell. Machines may share a hostname, so without a boot id no process is said to be dead.
 */
export function isProcessAlive(identity: string): boolean | 'unknown' {
  const [where, pid, started] = identity.split('~');
  if (where !== machine() || pid === undefined) return 'unknown';
  return hasStarted(Number(pid), started) || (bootId() === null ? 'unknown' : false);
}

function hasStarted(pid: number, started: string | undefined): boolean {
  const startedNow = startTime(pid);
  if (startedNow !== null) return String(startedNow) === started;
  return !hasProcFs() && respondsToSignal(pid);
}

function machine(): string {
  return `${hostname()}/${bootId() ?? ''}/${pidNamespace()}`;
}

let knownBootId: string | null | undefined;

/** A random id that the kernel makes at each start of the machine, see random(4); null = this system has none. */
function bootId(): string | null {
  if (knownBootId === undefined) knownBootId = readBootId();
  return knownBootId;
}

function readBootId(): string | null {
  try {
    const id =
      process.platform === 'darwin'
        ? execFileSync('/usr/sbin/sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8', timeout: 5_000 })
        : readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return id.trim() || null;
  } catch {
    return null;
  }
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

/** Whether there is such a process, of whichever user. */
export function respondsToSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Kills every process of a group whose leader has the id `pid`; undefined = it was never started. */
export function killProcessGroup(pid: number | undefined): void {
  if (pid !== undefined) sendSignal(-pid, 'SIGKILL');
}

/** Sends a signal to a process, or with a negative id to a group. It may have ended already (ESRCH). */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
