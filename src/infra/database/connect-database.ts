import { type Connection, Mongoose } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { connectionError, requireReplicaSet } from './connection-error.ts';
import type { Transact } from './transaction.ts';

/** How long a server may be looked for, at start and later, before an operation fails. */
const serverSelectionTimeoutMs = 10_000;
const pingTimeoutMs = 2_000;

/** A live connection. Models are made on it by the `create…Model(connection)` of their own folders. */
export interface Database {
  connection: Connection;
  transact: Transact;
  /** Creates the collections and indexes of every model made on the connection so far; quick when they are there. */
  ensureIndexes(): Promise<void>;
  /** Rejects when MongoDB does not answer within 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectDatabaseOptions {
  /** Names the database too; without one it is `captioneer`. */
  uri: string;
  logger: Logger;
  timeoutMs?: number;
}

/** @throws AppError `configuration` when MongoDB cannot be reached, refuses us, or is no replica set */
export async function connectDatabase(options: ConnectDatabaseOptions): Promise<Database> {
  const connection = await open(options);
  reportChanges(connection, options.logger);
  return {
    connection,
    transact: (work) => transact(connection, work),
    ensureIndexes: () => ensureIndexes(connection),
    async ping() {
      await connection.db?.command({ ping: 1 }, { timeoutMS: pingTimeoutMs });
    },
    async close() {
      connection.removeAllListeners('disconnected');
      await connection.close();
    },
  };
}

async function open({ uri, timeoutMs = serverSelectionTimeoutMs }: ConnectDatabaseOptions): Promise<Connection> {
  // an instance of our own: nothing is set on, or registered with, the global one
  const mongoose = new Mongoose();
  // a filter with a misspelt field would otherwise lose it, and match everything
  mongoose.set('strictQuery', 'throw');
  try {
    const connection = await mongoose
      .createConnection(uri, {
        ...(namesDatabase(uri) ? {} : { dbName: 'captioneer' }),
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: timeoutMs,
        writeConcern: { w: 'majority' },
        retryWrites: true,
        appName: 'captioneer',
      })
      .asPromise();
    return await requireReplicaSet(connection);
  } catch (error) {
    throw connectionError(error);
  }
}

function reportChanges(connection: Connection, logger: Logger): void {
  connection.on('disconnected', () => logger.warn('MongoDB is away'));
  connection.on('reconnected', () => logger.info('MongoDB is back'));
  connection.on('error', (err) => logger.error({ err }, 'the database connection reports an error'));
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
}

async function transact<T>(connection: Connection, work: Parameters<Transact>[0]): Promise<T> {
  const session = await connection.startSession();
  try {
    return (await session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    })) as T;
  } finally {
    await session.endSession();
  }
}

async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    // a collection first made inside a transaction would make competing transactions start again
    await model.createCollection();
    await model.createIndexes();
  }
}
