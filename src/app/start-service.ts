import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { allJobs } from '../../jobs/all-jobs.ts';
import { startWorker } from '../../jobs/worker.ts';
import { createEngine, type Engine } from '../engine/index.ts';
import { kindOfMachine } from '../engine/render/plan/made-with.ts';
import { systemClock } from '../infra/clock.ts';
import type { Config } from '../infra/config/config.ts';
import { encoderChanges } from '../infra/config/project-dirs.ts';
import { readToolPaths } from '../infra/config/tool-paths.ts';
import { followDatabaseClock } from '../infra/database/follow-database-clock.ts';
import { createSchemaModel } from '../infra/database/migrations/schema.model.ts';
import { startMigrations } from '../infra/database/migrations/start-migrations.ts';
import { openDatabase } from '../infra/database/open-database.ts';
import type { Logger } from '../infra/logging/logger.ts';
import { processIdentity } from '../infra/processes.ts';
import { type AgendaQueue, createAgendaQueue } from '../infra/queue/agenda-queue.ts';
import { jobsOf } from '../infra/queue/job-roles.ts';
import type { JobName } from '../infra/queue/queue.ts';
import { freeBytesOf } from '../infra/storage/disk-room.ts';
import { findUnreachableRedirects } from '../infra/storage/public-store-url.ts';
import { openTracing } from '../infra/tracing/open-tracing.ts';
import { allMigrations } from '../product/migrations/all-migrations.ts';
import { createDrawingMachines } from '../product/videos/lease/drawing-machines.ts';
import { createWorkDirs, type WorkDirs } from '../product/videos/records/work-dirs.ts';
import { checkStorageOwner } from '../product/videos/sweeping/storage-owner.ts';
import { startMachineSweep } from '../product/videos/sweeping/sweep-machine.ts';
import type { Role } from './choose-roles.ts';
import { createMessengers, openOperatorMessenger } from './compose-chats.ts';
import { type Composition, composeServices } from './compose-services.ts';
import { registerEncoder, registerProcessMetrics } from './process-metrics.ts';
import { startBots } from './start-bots.ts';
import { createStopStack, type StopStack } from './stop-stack.ts';
import { createTaskThreads } from './task-threads.ts';
import { type ParentProcess, startWorkerProcess } from './worker-process.ts';
import { registerWorkerUsage } from './worker-usage.ts';

export interface RunningService {
  /** Takes nothing new, lets short work finish, returns the rest to the queue, and stops the database if it is ours. */
  stop(): Promise<void>;
}

export interface StartService {
  config: Config;
  logger: Logger;
  roles: Role[];
  /** Default: the engine of this machine. A benchmark of many workers puts stand-ins in its place. */
  makeEngine?: typeof createEngine;
  /** Of a worker that another process has started. */
  parent?: ParentProcess | null;
}

/**
 * Starts the roles in this process, on embedded parts where nothing else is configured. The worker gets a process of its own
 * if there are other roles.
 * @throws AppError `configuration` with a message for the operator; parts that were started are stopped again
 */
export async function startService(deps: StartService): Promise<RunningService> {
  const stack = createStopStack(deps.logger);
  try {
    await start(deps, stack);
    stack.started();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

async function start(deps: StartService, stack: StopStack) {
  const { config, logger, roles, parent = null, makeEngine = createEngine } = deps;
  if (config.allowPrivateNetwork) warnOfPrivateNetwork(logger);
  const unreachable = findUnreachableRedirects(config);
  if (unreachable) logger.warn(unreachable);
  const tools = readToolPaths(config.paths.cacheDir);
  const { sentenceModelDir: folder } = tools;
  const encoder = config.comparesSentences && folder !== null ? { folder, changes: encoderChanges } : null;
  const workerId = processIdentity();
  const tracing = await openTracing({ config: config.tracing, logger, instanceId: workerId });
  stack.push('traces', () => tracing.stop());
  const database = await openDatabase({ config, tools, logger });
  stack.push('database', () => database.close());
  await database.endAbandonedTransactions();
  const leaveClock = await followDatabaseClock({ database, logger });
  stack.push('clock', async () => leaveClock());
  // first, because its start takes as long as ours
  const jobNames = jobsOf(roles);
  const ownRoles = roles.filter((role) => jobsOf([role]).length === 0);
  const workerRoles = roles.filter((role) => !ownRoles.includes(role));
  const worker = jobNames.length > 0 && ownRoles.length > 0 ? startWorkerProcess({ logger, roles: workerRoles }) : null;
  if (worker) stack.push('worker', () => worker.stop());
  const queue = await createAgendaQueue({ connection: database.connection, name: workerId, logger });
  const registry = new Registry();
  const { minFreeDiskBytes } = config.limits;
  registerProcessMetrics(registry, {
    roles: worker ? ownRoles : roles,
    dataDir: config.paths.dataDir,
    minFreeDiskBytes,
  });
  const workDirs = createWorkDirs({ dataDir: config.paths.dataDir, workerId });
  stack.push('work folders', () => workDirs.close());
  const tasks = createTaskThreads({ paths: config.paths, encoder });
  stack.push('task threads', () => tasks.close());
  const renders = !worker && rendering.some((job) => jobNames.includes(job));
  const loadEngine = onceItSucceeds(() => makeEngine({ config, tools, logger, tasks, renders }));
  const messengers = createMessengers(config);
  const operatorMessenger = openOperatorMessenger(config);
  const composed = await composeServices({
    config,
    tools,
    logger,
    database,
    queue,
    workerId,
    registry,
    tracing,
    tasks,
    loadEngine,
    workDirs,
    messengers,
    operatorMessenger,
  });
  stack.push('services', () => composed.close());
  const schema = createSchemaModel(database.connection);
  await database.ensureIndexes();
  await takeStorage(composed, logger);
  const machineSweep = startMachineSweep({ ...composed.parts, dataDir: config.paths.dataDir });
  stack.push('sweep of the disk', () => machineSweep.stop());
  const heartbeat = composed.operations.startHeartbeat({
    roles: worker ? ownRoles : roles,
    freeBytes: () => freeBytesOf(config.paths.dataDir),
  });
  stack.push('heartbeat', () => heartbeat.stop());
  const migrations = startMigrations({
    schema,
    migrations: allMigrations(database.connection),
    clock: systemClock,
    workerId,
    logger,
    countOlderProcesses: composed.operations.countOlderProcesses,
  });
  stack.push('migrations', () => migrations.stop());
  const served = { config, logger, composed, registry, tracing };
  if (parent) answerParent(parent, registry);
  else if (!roles.includes('api')) await (await import('./start-http.ts')).startStatusPort(served, stack);
  if (worker) await worker.ready;
  else if (jobNames.length > 0) {
    const engine = await loadEngine();
    if (jobNames.includes('render-segments')) registerEncoder(registry, engine.encoder);
    await startOwnWorker({ config, logger, queue, composed, engine, workDirs, jobNames }, stack);
  }
  if (!roles.includes('api') && !roles.includes('bots')) return;
  // imported here, so that a worker starts without them
  const { openCaptionBot } = await import('../../bots/caption-bot/open-caption-bot.ts');
  const captionBot = openCaptionBot({ config, logger, chats: composed.services.chats, clock: systemClock });
  if (roles.includes('api')) {
    const { startApi } = await import('./start-http.ts');
    await startApi({ ...served, worker, agenda: queue.agenda, captionBot }, stack);
  }
  if (roles.includes('bots')) {
    const { openOperatorBot } = await import('../../bots/operator-bot/open-operator-bot.ts');
    const operatorBot = openOperatorBot({ config, logger, operations: composed.operations, clock: systemClock });
    const bots = startBots({ logger, captionBot, operatorBot });
    stack.push('bots', () => bots.stop());
    followVideos(composed, stack);
  }
  // stopped before everything else: /readyz says so meanwhile
  if (roles.includes('api')) stack.push('load balancers', () => wait(config.http.drainSeconds * 1000));
}

/** The jobs that plan or render; the beginning of a long video is shown while it is transcribed. */
const rendering: readonly JobName[] = ['listen', 'plan-render', 'render-segments'];

interface WorkerParts {
  config: Config;
  logger: Logger;
  queue: AgendaQueue;
  composed: Composition;
  engine: Engine;
  workDirs: WorkDirs;
  jobNames: readonly JobName[];
}

async function startOwnWorker(
  { config, logger, queue, composed, engine, workDirs, jobNames }: WorkerParts,
  stack: StopStack,
): Promise<void> {
  const concurrency = { ...config.concurrency, render: config.render.concurrency };
  const drawingMachines = createDrawingMachines({
    clock: systemClock,
    own: kindOfMachine(engine),
    livingKinds: () => queue.livingKinds(),
  });
  const jobs = allJobs({ ...composed.parts, ...engine, workDirs, concurrency, drawingMachines }).filter(({ name }) =>
    jobNames.includes(name),
  );
  const machineKind = jobNames.includes('render-segments') ? drawingMachines.own : undefined;
  const worker = await startWorker({ queue, logger, machineKind }, jobs);
  stack.push('worker', () => worker.stop());
  logger.info({ renderConcurrency: concurrency.render, jobs: jobNames.length }, 'the worker takes work');
}

/** The process that has started this one shows its metrics. */
function answerParent(parent: ParentProcess, registry: Registry): void {
  registerWorkerUsage(registry);
  parent.answerWith(registry);
}

/** Before anything is stored: what lies in an empty store later is this database's. The service also starts without a store. */
async function takeStorage({ parts }: Composition, logger: Logger): Promise<void> {
  try {
    const refused = await checkStorageOwner(parts);
    if (refused) logger.warn({ refused }, 'nothing in the store will be swept: `doctor` says why');
  } catch (err) {
    logger.warn({ err }, 'could not find out whose store it is');
  }
}

/** Keeps the status messages in chats up to date with their videos. */
function followVideos({ parts }: Composition, stack: StopStack): void {
  const stopping = new AbortController();
  const following = parts.chats.updateStatusMessages(stopping.signal);
  stack.push('status messages', async () => {
    stopping.abort();
    await following;
  });
}

/** Makes it at the first call and returns the same one afterwards. A call after a failure tries again. */
function onceItSucceeds<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function warnOfPrivateNetwork(logger: Logger): void {
  logger.warn(
    'ALLOW_PRIVATE_NETWORK is on: anybody with a token can make this service call addresses inside your network. ' +
      'Use it for tests and closed networks only.',
  );
}
