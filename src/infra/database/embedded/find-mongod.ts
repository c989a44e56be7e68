import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { respondsToSignal } from '../../processes.ts';

/** A running mongod of our own. */
export interface FoundMongod {
  pid: number;
  port: number;
  /** Started without its replica set, in order to move it to another port. */
  standalone: boolean;
}

/**
 * The mongod process with this dbPath, found by its command line. mongod also writes its pid to a lock file, but only some
 * time after its start.
 */
export async function findMongod(dbPath: string): Promise<FoundMongod | null> {
  for (const { pid, args } of await listProcesses()) {
    const found = asMongod(pid, args, dbPath);
    if (found) return found;
  }
  return null;
}

/** Whether the process is still a mongod with this dbPath. */
export async function isMongodOf(dbPath: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return (await findMongod(dbPath))?.pid === pid;
  return asMongod(pid, await commandLine(pid), dbPath) !== null;
}

/** Whether a process has exited, or is a zombie. One that is still exiting holds its files and ports. */
export async function hasEnded(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return !respondsToSignal(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the state follows the command, which is in brackets and may contain spaces: proc(5)
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
    // a path may contain spaces: an option's value extends to the next option
    return {
      pid: Number(pid),
      args: args.split(/ (?=--)/).flatMap((option) => option.split(/ (.*)/s).filter(Boolean)),
    };
  });
}
