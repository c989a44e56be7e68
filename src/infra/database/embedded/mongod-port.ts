import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Below the range that systems take outgoing ports from, so that ours is free at the next start. */
const firstPort = 20_000;
const lastPort = 32_000;
const tries = 200;

/** A mongod that has just been killed holds its port for a moment. */
const patienceMs = 2_000;
const pollMs = 50;

/** null = none was ever kept. */
export async function readKeptPort(file: string): Promise<number | null> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : null;
}

export async function keepPort(file: string, port: number): Promise<void> {
  await writeFile(`${file}.new`, `${port}\n`);
  await rename(`${file}.new`, file);
}

/** Whether the port can be listened on, or can be within a moment. */
export async function isFree(port: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await canListen(port))) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}

export async function findFreePort(): Promise<number> {
  for (let i = 0; i < tries; i++) {
    const port = randomInt(firstPort, lastPort);
    if (await canListen(port)) return port;
  }
  throw new Error(`no free port for the database in ${tries} tries`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
