import type { Connection } from 'mongoose';
import { createDiskRoom } from '../../src/infra/storage/disk-room.ts';
import { createKeptBytes } from '../../src/product/kept-bytes/kept-bytes.ts';

/** An account may keep and order as much as it likes, and the disk is never low. Bytes are counted. */
export function withoutLimits(connection: Connection) {
  return {
    diskRoom: createDiskRoom({ dir: '/', minFreeBytes: 0 }),
    keptBytes: createKeptBytes({ connection, maxBytes: 0 }),
    maxQueuedVideos: 0,
  };
}
