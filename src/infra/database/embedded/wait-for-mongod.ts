import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type FoundMongod, findMongod, isMongodOf } from './find-mongod.ts';
import { type StartOfMongod, spawnMongod } from './mongod-process.ts';
import { servesDbPath } from './replica-set.ts';

/** After a crash, mongod may have to replay a long journal. */
const answerTimeoutMs = 120_000;
const pollMs = 20;

/** Starts mongod and waits until it answers; null = it exited: its port or files are in use, or it cannot run at all. */
export async function startAndWait(binary: string, start: StartOfMongod): Promise<FoundMongod | null> {
  const child = spawnMongod(binary, start);
  if (!(await answers(start.files.dbPath, start.port, endOf(child)))) return null;
  return findMongod(start.files.dbPath);
}

/** Waits until a mongod that was found answers; false = it exited first. */
export function waitUntilAnswering({ pid, port }: FoundMongod, dbPath: string): Promise<boolean> {
  return answers(dbPath, port, async () => !(await isMongodOf(dbPath, pid)));
}

async function answers(dbPath: string, port: number, isGone: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + answerTimeoutMs;
  while (Date.now() < deadline) {
    if ((await accepts(port)) && (await servesDbPath(port, dbPath))) return true;
    if (await isGone()) return false;
    await delay(pollMs);
  }
  return false;
}

/** Whether a TCP connection succeeds. Cheaper than a MongoDB client, which pauses between its attempts. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function endOf(child: ChildProcess): () => Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once('error', end);
  child.once('exit', end);
  return async () => ended;
}
