import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { type FoundMongod, findMongod } from './find-mongod.ts';
import type { MongodFiles } from './mongod-files.ts';
import { findFreePort, isFree, readStoredPort, storePort } from './mongod-port.ts';
import { stopMongod } from './mongod-process.ts';
import { ensurePrimary, rewriteConfiguredPort } from './replica-set.ts';
import { startAndWait, waitUntilAnswering } from './wait-for-mongod.ts';

const maxAttempts = 3;

export interface EnsureMongodDeps {
  mongodBinary: string;
  files: MongodFiles;
  logger: Logger;
}

/**
 * Finds our running mongod or starts one, and makes it a primary. Call it only while holding the lock.
 * @throws AppError `configuration` with mongod's own error output
 */
export async function ensureMongod(deps: EnsureMongodDeps): Promise<FoundMongod> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const mongod = (await usableMongod(deps.files)) ?? (await startMongod(deps));
    if (!mongod) continue;
    await ensurePrimary(mongod.port, { isNew: existsSync(deps.files.initiating) });
    await clearInitiating(deps.files);
    deps.logger.info({ pid: mongod.pid, port: mongod.port }, 'the embedded database is ready');
    return mongod;
  }
  throw await startFailed(deps.files);
}

/** A running mongod that answers and is not being stopped. */
async function usableMongod(files: MongodFiles): Promise<FoundMongod | null> {
  const found = await findMongod(files.dbPath);
  if (!found) return null;
  const isStopping = (await readFile(files.stopping, 'utf8').catch(() => '')) === String(found.pid);
  // a process was killed while stopping or moving it, and its state is unknown
  if (isStopping || found.standalone) {
    await stopMongod(found);
    return null;
  }
  return (await waitUntilAnswering(found, files.dbPath)) ? found : null;
}

async function startMongod(deps: EnsureMongodDeps): Promise<FoundMongod | null> {
  const { files, mongodBinary } = deps;
  await prepareFiles(files);
  const port = await choosePort(deps);
  return port === null ? null : startAndWait(mongodBinary, { files, port });
}

async function prepareFiles(files: MongodFiles): Promise<void> {
  // its first start was interrupted before anybody used it, so it has no data to lose
  if (existsSync(files.initiating)) await rm(files.dbPath, { recursive: true, force: true });
  if (!existsSync(files.dbPath)) await writeFile(files.initiating, '');
  await mkdir(files.dbPath, { recursive: true, mode: 0o700 });
  await rm(files.stopping, { force: true });
}

/**
 * Returns the stored port. If another program uses it, moves the replica set to a new one first; null = that failed.
 */
async function choosePort({ files, mongodBinary, logger }: EnsureMongodDeps): Promise<number | null> {
  const stored = await readStoredPort(files.port);
  if (stored !== null && (await isFree(stored))) return stored;
  const port = await findFreePort();
  if (!existsSync(files.initiating)) {
    logger.warn({ from: stored, to: port }, 'the port of the embedded database is in use; moving to another one');
    const standalone = await startAndWait(mongodBinary, { files, port, standalone: true });
    if (!standalone) return null;
    await rewriteConfiguredPort(port);
    await stopMongod(standalone);
  }
  await storePort(files.port, port);
  return port;
}

/** Removes the mark durably before data is written: it must not reappear after a power failure. */
async function clearInitiating(files: MongodFiles): Promise<void> {
  if (!existsSync(files.initiating)) return;
  await rm(files.initiating);
  const folder = await open(files.root);
  await folder.sync().finally(() => folder.close());
}

async function startFailed(files: MongodFiles): Promise<AppError> {
  const output = (await readFile(files.out, 'utf8').catch(() => '')).trim().slice(-500);
  const reason = output === '' ? '' : `; its output: ${output}`;
  return new AppError('configuration', {
    message: `The embedded database does not start. Its log is ${files.log}${reason}`,
  });
}
