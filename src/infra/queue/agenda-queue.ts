import { MongoBackend, MongoJobRepository } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { Connection, mongo } from 'mongoose';
import { systemClock } from '../clock.ts';
import type { Logger } from '../logging/logger.ts';
import { looksNow } from './look-turns.ts';
import { mergeWakes } from './merge-wakes.ts';
import { type JobName, jobNames, type LocalJobs, type Queue, type RegisteredWorker } from './queue.ts';
import { type FleetMember, registerWorker } from './register-worker.ts';
import { createLaterWakes } from './wake-later.ts';
import { readLivingKinds, wakeWorker } from './wake-worker.ts';
import { createWorkerModel } from './worker.model.ts';

const collection = 'agendaJobs';

/**
 * How often a worker looks which scheduled jobs are due; in a fleet, some of them do. It takes them this long ahead, and they
 * fill the places of their kind meanwhile.
 */
const pollMs = 10_000;

export interface AgendaQueue extends Queue {
  /** Keeps the schedule: one document for each job that runs at an interval. */
  agenda: Agenda;
  /** Makes jobs due that are to run later. They may always run: there is only nothing to do. */
  makeAllDue(): Promise<void>;
  /** The kinds of machines among the workers that seem to live, see `LocalJobs`. */
  livingKinds(): Promise<string[]>;
  /** Lets a worker be woken. Wakes of its own process find it first. */
  register(local: LocalJobs): Promise<RegisteredWorker & FleetMember>;
}

interface QueueDeps {
  connection: Connection;
  /** Of this process, see `processIdentity`. */
  name: string;
  logger: Logger;
}

/**
 * The queue of one process (decision 38). Wakes go to one worker each; Agenda, on the service's own connection, has the jobs
 * that run at an interval. The worker defines and starts them.
 */
export async function createAgendaQueue(deps: QueueDeps): Promise<AgendaQueue> {
  const { logger, name } = deps;
  let registered: FleetMember | null = null;
  const agenda = await openAgenda(deps, () => looksNow(registered?.fleetSize() ?? 1));
  const others = { workers: createWorkerModel(deps.connection), clock: systemClock, workerId: name, logger };
  let local: LocalJobs | null = null;

  async function wakeNow(job: JobName): Promise<void> {
    if (local?.take(job) || (await wakeWorker(others, job, 0))) return;
    local?.takeLater(job);
  }

  async function wakeElsewhere(job: JobName): Promise<void> {
    if (!(await wakeWorker(others, job, 0))) local?.take(job);
  }

  const onError = (err: unknown, job: JobName) =>
    logger.warn({ err, job }, 'a job could not be woken: the reconciler wakes it');
  const wakeMerged = mergeWakes({ wake: wakeNow, onError });
  const later = createLaterWakes({
    clock: systemClock,
    wake: (job) => void wakeMerged(job).catch((err) => onError(err, job)),
  });
  return {
    agenda,
    async makeAllDue() {
      const now = new Date();
      await deps.connection
        .collection(collection)
        .updateMany({ name: { $in: [...jobNames] }, nextRunAt: { $gt: now } }, { $set: { nextRunAt: now } });
    },
    livingKinds: () => readLivingKinds(others),
    async register(jobs) {
      local = jobs;
      const worker = await registerWorker(others, jobs);
      registered = worker;
      return worker;
    },
    async wake(job, { at, elsewhere } = {}) {
      if (at && at.getTime() > systemClock()) later.wakeAt(job, at);
      else await (elsewhere ? wakeElsewhere(job) : wakeMerged(job));
    },
  };
}

async function openAgenda({ connection, name, logger }: QueueDeps, looks: () => boolean): Promise<Agenda> {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected.');
  const agenda = new Agenda({
    backend: new OneLookBackend(db, looks),
    name,
    processEvery: pollMs,
    maxConcurrency: 100,
    removeOnComplete: true,
  });
  agenda.on('error', (error) => logger.error({ err: error }, 'error in the job queue'));
  await agenda.ready;
  return agenda;
}

/** Agenda asks for each kind of job by itself: the answers to all of them come from one read, if this worker looks now. */
class OneLookRepository extends MongoJobRepository {
  readonly #looks: () => boolean;
  #looked: { at: number; due: Promise<Set<string>> } | null = null;

  constructor(options: ConstructorParameters<typeof MongoJobRepository>[0], looks: () => boolean) {
    super(options);
    this.#looks = looks;
  }

  override async getNextJobToRun(
    ...args: Parameters<MongoJobRepository['getNextJobToRun']>
  ): ReturnType<MongoJobRepository['getNextJobToRun']> {
    const [name, nextScanAt, lockDeadline] = args;
    return (await this.#dueJobs(nextScanAt, lockDeadline)).has(name) ? super.getNextJobToRun(...args) : undefined;
  }

  #dueJobs(nextScanAt: Date, lockDeadline: Date): Promise<Set<string>> {
    if (this.#looked && performance.now() - this.#looked.at < 1_000) return this.#looked.due;
    const due = this.#looks() ? this.#readDueJobs(nextScanAt, lockDeadline) : Promise.resolve(new Set<string>());
    due.catch(() => {
      this.#looked = null;
    });
    this.#looked = { at: performance.now(), due };
    return due;
  }

  async #readDueJobs(nextScanAt: Date, lockDeadline: Date): Promise<Set<string>> {
    const isDue = [{ lockedAt: null, nextRunAt: { $lte: nextScanAt } }, { lockedAt: { $lte: lockDeadline } }];
    const jobs = await this.collection
      .find({ name: { $in: [...jobNames] }, $or: isDue }, { projection: { name: 1 } })
      .toArray();
    return new Set(jobs.map((job) => job.name));
  }
}

class OneLookBackend extends MongoBackend {
  readonly #repository: OneLookRepository;

  constructor(db: mongo.Db, looks: () => boolean) {
    super({ mongo: db, collection, ensureIndex: false });
    const sort = { priority: 'desc', nextRunAt: 'asc' } as const;
    this.#repository = new OneLookRepository({ mongo: db, db: { collection }, ensureIndex: true, sort }, looks);
  }

  override get repository() {
    return this.#repository;
  }

  override async connect(): Promise<void> {
    await super.connect();
    await this.#repository.connect();
  }

  override disconnect(): Promise<void> {
    return this.#repository.disconnect();
  }
}
