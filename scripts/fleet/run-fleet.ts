import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createObjectStore } from '../../src/infra/storage/create-object-store.ts';
import { createDeliveryModel } from '../../src/product/delivery/delivery.model.ts';
import { createWorkPause } from '../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { countOperations } from '../bench/count-operations.ts';
import { round } from '../bench/measure.ts';
import type { S3Server } from '../s3-server/start-s3-server.ts';
import { type CleanUp, startTemporaryService } from '../service/temporary-service.ts';
import { checkFleet, findFleetFaults } from './check-fleet.ts';
import { startClaimProbe } from './claim-probe.ts';
import { startEventReceiver } from './event-receiver.ts';
import { type AcceptedVideo, createPeople, type FleetSizes, fillQueue, ordersOf, type Person } from './fill-queue.ts';
import { measureFairness } from './measure-fairness.ts';
import { readWarnings } from './read-warnings.ts';
import { startSourceHost } from './source-host.ts';
import type { StandInWork } from './stand-in-work.ts';
import { buildFleetWorker, createWorkerFleet } from './worker-fleet.ts';

export interface FleetRun {
  sizes: FleetSizes;
  workers: number;
  work: StandInWork;
  /** Of the database, with a name. */
  mongoUri: string;
  /** null = all workers share a disk. */
  s3: S3Server | null;
  folder: string;
  /** How long all of it may take. */
  budgetMs: number;
  say?(line: string): void;
}

export type FleetReport = Awaited<ReturnType<typeof runFleet>>;

/** How long work in hand may take to end, when nothing new is begun. */
const drainMs = 60_000;
/** Stopping the workers, and looking at every video. */
const checkMs = 30_000;
/** Shares of the time in which people and videos are made, if there are so many. */
const [peopleShare, fillShare] = [0.15, 0.35];
const pollMs = 200;

/**
 * Orders videos of many people, has a fleet of workers make them, replaces every worker in the middle, and reports what has
 * become of each video. What is not finished in time waits: work is paused then, and the workers stop.
 */
export async function runFleet(cleanUp: CleanUp, run: FleetRun) {
  const beganMs = performance.now();
  const { sizes, s3, folder, say = () => undefined } = run;
  const atShare = (share: number) => beganMs + share * run.budgetMs - performance.now();
  const program = await buildFleetWorker();
  const env = settingsOf(run);
  const service = await startTemporaryService(cleanUp, { env, role: 'api' });
  const database = await connectDatabase({ uri: run.mongoUri, logger: silentLogger });
  cleanUp(() => database.close());
  const secrets = new Map<string, string>();
  const host = await startSourceHost(cleanUp, run.work.videoBytes);
  const receiver = await startEventReceiver(cleanUp, (videoId) => secrets.get(videoId));
  const accepted = new Map<string, AcceptedVideo>();

  say(`creating ${sizes.people} people`);
  const people: Person[] = await createPeople(database, sizes.people, timeout(atShare(peopleShare)));
  say(`ordering ${sizes.videos} videos`);
  const fillStartedMs = performance.now();
  await fillQueue({
    ...{ baseUrl: service.baseUrl, people, orders: ordersOf(sizes), urlOf: host.urlOf, callback: receiver.url },
    signal: timeout(atShare(fillShare)),
    onAccepted(videoId, video) {
      accepted.set(videoId, video);
      secrets.set(videoId, people[video.person]?.secret ?? '');
    },
  });
  const fillSeconds = round((performance.now() - fillStartedMs) / 1000, 1);

  const workMs = Math.max(0, atShare(1) - drainMs - checkMs);
  const dataDir = s3 ? undefined : service.dataDir;
  const fleet = createWorkerFleet(program, { ...run, folder, env, dataDir, signal: timeout(workMs) });
  const count = await countOperations(run.mongoUri, cleanUp);
  const startedMs = performance.now();
  const deadlineMs = startedMs + workMs;
  let replaced: number[] = [];
  let workers = 0;
  let [claims, memoryMb, endedMs]: [number[], number, number] = [[], 0, 0];
  const { operations } = await count(async () => {
    const stopProbe = await startClaimProbe(database);
    say(`starting ${run.workers} workers`);
    await fleet.startAll();
    workers = fleet.running();
    const readyMs = performance.now();
    const isEnd = () => receiver.events.size === accepted.size || performance.now() > deadlineMs;
    const isMiddle = () => receiver.events.size * 2 >= accepted.size || performance.now() * 2 > readyMs + deadlineMs;
    await until(() => isMiddle() || isEnd());
    say(`replacing every worker; ${receiver.events.size} videos are finished`);
    memoryMb = fleet.memoryMb();
    replaced = await fleet.replaceAll();
    await until(isEnd);
    claims = await stopProbe();
    endedMs = performance.now();
    say(`pausing; ${receiver.events.size} videos are finished`);
    await drain(database);
  });
  await fleet.stopAll();

  const { storage, paths } = readConfig({ ...env, DATA_DIR: service.dataDir });
  const store = await createObjectStore({ storage, paths, identity: 'bench' });
  const check = await checkFleet({ database, store, receiver, accepted });
  const lastMs = Math.max(...[...receiver.events.values()].map(({ atMs }) => atMs));
  const traffic = s3 && (await s3.traffic());
  return {
    workers,
    ...sizes,
    ...run.work,
    fillSeconds,
    workSeconds: round((endedMs - startedMs) / 1000, 1),
    isComplete: check.finished === sizes.videos,
    videosAnHour: Math.round((check.finished * 3_600_000) / (lastMs - startedMs)),
    claims: { count: claims.length, p50: at(claims, 0.5), p95: at(claims, 0.95), worst: at(claims, 1) },
    // all of them, those of idle workers and of unfinished videos too, but not those of the replica set's other members
    operationsAVideo: round((operations.all - operations.replication) / Math.max(1, check.finished), 1),
    operations,
    workerCpuSecondsAVideo: round(fleet.cpuSeconds() / Math.max(1, check.finished), 3),
    workerMemoryMb: memoryMb,
    fairness: measureFairness({ accepted, events: receiver.events, startedMs, endedMs }),
    bytes: traffic && { ...traffic, sentOfReceived: round(traffic.sentBytes / traffic.receivedBytes, 2) },
    deploy: { replaced: replaced.length, worstStopMs: Math.round(Math.max(0, ...replaced)) },
    warnings: readWarnings(folder),
    ...check,
    faults: findFleetFaults(check),
  };
}

function settingsOf({ mongoUri, s3 }: FleetRun): Record<string, string> {
  return {
    MONGODB_URI: mongoUri,
    ALLOW_PRIVATE_NETWORK: 'true',
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_QUEUED_VIDEOS: '0',
    MIN_FREE_DISK_BYTES: '0',
    SPEECH_ENGINE: 'none',
    RENDER_CONCURRENCY: '1',
    LOG_LEVEL: 'warn',
    ...s3?.settings,
  };
}

/** Has workers begin nothing new, and waits until what they have in hand is finished and announced. */
async function drain({ connection }: Database): Promise<void> {
  await createWorkPause({ connection, clock: Date.now }).pause('bench');
  const videos = createVideoModel(connection);
  const deliveries = createDeliveryModel(connection);
  const deadlineMs = performance.now() + drainMs;
  for (;;) {
    const inWork = await videos.countDocuments({ leaseOwner: { $gt: '' } });
    const pending = await deliveries.countDocuments({ status: 'pending' });
    if ((inWork === 0 && pending === 0) || performance.now() > deadlineMs) return;
    await delay(pollMs);
  }
}

const timeout = (ms: number) => AbortSignal.timeout(Math.max(0, Math.round(ms)));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(pollMs);
}

/** @param sorted ascending */
function at(sorted: number[], share: number): number {
  return round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, 1);
}
