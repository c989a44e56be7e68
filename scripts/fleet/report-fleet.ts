import { readConfig } from '../../src/infra/config/read-config.ts';
import { createObjectStore } from '../../src/infra/storage/create-object-store.ts';
import type { Operations } from '../bench/count-operations.ts';
import { round } from '../bench/measure.ts';
import { checkFleet, findFleetFaults } from './check-fleet.ts';
import { measureFairness } from './measure-fairness.ts';
import { readWarnings } from './read-warnings.ts';
import type { FleetParts } from './start-fleet-parts.ts';

export type FleetReport = Awaited<ReturnType<typeof reportFleet>>;

/** What the workers did, until all of them had nothing in hand. Times in milliseconds of `performance.now()`. */
export interface FleetWork {
  workers: number;
  memoryMb: number;
  startedMs: number;
  endedMs: number;
  /** How long claims took, ascending. */
  claims: number[];
  /** How long each replaced worker took to end. */
  stopsMs: number[];
  cpuSeconds: number;
}

interface Counted extends FleetWork {
  fillSeconds: number;
  operations: Operations;
  commands: Record<string, number>;
}

/** The figures of a run whose workers have stopped. */
export async function reportFleet({ run, env, database, receiver, accepted }: FleetParts, work: Counted) {
  const { startedMs, endedMs, operations, commands, claims, stopsMs } = work;
  const store = await createObjectStore({ ...readConfig(env), identity: 'bench' });
  const check = await checkFleet({ database, store, receiver, accepted });
  const lastMs = Math.max(...[...receiver.events.values()].map(({ atMs }) => atMs));
  const traffic = run.s3 && (await run.s3.traffic());
  const eachVideo = (amount: number, digits: number) => round(amount / Math.max(1, check.finished), digits);
  return {
    workers: work.workers,
    ...run.sizes,
    ...run.work,
    fillSeconds: round(work.fillSeconds, 1),
    workSeconds: round((endedMs - startedMs) / 1000, 1),
    isComplete: check.finished === run.sizes.videos,
    videosAnHour: Math.round((check.finished * 3_600_000) / (lastMs - startedMs)),
    claims: { count: claims.length, p50: at(claims, 0.5), p95: at(claims, 0.95), worst: at(claims, 1) },
    // all of them, those of idle workers and of unfinished videos too, but not those of the replica set's other members
    operationsAVideo: eachVideo(operations.all - operations.replication, 1),
    operations,
    commands,
    workerCpuSecondsAVideo: eachVideo(work.cpuSeconds, 3),
    workerMemoryMb: work.memoryMb,
    fairness: measureFairness({ accepted, events: receiver.events, startedMs, endedMs }),
    bytes: traffic && { ...traffic, sentOfReceived: round(traffic.sentBytes / traffic.receivedBytes, 2) },
    deploy: { replaced: stopsMs.length, worstStopMs: Math.round(Math.max(0, ...stopsMs)) },
    warnings: readWarnings(run.folder),
    ...check,
    faults: findFleetFaults(check),
  };
}

/** @param sorted ascending */
function at(sorted: number[], share: number): number {
  return round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, 1);
}
