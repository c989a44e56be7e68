import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sendSignal } from '../../processes.ts';
import { type FoundMongod, hasEnded } from './find-mongod.ts';
import type { MongodFiles } from './mongod-files.ts';
import { replicaSetName, withServer } from './replica-set.ts';

const pollMs = 20;
/** How long to wait before SIGTERM and then SIGKILL; the journal makes even SIGKILL harmless. */
const shutdownMs = 15_000;
const terminateMs = 45_000;

/** Plenty for one machine: the working set is small, since media are stored elsewhere. */
const cacheGb = '0.25';
/** Enough for change streams; the default is a share of the disk. */
const oplogMb = '256';

export interface StartOfMongod {
  files: MongodFiles;
  port: number;
  /** Without its replica set: only then can its configuration be written. */
  standalone?: boolean;
}

function mongodArguments({ files, port, standalone = false }: StartOfMongod): string[] {
  return [
    ...['--dbpath', files.dbPath],
    ...['--port', String(port)],
    ...['--bind_ip', '127.0.0.1'],
    '--nounixsocket',
    ...(standalone ? [] : ['--replSet', replicaSetName]),
    ...['--wiredTigerCacheSizeGB', cacheGb],
    ...['--oplogSize', oplogMb],
    ...['--logpath', files.log],
    '--logappend',
    // reopens a log that we have renamed on SIGUSR1
    ...['--logRotate', 'reopen'],
    '--quiet',
    ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ];
}

/**
 * Starts mongod in its own process group: it does not get the service's Ctrl-C, survives a crash of the service, and is
 * found again later.
 */
export function spawnMongod(binary: string, start: StartOfMongod): ChildProcess {
  const out = openSync(start.files.out, 'w');
  try {
    const child = spawn(binary, mongodArguments(start), {
      cwd: start.files.root,
      detached: true,
      stdio: ['ignore', out, out],
    });
    child.unref();
    return child;
  } finally {
    closeSync(out);
  }
}

/** Stops our mongod cleanly and resolves when it has exited. */
export async function stopMongod({ pid, port }: FoundMongod): Promise<void> {
  await withServer(port, (client) => client.db('admin').command({ shutdown: 1, force: true, timeoutSecs: 0 })).catch(
    // the answer to a shutdown is usually a closed connection
    () => undefined,
  );
  if (await ends(pid, shutdownMs)) return;
  sendSignal(pid, 'SIGTERM');
  if (await ends(pid, terminateMs)) return;
  sendSignal(pid, 'SIGKILL');
  await ends(pid, terminateMs);
}

async function ends(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await hasEnded(pid)) return true;
    await delay(pollMs);
  }
  return false;
}
