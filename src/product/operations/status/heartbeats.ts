import { hostname } from 'node:os';
import type { Clock } from '../../../infra/clock.ts';
import { schemaVersion } from '../../../infra/database/migrations/schema-version.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { isProcessAlive } from '../../../infra/processes.ts';
import type { HeartbeatModel, HeartbeatRecord } from './heartbeat.model.ts';

interface HeartbeatDeps {
  heartbeats: HeartbeatModel;
  clock: Clock;
}

export interface LiveProcess {
  workerId: string;
  roles: readonly string[];
  /** Free space of the disk that this process works on. */
  freeBytes(): Promise<number>;
  logger: Logger;
}

/** Rare, because a fleet has many processes. */
const beatMs = 2 * 60_000;
/** On a very busy machine a beat may be late. A process that stops says so, and one of this machine is known to be dead. */
const aliveWithinMs = 2.5 * beatMs;

/** Reports every two minutes that this process is alive, until it is stopped. */
export function startHeartbeat(deps: HeartbeatDeps, self: LiveProcess): { stop(): Promise<void> } {
  const startedAt = new Date(deps.clock());
  let last = beatOnce(deps, self, startedAt);
  const timer = setInterval(() => {
    last = last.then(() => beatOnce(deps, self, startedAt));
  }, beatMs);
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await deps.heartbeats.deleteOne({ _id: self.workerId });
    },
  };
}

/** Running processes, longest running first. */
export async function listProcesses({ heartbeats, clock }: HeartbeatDeps): Promise<HeartbeatRecord[]> {
  const since = new Date(clock() - aliveWithinMs);
  const seen = await heartbeats
    .find({ seenAt: { $gte: since } })
    .sort({ startedAt: 1, _id: 1 })
    .lean<HeartbeatRecord[]>();
  return seen.filter(({ _id }) => isProcessAlive(_id) !== false);
}

/** How many processes run that write records of an earlier version, see `schemaVersion`. */
export async function countOlderProcesses(deps: HeartbeatDeps): Promise<number> {
  const processes = await listProcesses(deps);
  return processes.filter((running) => (running.schemaVersion ?? 1) < schemaVersion).length;
}

async function beatOnce(
  { heartbeats, clock }: HeartbeatDeps,
  { workerId, roles, freeBytes, logger }: LiveProcess,
  startedAt: Date,
): Promise<void> {
  try {
    const free = await freeBytes().catch(() => null);
    await heartbeats.updateOne(
      { _id: workerId },
      {
        $set: { seenAt: new Date(clock()), freeBytes: free },
        $setOnInsert: { host: hostname(), pid: process.pid, roles: [...roles], startedAt, schemaVersion },
      },
      { upsert: true },
    );
  } catch (err) {
    logger.warn({ err }, 'could not write the heartbeat of this process');
  }
}
