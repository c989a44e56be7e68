import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { becomesAnswering, startAnswering } from './answering-mongod.ts';
import { type FoundMongod, findMongod } from './find-mongod.ts';
import type { MongodFiles } from './mongod-files.ts';
import { findFreePort, isFree, keepPort, readKeptPort } from './mongod-port.ts';
import { stopMongod } from './mongod-process.ts';
import { ensurePrimary, rewriteConfiguredPort } from './replica-set.ts';

const starts = 3;

export interface EnsureMongodDeps {
  mongodBinary: string;
  files: MongodFiles;
  logger: Logger;
}

/**
 * Finds our living mongod or starts one, and makes it a primary. To be called with the lock held.
 * @throws AppError `configuration` with the reason as mongod gives it
 */
export async function ensureMongod(deps: EnsureMongodDeps): Promise<FoundMongod> {
  for (let start = 0; start < starts; start++) {
    const mongod = (await usableMongod(deps.files)) ?? (await startMongod(deps));
    if (!mongod) continue;
    await ensurePrimary(mongod.port, { isNew: existsSync(deps.files.initiating) });
    await forgetInitiating(deps.files);
    deps.logger.info({ pid: mongod.pid, port: mongod.port }, 'the embedded database is ready');
    return mongod;
  }
  throw await startFailed(deps.files);
}

/** A living one that answers and is not on its way out. */
async function usableMongod(files: MongodFiles): Promise<FoundMongod | null> {
  const found = await findMongod(files.dbPath);
  if (!found) return null;
  const toldToStop = (await readFile(files.stopping, 'utf8').catch(() => '')) === String(found.pid);
  // somebody was killed while stopping or moving it; nobody can tell how far they came
  if (toldToStop || found.standalone) {
    await stopMongod(found);
    return null;
  }
  return (await becomesAnswering(found, files.dbPath)) ? found : null;
}

async function startMongod(deps: EnsureMongodDeps): Promise<FoundMongod | null> {
  const { files, mongodBinary } = deps;
  await prepareFiles(files);
  const port = await choosePort(deps);
  return port === null ? null : startAnswering(mongodBinary, { files, port });
}

async function prepareFiles(files: MongodFiles): Promise<void> {
  // killed before it was ever handed out, so there is nothing in it that anybody could miss
  if (existsSync(files.initiating)) await rm(files.dbPath, { recursive: true, force: true });
  if (!existsSync(files.dbPath)) await writeFile(files.initiating, '');
  await mkdir(files.dbPath, { recursive: true, mode: 0o700 });
  await rm(files.stopping, { force: true });
}

/**
 * The kept port; where a stranger has taken it, the replica set is moved to a new one first. null = that went wrong.
 */
async function choosePort({ files, mongodBinary, logger }: EnsureMongodDeps): Promise<number | null> {
  const kept = await readKeptPort(files.port);
  if (kept !== null && (await isFree(kept))) return kept;
  const port = await findFreePort();
  if (!existsSync(files.initiating)) {
    logger.warn({ from: kept, to: port }, 'the port of the embedded database is taken; it moves to another');
    const standalone = await startAnswering(mongodBinary, { files, port, standalone: true });
    if (!standalone) return null;
    await rewriteConfiguredPort(port);
    await stopMongod(standalone);
  }
  await keepPort(files.port, port);
  return port;
}

/** On disk before anything is written that could be missed: after a power cut the mark must not come back. */
async function forgetInitiating(files: MongodFiles): Promise<void> {
  if (!existsSync(files.initiating)) return;
  await rm(files.initiating);
  const folder = await open(files.root);
  await folder.sync().finally(() => folder.close());
}

async function startFailed(files: MongodFiles): Promise<AppError> {
  const said = (await readFile(files.out, 'utf8').catch(() => '')).trim().slice(-500);
  const reason = said === '' ? '' : `; it said: ${said}`;
  return new AppError('configuration', {
    message: `The embedded database does not start. Its log is ${files.log}${reason}`,
  });
}
