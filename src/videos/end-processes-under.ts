import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Ends every process that works in the folder or was started on a file in it. The service runs ffmpeg in process groups
 * of its own, so a service that is killed outright leaves them running. Linux only; elsewhere they end by themselves.
 */
export async function endProcessesUnder(dir: string): Promise<void> {
  const folder = await realpath(dir).catch(() => dir);
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) === process.pid || !(await worksUnder(pid, folder))) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it has ended by itself meanwhile
    }
  }
}

async function worksUnder(pid: string, folder: string): Promise<boolean> {
  const workingDir = await readlink(join('/proc', pid, 'cwd')).catch(() => '');
  if (workingDir.startsWith(folder)) return true;
  const commandLine = await readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => '');
  return commandLine.split('\0').some((argument) => argument.startsWith(`${folder}/`));
}
