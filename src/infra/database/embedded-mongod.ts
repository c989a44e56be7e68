import { mkdir, realpath } from 'node:fs/promises';
import type { Logger } from '../logging/logger.ts';
import { capLog } from './embedded/cap-log.ts';
import { ensureMongod } from './embedded/ensure-mongod.ts';
import { type FoundMongod, runsOn } from './embedded/find-mongod.ts';
import { type MongodFiles, mongodFiles } from './embedded/mongod-files.ts';
import { addUser } from './embedded/mongod-users.ts';
import { withProcessLock } from './embedded/process-lock.ts';
import { releaseMongod } from './embedded/release-mongod.ts';
import { replicaSetName } from './embedded/replica-set.ts';

const watchMs = 1_000;

export interface EmbeddedMongodOptions {
  mongodBinary: string;
  /** The database is kept in its folder `database`. */
  dataDir: string;
  logger: Logger;
}

export interface EmbeddedMongod {
  /** Of a replica set of one; for `connectDatabase`. */
  uri: string;
  /** Stops mongod unless another living process uses it. */
  stop(): Promise<void>;
}

/**
 * A mongod of the service's own, shared by all processes of this machine with the same DATA_DIR: the first starts it,
 * the last to leave stops it. One that outlived its service is found and used again; one that dies is started again. It
 * listens on 127.0.0.1 only and asks for no password: whoever has an account on this machine can read it.
 * @throws AppError `configuration` when mongod does not start
 */
export async function startEmbeddedMongod(options: EmbeddedMongodOptions): Promise<EmbeddedMongod> {
  const { mongodBinary, logger } = options;
  await mkdir(options.dataDir, { recursive: true });
  // mongod is recognised by its folder, so that has to have one name
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

/** Keeps mongod alive and its log small for as long as the service runs. */
function watchMongod(watched: Watched): { stop(): Promise<void> } {
  let { mongod } = watched;
  let look = Promise.resolve();
  const timer = setInterval(() => {
    look = look.then(async () => {
      mongod = await lookAfter({ ...watched, mongod });
    });
  }, watchMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await look;
    },
  };
}

async function lookAfter({ mongod, files, ensure, logger }: Watched): Promise<FoundMongod> {
  try {
    if (await runsOn(files.dbPath, mongod.pid)) {
      await capLog(files.log, mongod.pid);
      return mongod;
    }
    logger.error({ pid: mongod.pid }, 'the embedded database has died; it is started again');
    const again = await ensure();
    if (again.port !== mongod.port)
      logger.fatal('the embedded database has moved to another port: restart the service');
    return again;
  } catch (err) {
    logger.error({ err }, 'the embedded database could not be looked after');
    return mongod;
  }
}
