import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Below the range of outgoing ports, so that the port is still free when a service restarts.
 */
const firstPort = 12_000;
const lastPort = 19_999;
const tries = 200;

/**
 * A free port of 127.0.0.1. No other process gets it as long as this one runs: a service needs seconds until it listens, and its port
 * is free while it restarts.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(firstPort, lastPort + 1);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`no free port found in ${tries} tries`);
}

/** A file for each port, with the process that has it. */
function reserve(port: number): boolean {
  const folder = join(tmpdir(), 'captioneer-ports');
  const file = join(folder, String(port));
  mkdirSync(folder, { recursive: true });
  for (const isAgain of [false, true]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAgain || holderLives(file)) return false;
      rmSync(file, { force: true });
    }
  }
  return false;
}

function holderLives(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // a process of somebody else
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
