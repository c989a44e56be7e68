import { join } from 'node:path';

export type MongodFiles = ReturnType<typeof mongodFiles>;

/** The files of the embedded database, all in `DATA_DIR/database`. */
export function mongodFiles(dataDir: string) {
  const root = join(dataDir, 'database');
  return {
    root,
    /** mongod's own dbPath. */
    dbPath: join(root, 'files'),
    /** The port. It is stored because the replica set's configuration contains it. */
    port: join(root, 'port'),
    log: join(root, 'mongod.log'),
    /** mongod's output until it has opened its log. */
    out: join(root, 'mongod.out'),
    /** Exists until the first start is complete: before that, dbPath has no data and may be deleted. */
    initiating: join(root, 'initiating'),
    /** Pid of a mongod that is being stopped. */
    stopping: join(root, 'stopping'),
    lock: join(root, 'lock'),
    usersDir: join(root, 'users'),
  };
}
