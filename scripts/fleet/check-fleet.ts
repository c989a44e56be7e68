import type { Database } from '../../src/infra/database/connect-database.ts';
import type { ObjectStore } from '../../src/infra/storage/object-store.ts';
import { createOutputModel, outputPrefix } from '../../src/product/videos/records/output.model.ts';
import { createVideoModel, type VideoRecord } from '../../src/product/videos/records/video.model.ts';
import { isWorking } from '../../src/product/videos/records/video-states.ts';
import type { EventReceiver } from './event-receiver.ts';
import type { AcceptedVideo } from './fill-queue.ts';

export type FleetCheck = Awaited<ReturnType<typeof checkFleet>>;

interface FleetToCheck {
  database: Database;
  store: ObjectStore;
  receiver: EventReceiver;
  accepted: ReadonlyMap<string, AcceptedVideo>;
}

type Stored = Pick<VideoRecord, '_id' | 'stage' | 'leaseOwner' | 'removedAt' | 'tries' | 'faults' | 'crashes'>;

/** What has become of every accepted video, by the database, the store and the receiver, when no worker runs any more. */
export async function checkFleet({ database, store, receiver, accepted }: FleetToCheck) {
  const stored = await readVideos(database);
  const isFinished = (id: string) => stored.get(id)?.stage === 'processed';
  const all = [...stored.values()];
  const finished = all.filter(({ stage }) => stage === 'processed');
  const waiting = all.filter(({ stage, removedAt }) => isWorking(stage) && removedAt === null);
  const announced = [...receiver.events];
  return {
    accepted: accepted.size,
    finished: finished.length,
    waiting: waiting.length,
    waitingByStage: countBy(waiting, ({ stage }) => stage),
    failed: all.filter(({ stage }) => stage === 'failed').length,
    lost: [...accepted.keys()].filter((id) => !stored.has(id)).length,
    notAccepted: all.filter(({ _id }) => !accepted.has(_id)).length,
    held: waiting.filter(({ leaseOwner }) => leaseOwner !== null).length,
    crashes: all.reduce((sum, { crashes }) => sum + (crashes?.length ?? 0), 0),
    triesAndFaults: all.reduce((sum, { tries, faults = 0 }) => sum + tries + faults, 0),
    announced: announced.length,
    announcedTwice: announced.filter(([, { eventIds }]) => eventIds.size > 1).length,
    announcedUnfinished: announced.filter(([id, { status }]) => status !== 'processed' || !isFinished(id)).length,
    unannounced: finished.filter(({ _id }) => !receiver.events.has(_id)).length,
    wrongSignatures: receiver.wrongSignatures(),
    requestsRepeated: receiver.repeated(),
    ...(await checkOutputs(database, store, finished.length)),
  };
}

async function readVideos({ connection }: Database): Promise<Map<string, Stored>> {
  const fields = { stage: 1, leaseOwner: 1, removedAt: 1, tries: 1, faults: 1, crashes: 1 };
  const found = await createVideoModel(connection).find({}, fields).hint({ _id: 1 }).lean<Stored[]>();
  return new Map(found.map((video) => [video._id, video]));
}

/** Each finished video has one output with its file. Files without a record are those of workers that lost their lease. */
async function checkOutputs({ connection }: Database, store: ObjectStore, finished: number) {
  const outputs = await createOutputModel(connection).find({}).hint({ _id: 1 }).lean();
  const files = new Map<string, number>();
  for await (const { key, sizeBytes } of store.list(outputPrefix)) files.set(key, sizeBytes);
  return {
    outputsMissing:
      Math.max(0, finished - outputs.length) +
      outputs.filter(({ key, sizeBytes }) => files.get(key) !== sizeBytes).length,
    filesWithoutOutput: files.size - outputs.length,
  };
}

function countBy<T>(values: T[], keyOf: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1;
  return counts;
}

/** What must not be: each with its number. Empty = nothing was lost, and nothing announced twice. */
export function findFleetFaults(check: FleetCheck): string[] {
  const mustBeZero = [
    'failed',
    'lost',
    'notAccepted',
    'held',
    'crashes',
    'announcedTwice',
    'announcedUnfinished',
    'unannounced',
    'wrongSignatures',
    'outputsMissing',
  ] as const;
  const faults = mustBeZero.filter((name) => check[name] !== 0).map((name) => `${name}: ${check[name]}`);
  const { accepted, finished, waiting } = check;
  if (finished + waiting !== accepted) faults.push(`${finished} finished and ${waiting} waiting of ${accepted}`);
  return faults;
}
