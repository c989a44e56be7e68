import { randomInt } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Below the range of ephemeral ports, so that the port is free at the next start. */
const firstPort = 20_000;
const lastPort = 32_000;
const maxAttempts = 200;

/** A mongod that was just killed still holds its port for a moment. */
const maxWaitMs = 2_000;
const pollMs = 50;

/** null = none was stored yet. */
export async function readStoredPort(file: string): Promise<number | null> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : null;
}

export async function storePort(file: string, port: number): Promise<void> {
  await writeFile(`${file}.new`, `${port}\n`);
  await rename(`${file}.new`, file);
}

/** Whether the port can be listened on, now or within two seconds. */
export async function isFree(port: number): Promise<boolean> {
  const deadline = Date.now() + maxWaitMs;
  while (!(await canListen(port))) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}

export async function findFreePort(): Promise<number> {
  for (let i = 0; i < maxAttempts; i++) {
    const port = randomInt(firstPort, lastPort);
    if (await canListen(port)) return port;
  }
  throw new Error(`No free port for the database in ${maxAttempts} attempts`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
