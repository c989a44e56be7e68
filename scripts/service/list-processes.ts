import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ListedProcess {
  pid: number;
  parentPid: number;
  /** The whole command line. */
  command: string;
}

/** All visible processes of this machine, without zombies. */
export function listProcesses(): ListedProcess[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** `pid`, its descendants, and the processes with `folder` in their command line. */
export function findProcesses({ pid, folder }: { pid: number; folder: string }): number[] {
  const all = listProcesses();
  const found = new Set([pid]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const one of all) if (found.has(one.parentPid)) found.add(one.pid);
  }
  const alive = new Set(all.map((one) => one.pid));
  for (const one of all) if (one.command.includes(folder) && one.pid !== process.pid) found.add(one.pid);
  return [...found].filter((one) => alive.has(one));
}

function fromProc(): ListedProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // «pid (name) state ppid …»; the name may contain blanks and brackets
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return state === 'Z' ? [] : [{ pid: Number(name), parentPid: Number(parentPid), command }];
      } catch {
        // it has ended in the meantime
        return [];
      }
    });
}

function fromPs(): ListedProcess[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,state=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parentPid, state = 'Z', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parentPid: Number(parentPid), command }];
  });
}
