import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A living mongod of our own. */
export interface FoundMongod {
  pid: number;
  port: number;
  /** Started without its replica set, to move it to another port. */
  standalone: boolean;
}

/**
 * The process that runs on this dbPath. Found by its command line: mongod writes its pid into a lock file too, but only
 * a while after its start.
 */
export async function findMongod(dbPath: string): Promise<FoundMongod | null> {
  for (const { pid, args } of await listProcesses()) {
    const found = asMongod(pid, args, dbPath);
    if (found) return found;
  }
  return null;
}

/** Whether the process is (still) a mongod on this dbPath. */
export async function runsOn(dbPath: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return (await findMongod(dbPath))?.pid === pid;
  return asMongod(pid, await commandLine(pid), dbPath) !== null;
}

/** Whether a process is gone, or a zombie; one that is just dying still holds its files and ports. */
export async function hasEnded(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return !respondsToSignal(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the state comes after the command, which is in brackets and may hold blanks: proc(5)
  const state = stat.slice(stat.lastIndexOf(')') + 2)[0];
  return state === undefined || state === 'Z' || state === 'X';
}

function asMongod(pid: number, args: string[], dbPath: string): FoundMongod | null {
  if (argument(args, '--dbpath') !== dbPath) return null;
  return { pid, port: Number(argument(args, '--port')), standalone: !args.includes('--replSet') };
}

function argument(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

async function listProcesses(): Promise<{ pid: number; args: string[] }[]> {
  if (process.platform !== 'linux') return listByPs();
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  return Promise.all(pids.map(async (pid) => ({ pid, args: await commandLine(pid) })));
}

async function commandLine(pid: number): Promise<string[]> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
}

async function listByPs(): Promise<{ pid: number; args: string[] }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,args='], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').map((line) => {
    const [, pid = '', args = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    // a path may hold blanks: an option's value goes on to the next option
    return {
      pid: Number(pid),
      args: args.split(/ (?=--)/).flatMap((option) => option.split(/ (.*)/s).filter(Boolean)),
    };
  });
}

function respondsToSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
