import { niceness } from './priorities.ts';

/**
 * A shell next to the program reads from a pipe whose other end the service holds. When the service is gone (kill -9
 * included) the read ends, and the shell kills the whole group. The first arguments are the limits of memory in KiB and of
 * a file in blocks of 512 bytes. The shell lowers the priority by itself, see `lowerChildPriority`: from outside it might be
 * too late for the program.
 */
const guard = `exec 3<&0
memory=$1
blocks=$2
shift 2
{ echo ${niceness.child} >/proc/self/autogroup; } 2>/dev/null
(ulimit -d "$memory" 2>/dev/null; ulimit -f "$blocks" 2>/dev/null; exec nice -n ${niceness.child} "$@") </dev/null 3<&- &
program=$!
(cat <&3; kill -KILL 0) >/dev/null 2>&1 &
exec 3<&-
wait "$program"`;

export interface ConfinedProgram {
  program: string;
  args: readonly string[];
  /** That it may allocate. Without a limit if the system knows none (`ulimit -d`). */
  memoryBytes?: number;
  /** Of each file that it writes (`ulimit -f`). */
  fileBytes?: number;
}

/**
 * The arguments of `/bin/sh` for a program that ends with the service, however the service ends. Start it `detached`, so
 * that it leads a process group of its own, with a pipe as its stdin, and destroy the pipe when the shell has ended: that
 * kills what is left of the group. The program's own stdin is empty. No argument is read as shell code.
 */
export function confinedArgs({ program, args, memoryBytes, fileBytes }: ConfinedProgram): string[] {
  return ['-c', guard, 'sh', limit(memoryBytes, 1024), limit(fileBytes, 512), program, ...args];
}

function limit(bytes: number | undefined, unit: number): string {
  return bytes === undefined || !Number.isFinite(bytes) ? 'unlimited' : String(Math.ceil(bytes / unit));
}
