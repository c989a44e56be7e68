import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Logger } from '../logging/logger.ts';
import { ensureMongod } from './embedded/ensure-mongod.ts';
import { type FoundMongod, findMongod, isMongodOf } from './embedded/find-mongod.ts';
import { type MongodFiles, mongodFiles } from './embedded/mongod-files.ts';
import { stopMongod } from './embedded/mongod-process.ts';
import { addUser, hasOtherUsers, type MongodUser, removeUser, withProcessLock } from './embedded/mongod-users.ts';
import { replicaSetName } from './embedded/replica-set.ts';

const watchMs = 1_000;

interface EmbeddedMongodOptions {
  mongodBinary: string;
  /** The database is stored in its subfolder `database`. */
  dataDir: string;
  logger: Logger;
}

export interface EmbeddedMongod {
  /** URI of a replica set with one member, for `connectDatabase`. */
  uri: string;
  /** Stops mongod unless another running process uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the service's own mongod, or uses a running one. All processes on this machine with the same DATA_DIR share it:
 * the first one starts it, the last one to stop ends it. A mongod that outlived its service is found and used again; one
 * that dies is restarted. It listens on 127.0.0.1 only and has no password: everybody with an account on this machine can
 * read it.
 * @throws AppError `configuration` if mongod does not start
 */
export async function startEmbeddedMongod(options: EmbeddedMongodOptions): Promise<EmbeddedMongod> {
  const { mongodBinary, logger } = options;
  await mkdir(options.dataDir, { recursive: true });
  // mongod is recognised by the path of its folder, so links in it must be resolved
  const files = mongodFiles(await realpath(options.dataDir));
  await mkdir(files.root, { recursive: true, mode: 0o700 });
  const user = await addUser(files.usersDir);
  const ensure = () => withProcessLock(files.lock, user.file, () => ensureMongod({ mongodBinary, files, logger }));
  const mongod = await ensure().catch(async (error) => {
    await releaseMongod(files, user);
    throw error;
  });
  const watch = watchMongod({ mongod, files, ensure, logger });
  return {
    uri: `mongodb://127.0.0.1:${mongod.port}/captioneer?replicaSet=${replicaSetName}`,
    async stop() {
      await watch.stop();
      await releaseMongod(files, user);
    },
  };
}

interface Watched {
  mongod: FoundMongod;
  files: MongodFiles;
  ensure(): Promise<FoundMongod>;
  logger: Logger;
}

/** Restarts mongod if it dies, and keeps its log small, while the service runs. */
function watchMongod(watched: Watched): { stop(): Promise<void> } {
  let { mongod } = watched;
  let check = Promise.resolve();
  const timer = setInterval(() => {
    check = check.then(async () => {
      mongod = await maintain({ ...watched, mongod });
    });
  }, watchMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await check;
    },
  };
}

async function maintain({ mongod, files, ensure, logger }: Watched): Promise<FoundMongod> {
  try {
    if (await isMongodOf(files.dbPath, mongod.pid)) {
      await capLog(files.log, mongod.pid);
      return mongod;
    }
    logger.error({ pid: mongod.pid }, 'the embedded database has died; restarting it');
    const again = await ensure();
    if (again.port !== mongod.port) logger.fatal('the embedded database had to change its port: restart the service');
    return again;
  } catch (err) {
    logger.error({ err }, 'checking the embedded database failed');
    return mongod;
  }
}

const maxLogBytes = 8 * 1024 * 1024;

/** Renames a log that has grown too large to `<log>.1`, replacing an older one, and makes its writer open a new one. */
export async function capLog(log: string, pid: number, maxBytes = maxLogBytes): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size <= maxBytes) return;
  await rename(log, `${log}.1`);
  process.kill(pid, 'SIGUSR1');
}

/** Stops mongod unless other processes use it. */
async function releaseMongod(files: MongodFiles, user: MongodUser): Promise<void> {
  await withProcessLock(files.lock, user.file, async () => {
    if (!(await hasOtherUsers(files.usersDir, user))) await stopIfRunning(files);
  });
  await removeUser(user);
}

async function stopIfRunning(files: MongodFiles): Promise<void> {
  const found = await findMongod(files.dbPath);
  if (!found) return;
  // if we are killed now, the next process knows that this mongod may be stopping
  await writeFile(files.stopping, String(found.pid));
  await stopMongod(found);
  await rm(files.stopping, { force: true });
}
