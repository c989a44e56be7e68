import type { Connection } from 'mongoose';
import { systemClock } from '../../src/infra/clock.ts';
import { createDiskRoom } from '../../src/infra/storage/disk-room.ts';
import { createKeptBytes } from '../../src/product/kept-bytes/kept-bytes.ts';
import { createWorkCaps } from '../../src/product/videos/lease/work-caps.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';

/** An account may keep and order as much as it likes, and the disk is never low. Bytes are counted. */
export function withoutLimits(connection: Connection) {
  return {
    diskRoom: createDiskRoom({ dir: '/', minFreeBytes: 0 }),
    keptBytes: createKeptBytes({ connection, maxBytes: 0 }),
    maxQueuedVideos: 0,
    workCaps: createWorkCaps({ videos: createVideoModel(connection), clock: systemClock, maxQueued: 0, maxInWork: 0 }),
  };
}
