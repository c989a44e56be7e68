import { join } from 'node:path';

/** Where the embedded database keeps what: everything is under `DATA_DIR/database`. */
export interface MongodFiles {
  root: string;
  /** mongod's own dbPath. */
  dbPath: string;
  /** The port, which the replica set's configuration names, so it stays. */
  port: string;
  log: string;
  /** What mongod says before it has opened its log. */
  out: string;
  /** There while dbPath has never yet been handed out: what it holds may then be thrown away. */
  initiating: string;
  /** Pid of a mongod that has been told to stop. */
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
