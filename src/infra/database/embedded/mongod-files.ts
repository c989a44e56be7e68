import { join } from 'node:path';

/** The files of the embedded database, all in `DATA_DIR/database`. */
export interface MongodFiles {
  root: string;
  /** mongod's own dbPath. */
  dbPath: string;
  /** The port. It is stored because the replica set's configuration contains it. */
  port: string;
  log: string;
  /** mongod's output until it has opened its log. */
  out: string;
  /** Exists until the first start is complete: before that, dbPath has no data and may be deleted. */
  initiating: string;
  /** Pid of a mongod that is being stopped. */
  stopping: string;
  lock: string;
  usersDir: string;
}

export function mongodFiles(dataDir: string): MongodFiles {
  const root = join(dataDir, 'database');
  return {
    root,
    dbPath: join(root, 'files'),
    port: join(root, 'port'),
    log: join(root, 'mongod.log'),
    out: join(root, 'mongod.out'),
    initiating: join(root, 'initiating'),
    stopping: join(root, 'stopping'),
    lock: join(root, 'lock'),
    usersDir: join(root, 'users'),
  };
}
