import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type FoundMongod, findMongod, runsOn } from './find-mongod.ts';
import { type StartOfMongod, spawnMongod } from './mongod-process.ts';
import { servesDbPath } from './replica-set.ts';

/** A mongod that was killed may have much to replay from its journal. */
const answerTimeoutMs = 120_000;
const pollMs = 20;

/** Starts mongod; null = it ended by itself: another one has the port or the files, or it cannot run at all. */
export async function startAnswering(binary: string, start: StartOfMongod): Promise<FoundMongod | null> {
  const child = spawnMongod(binary, start);
  if (!(await answers(start.files.dbPath, start.port, endOf(child)))) return null;
  return findMongod(start.files.dbPath);
}

/** Waits until one that was found answers; false = it ended first. */
export function becomesAnswering({ pid, port }: FoundMongod, dbPath: string): Promise<boolean> {
  return answers(dbPath, port, async () => !(await runsOn(dbPath, pid)));
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

/** Cheaper to ask often than a client, which pauses between its tries. */
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
