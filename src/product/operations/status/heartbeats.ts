import { hostname } from 'node:os';
import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { HeartbeatModel, HeartbeatRecord } from './heartbeat.model.ts';

export interface HeartbeatDeps {
  heartbeats: HeartbeatModel;
  clock: Clock;
}

export interface LiveProcess {
  workerId: string;
  roles: readonly string[];
  /** Of the disk that this process works on. */
  freeBytes(): Promise<number>;
  logger: Logger;
}

const beatMs = 20_000;

/** Four beats may be late, on a machine that is very busy, before a process counts as gone. */
export const aliveWithinMs = 5 * beatMs;

/** Says every 20 s that this process lives, until it is stopped. */
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

/** Those that live, the longest running first. */
export async function listProcesses({ heartbeats, clock }: HeartbeatDeps): Promise<HeartbeatRecord[]> {
  const since = new Date(clock() - aliveWithinMs);
  return heartbeats
    .find({ seenAt: { $gte: since } })
    .sort({ startedAt: 1, _id: 1 })
    .lean<HeartbeatRecord[]>();
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
        $setOnInsert: { host: hostname(), pid: process.pid, roles: [...roles], startedAt },
      },
      { upsert: true },
    );
  } catch (err) {
    logger.warn({ err }, 'this process could not say that it lives');
  }
}
