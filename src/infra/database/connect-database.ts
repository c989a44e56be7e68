import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientSession, type Connection, Mongoose } from 'mongoose';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from '../errors/app-error.ts';
import type { Logger } from '../logging/logger.ts';
import { clientName, endAbandonedTransactions } from './abandoned-transactions.ts';
import type { Transact } from './transaction.ts';

/** How long the driver searches for a server, at start and later, before an operation fails. */
const serverSelectionTimeoutMs = 10_000;
const pingTimeoutMs = 2_000;
/**
 * How often the driver asks each member of the replica set how it is, in each process. It also asks at once when a command
 * fails, which is how a new primary is noticed; a member that does not answer at all is noticed after this time.
 */
const askMembersEveryMs = 60_000;

/** An open connection. The `create…Model(connection)` functions of other folders make their models on it. */
export interface Database {
  connection: Connection;
  transact: Transact;
  /** Creates the collections and indexes of every model made on the connection so far; quick if they exist. */
  ensureIndexes(): Promise<void>;
  /** See `endAbandonedTransactions`. */
  endAbandonedTransactions(): Promise<number>;
  /** Rejects if MongoDB does not answer within 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface ConnectDatabaseOptions {
  /** May name the database; the default is `captioneer`. */
  uri: string;
  logger: Logger;
  timeoutMs?: number;
  /** The client emits an event for each command, for tests that count them; default false. */
  monitorCommands?: boolean;
}

/** @throws AppError `configuration` if MongoDB cannot be reached, refuses the login, or is not a replica set */
export async function connectDatabase(options: ConnectDatabaseOptions): Promise<Database> {
  const connection = await open(options);
  reportChanges(connection, options.logger);
  return {
    connection,
    transact: createTransact(
      connection,
      onceAtATime(() => endAbandonedTransactions(connection, options.logger)),
    ),
    ensureIndexes: () => ensureIndexes(connection),
    endAbandonedTransactions: () => endAbandonedTransactions(connection, options.logger),
    async ping() {
      await connection.db?.command({ ping: 1 }, { timeoutMS: pingTimeoutMs });
    },
    async close() {
      connection.removeAllListeners('disconnected');
      await connection.close();
    },
  };
}

async function open({
  uri,
  timeoutMs = serverSelectionTimeoutMs,
  monitorCommands = false,
}: ConnectDatabaseOptions): Promise<Connection> {
  // a separate instance, so that the global one has no settings and models of ours
  const mongoose = new Mongoose();
  // otherwise a misspelt field would be removed from a filter, which then matches everything
  mongoose.set('strictQuery', 'throw');
  try {
    const connection = await mongoose
      .createConnection(uri, {
        ...(namesDatabase(uri) ? {} : { dbName: 'captioneer' }),
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: timeoutMs,
        heartbeatFrequencyMS: askMembersEveryMs,
        // else each member is asked twice, and keeps one answer open
        serverMonitoringMode: 'poll',
        writeConcern: { w: 'majority' },
        retryWrites: true,
        appName: clientName(),
        monitorCommands,
      })
      .asPromise();
    return await requireReplicaSet(connection);
  } catch (error) {
    throw connectionError(error);
  }
}

function reportChanges(connection: Connection, logger: Logger): void {
  connection.on('disconnected', () => logger.warn('connection to MongoDB lost'));
  connection.on('reconnected', () => logger.info('connection to MongoDB restored'));
  connection.on('error', (err) => logger.error({ err }, 'error on the connection to MongoDB'));
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
}

/** So many transactions run at a time in a process: hundreds at once would take its whole time. */
const transactionsAtOnce = 16;
/** Of those that have met the writes of others, fewer: all at once would meet again. */
const retriesAtOnce = 2;
/** Then one goes on without a place: what holds the places may wait for it. */
const maxWaitMs = 2_000;
const maxPauseMs = 200;
/** About once a second, of a transaction that cannot end. */
const triesBeforeLook = 8;

/** MongoDB restarts a transaction at once when another one has written the same document: that one needs time to end. */
function createTransact(connection: Connection, endAbandoned: () => void): Transact {
  const running = createConcurrencyLimit(transactionsAtOnce);
  const retries = createConcurrencyLimit(retriesAtOnce);
  return async (work) => {
    const ended = new AbortController();
    await holdPlace(running, ended.signal);
    let tries = 0;
    const tryOnce = async (session: ClientSession) => {
      tries += 1;
      // somebody who was killed may hold what we write
      if (tries % triesBeforeLook === 0) endAbandoned();
      if (tries === 2) await holdPlace(retries, ended.signal);
      if (tries > 2) await wait(Math.min(maxPauseMs, 5 * 2 ** tries) * Math.random());
      return work(session);
    };
    const session = await connection.startSession().catch((error) => {
      ended.abort();
      throw error;
    });
    try {
      const result = await session.withTransaction(() => tryOnce(session), {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
      });
      return result as Awaited<ReturnType<typeof work>>;
    } finally {
      ended.abort();
      await session.endSession();
    }
  };
}

/** Starts the work unless it is under way. */
function onceAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
    });
  };
}

/** Resolves when the place is held, until `ended` aborts. */
function holdPlace(limit: ConcurrencyLimit, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hold = async () => {
      resolve();
      if (!ended.aborted) await once(ended, 'abort');
    };
    limit.run(AbortSignal.any([ended, AbortSignal.timeout(maxWaitMs)]), hold).catch(() => resolve());
  });
}

async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    // creating a collection inside a transaction would abort competing transactions
    await model.createCollection();
    await model.createIndexes();
  }
}

/** Explains why a connection failed. The message never contains the URI, which may have a password. */
function connectionError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('configuration', { message: reason(error), cause: error });
}

/**
 * Transactions and change streams need a replica set.
 * @throws AppError `configuration` if it is not one; the connection is then closed
 */
async function requireReplicaSet(connection: Connection): Promise<Connection> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return connection;
  await connection.close();
  throw new AppError('configuration', { message: notReplicaSet });
}

const notReplicaSet =
  'This MongoDB is not a replica set, which transactions need. Start mongod with --replSet and run rs.initiate() once (one member is enough).';

/**
 * Codes of a refused user or password (AuthenticationFailed and Unauthorized):
 * https://www.mongodb.com/docs/manual/reference/error-codes/
 */
const refusalCodes = [13, 18, 8000];

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'MongoDB could not be reached.';
  const { code } = error as { code?: unknown };
  if (typeof code === 'number' && refusalCodes.includes(code))
    return 'MongoDB refuses the user or password of MONGODB_URI.';
  if (error.name === 'MongoParseError') return 'MONGODB_URI is not a valid MongoDB connection string.';
  if (hasGhosts(error)) return notReplicaSet;
  return 'MongoDB does not answer. Check that it is running and that MONGODB_URI, if set, is right.';
}

/** A member of a replica set that was never initiated answers, but cannot be selected as a server. */
function hasGhosts(error: Error): boolean {
  const servers = (error as { reason?: { servers?: unknown } }).reason?.servers;
  if (!(servers instanceof Map)) return false;
  return [...servers.values()].some((server) => (server as { type?: unknown }).type === 'RSGhost');
}
