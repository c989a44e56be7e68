import { rename, stat } from 'node:fs/promises';

const maxLogBytes = 8 * 1024 * 1024;

/** Renames a log that has grown too large to `<log>.1`, replacing an older one, and makes its writer open a new one. */
export async function capLog(log: string, pid: number, maxBytes = maxLogBytes): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size <= maxBytes) return;
  await rename(log, `${log}.1`);
  process.kill(pid, 'SIGUSR1');
}
