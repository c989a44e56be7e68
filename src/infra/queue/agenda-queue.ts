import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, BaseNotificationChannel, toJobId } from 'agenda';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import { mergeWakes } from './merge-wakes.ts';
import { jobNames, type Queue } from './queue.ts';

type Db = mongo.Db;
type ChangeStream = mongo.ChangeStream;
type Timestamp = mongo.Timestamp;

const collection = 'agendaJobs';

/**
 * How often each worker looks for jobs of each kind. Change streams wake it at once; polling finds jobs that are due later. It
 * takes them this long ahead, and they fill the places of their kind meanwhile.
 */
const pollMs = 5_000;

export interface AgendaQueue extends Queue {
  agenda: Agenda;
  /** Makes jobs due that are to run later. They may always run: there is only nothing to do. */
  makeAllDue(): Promise<void>;
}

/** Creates an Agenda on the service's own connection. It only adds jobs; the worker defines and starts them. */
export async function createAgendaQueue(deps: {
  connection: Connection;
  name: string;
  logger: Logger;
}): Promise<AgendaQueue> {
  const db = deps.connection.db;
  if (!db) throw new Error('The database is not connected.');
  const newJobs = new NewJobs(db);
  // without a listener an error would end the process
  newJobs.on('error', (err) => deps.logger.warn({ err }, 'the change stream of jobs broke and is opened again'));
  const agenda = new Agenda({
    backend: new MongoBackend({
      mongo: db,
      collection,
      ensureIndex: true,
      sort: { priority: 'desc', nextRunAt: 'asc' },
    }),
    notificationChannel: newJobs,
    name: deps.name,
    processEvery: pollMs,
    maxConcurrency: 100,
    removeOnComplete: true,
  });
  agenda.on('error', (error) => deps.logger.error({ err: error }, 'error in the job queue'));
  await agenda.ready;
  const wakeNow = mergeWakes({
    wake: async (job) => void (await agenda.now(job)),
    onError: (err, job) => deps.logger.warn({ err, job }, 'a job could not be woken: the reconciler wakes it'),
  });
  return {
    agenda,
    async makeAllDue() {
      const now = new Date();
      await db
        .collection(collection)
        .updateMany({ name: { $in: [...jobNames] }, nextRunAt: { $gt: now } }, { $set: { nextRunAt: now } });
    },
    wake: async (job, { at } = {}) => {
      if (at) await agenda.schedule(at, job);
      else await wakeNow(job);
    },
  };
}

/** How long the database may wait for a new job before it answers a change stream that there is none. */
const maxAwaitTimeMS = 30_000;

const insertsOfJobs = [
  { $match: { operationType: 'insert' } },
  { $project: { 'fullDocument.name': 1, 'fullDocument.nextRunAt': 1 } },
];

/**
 * Tells Agenda of new jobs: a change stream of inserts. Agenda's own one looks up each job that changes, for every process.
 * After a break it starts at the present, because the place where it was may be forgotten, and has Agenda look for all jobs.
 */
export class NewJobs extends BaseNotificationChannel {
  readonly #db: Db;
  #stream: ChangeStream | null = null;

  constructor(db: Db) {
    super({ reconnect: { enabled: true, maxAttempts: Number.POSITIVE_INFINITY, maxDelayMs: 5_000 } });
    this.#db = db;
  }

  override async connect(): Promise<void> {
    this.setState('connecting');
    try {
      // at the server's own time, so that no job is missed between this answer and the first batch
      const { operationTime } = await this.#db.command({ ping: 1 });
      if (this.state === 'disconnected') return;
      this.#open(operationTime);
    } catch (error) {
      if (this.state !== 'disconnected') this.scheduleReconnect();
      throw error;
    }
    this.clearReconnect();
    this.setState('connected');
    for (const name of jobNames) this.#tell({ name, nextRunAt: new Date() });
  }

  override async disconnect(): Promise<void> {
    this.clearReconnect();
    this.setState('disconnected');
    const stream = this.#stream;
    this.#stream = null;
    await stream?.close().catch(() => undefined);
    this.handlers.clear();
  }

  /** The change stream tells of jobs that others have added, and of our own. */
  override publish(): Promise<void> {
    return Promise.resolve();
  }

  #open(startAtOperationTime: Timestamp): void {
    const stream = this.#db.collection(collection).watch(insertsOfJobs, { startAtOperationTime, maxAwaitTimeMS });
    this.#stream = stream as unknown as ChangeStream;
    stream.on('change', (change) => 'fullDocument' in change && this.#tell(change.fullDocument as NewJob));
    const isOurs = () => this.#stream === (stream as unknown);
    const reopen = () => {
      if (!isOurs()) return;
      this.#stream = null;
      stream.close().catch(() => undefined);
      this.scheduleReconnect();
    };
    stream.on('close', reopen);
    stream.on('error', (error) => {
      // the driver calls it an error when an event arrives after we have closed it
      if (!isOurs()) return;
      this.emit('error', error);
      reopen();
    });
  }

  #tell({ _id, name, nextRunAt }: NewJob): void {
    const jobId = toJobId(String(_id));
    this.notifyHandlers({ jobId, jobName: name, nextRunAt, priority: 0, timestamp: new Date() }).catch((error) =>
      this.emit('error', error),
    );
  }
}

interface NewJob {
  _id?: unknown;
  name: string;
  nextRunAt: Date | null;
}
