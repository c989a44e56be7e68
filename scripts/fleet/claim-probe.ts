import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { processIdentity } from '../../src/infra/processes.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { claimVideo, releaseLease } from '../../src/product/videos/lease/video-lease.ts';
import { createWorkCaps } from '../../src/product/videos/lease/work-caps.ts';
import { createWorkPause } from '../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';

const queue = { from: ['queued', 'fetching'], stage: 'fetching' } as const;

/**
 * One claimer more than the workers: it claims the next video once a second, gives it back at once, and measures how long the
 * claim takes.
 * @returns stops, and returns the latencies of the claims that got a video, in milliseconds, ascending
 */
export async function startClaimProbe(database: Database): Promise<() => Promise<number[]>> {
  const { connection } = database;
  const workerId = processIdentity();
  const videos = createVideoModel(connection);
  const workPause = createWorkPause({ connection, clock: Date.now });
  const { wake } = await createAgendaQueue({ connection, name: workerId, logger: silentLogger });
  const diskRoom = { isLow: async () => false, requireRoom: async () => undefined };
  const workCaps = createWorkCaps({ videos, clock: Date.now, maxQueued: 0, maxInWork: 0 });
  const deps = { videos, clock: Date.now, workerId, workPause, diskRoom, workCaps };
  const stopping = new AbortController();
  const latencies: number[] = [];

  const claimOnce = async () => {
    const startedMs = performance.now();
    const claimed = await claimVideo(deps, queue);
    if (!claimed) return;
    latencies.push(performance.now() - startedMs);
    await releaseLease(deps, claimed.lease, { counts: 'nothing' });
    await wake('fetch-source');
  };
  const claiming = (async () => {
    while (!stopping.signal.aborted) {
      await claimOnce();
      await delay(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  claiming.catch(() => undefined);
  return async () => {
    stopping.abort();
    await claiming;
    return latencies.sort((a, b) => a - b);
  };
}
