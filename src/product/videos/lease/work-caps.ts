import type { Clock } from '../../../infra/clock.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoModel } from '../records/video.model.ts';
import { workingStages } from '../records/video-states.ts';

export type WorkCaps = ReturnType<typeof createWorkCaps>;

interface WorkCapsOptions {
  videos: VideoModel;
  clock: Clock;
  /** Unfinished videos of all accounts; 0 = no limit. */
  maxQueued: number;
  /** Of one account, in the hands of workers at the same time; 0 = no limit. */
  maxInWork: number;
}

/** Each process reads at most this often, however many ask. So a limit may be passed by what comes meanwhile. */
const freshMs = 1_000;

/**
 * Limits that hold over the whole service, beside those of each process and of each account's queue. Both are counted by an index:
 * the queue never further than its limit, and of what is in work as many videos as all workers have places.
 */
export function createWorkCaps({ videos, clock, maxQueued, maxInWork }: WorkCapsOptions) {
  const queued = readRarely(clock, async () => {
    const waiting = { stage: { $in: [...workingStages] }, removedAt: null };
    return await videos.countDocuments(waiting, { limit: maxQueued });
  });
  const cappedOwners = readRarely(clock, async () => {
    const inWork = { stage: { $in: [...workingStages] }, leaseUntil: { $gt: new Date(clock()) }, removedAt: null };
    const owners = await videos.aggregate<{ _id: number }>([
      { $match: inWork },
      { $group: { _id: '$ownerId', count: { $sum: 1 } } },
      { $match: { count: { $gte: maxInWork } } },
    ]);
    return owners.map(({ _id }) => _id);
  });
  return {
    /** @throws AppError `service_full` */
    async requireRoom(): Promise<void> {
      if (maxQueued === 0 || (await queued()) < maxQueued) return;
      throw new AppError('service_full', {
        message: 'More videos are waiting than can be made soon. Nothing new is accepted for some minutes.',
      });
    },
    /** Accounts that have as many videos in work as they may. */
    ownersAtCap: async (): Promise<number[]> => (maxInWork === 0 ? [] : cappedOwners()),
  };
}

function readRarely<T>(clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  let readAt = 0;
  return () => {
    if (known === null || clock() - readAt >= freshMs) {
      readAt = clock();
      const reading = read();
      known = reading;
      // the next one who asks tries again
      reading.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known;
  };
}
