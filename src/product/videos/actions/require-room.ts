import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

export type RoomDeps = VideoDeps<'videos' | 'keptBytes' | 'diskRoom' | 'workCaps' | 'maxQueuedVideos'>;

/** So many orders of one account are not made at the same time: further from the limit nothing needs to be locked. */
const nearLimit = 100;

/**
 * To be called before new work is accepted, after all other checks.
 * @throws AppError `queue_full` when too many videos of the account wait; `service_full` when too many of all accounts do; `disk_low`
 */
export async function requireRoomForWork(deps: RoomDeps, ownerId: number, transaction: Transaction): Promise<void> {
  await requireQueueRoom(deps, ownerId, transaction);
  await deps.workCaps.requireRoom();
  await deps.diskRoom.requireRoom();
}

/** Counts by an index, and never more than the limit. */
async function requireQueueRoom(
  { videos, keptBytes, maxQueuedVideos }: RoomDeps,
  ownerId: number,
  transaction: Transaction,
): Promise<void> {
  if (maxQueuedVideos === 0) return;
  const waiting = { ownerId, stage: { $in: [...workingStages] }, removedAt: null };
  const count = await videos.countDocuments(waiting, { limit: maxQueuedVideos, session: transaction });
  if (count >= maxQueuedVideos) throw queueFull(maxQueuedVideos);
  // an order at the same time then starts again, and counts this one
  if (count >= maxQueuedVideos - nearLimit) await keptBytes.lock(ownerId, transaction);
}

function queueFull(maxVideos: number): AppError {
  const message = `Your account has ${maxVideos} videos waiting, which is the limit. Try again when some of them are ready.`;
  return new AppError('queue_full', { message });
}
