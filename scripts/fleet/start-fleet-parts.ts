import { connectDatabase } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createWorkPause } from '../../src/product/videos/lease/work-pause.ts';
import type { S3Server } from '../s3-server/start-s3-server.ts';
import { type CleanUp, startTemporaryService } from '../service/temporary-service.ts';
import { startEventReceiver } from './event-receiver.ts';
import type { AcceptedVideo, FleetSizes } from './fill-queue.ts';
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

/** How long work in hand may take to end, when nothing new is begun. */
export const maxDrainMs = 60_000;
/** Stopping the workers, and looking at every video. */
const checkMs = 30_000;

export type FleetParts = Awaited<ReturnType<typeof startFleetParts>>;

/** The service's API, the servers that it calls, and a fleet whose workers do not run yet. */
export async function startFleetParts(cleanUp: CleanUp, run: FleetRun) {
  const endMs = performance.now() + run.budgetMs;
  const deadlineMs = endMs - maxDrainMs - checkMs;
  const program = await buildFleetWorker();
  const env = settingsOf(run);
  const service = await startTemporaryService(cleanUp, { env, role: 'api' });
  const database = await connectDatabase({ uri: run.mongoUri, logger: silentLogger });
  cleanUp(() => database.close());
  const fleet = createWorkerFleet(program, {
    ...{ ...run, env, dataDir: run.s3 ? undefined : service.dataDir },
    signal: signalAfter(deadlineMs - performance.now()),
  });
  cleanUp(() => fleet.killAll());
  const secrets = new Map<string, string>();
  return {
    run,
    env: { ...env, DATA_DIR: service.dataDir },
    baseUrl: service.baseUrl,
    database,
    workPause: createWorkPause({ connection: database.connection, clock: Date.now }),
    host: await startSourceHost(cleanUp, run.work.videoBytes),
    receiver: await startEventReceiver(cleanUp, (videoId) => secrets.get(videoId)),
    fleet,
    deadlineMs,
    /** Until when so much of the whole time has passed. */
    signalAt: (share: number) => signalAfter(endMs - (1 - share) * run.budgetMs - performance.now()),
    /** Of the owner of each video, with which its callback is signed. */
    secrets,
    accepted: new Map<string, AcceptedVideo>(),
    say: run.say ?? (() => undefined),
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

const signalAfter = (ms: number) => AbortSignal.timeout(Math.max(0, Math.round(ms)));
