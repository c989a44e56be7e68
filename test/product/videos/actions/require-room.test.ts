import { beforeEach, describe, expect, it } from 'vitest';
import { createDiskRoom } from '../../../../src/infra/storage/disk-room.ts';
import { type CreateVideoDeps, createVideo } from '../../../../src/product/videos/actions/create-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { claimVideo } from '../../../../src/product/videos/lease/video-lease.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const disk = { freeBytes: 100, reads: 0 };
const diskRoom = createDiskRoom({
  dir: parts.rootDir,
  minFreeBytes: 50,
  clock: parts.clock,
  async readFreeBytes() {
    disk.reads += 1;
    return disk.freeBytes;
  },
});
const deps: CreateVideoDeps & Parameters<typeof editVideo>[0] = {
  ...parts,
  diskRoom,
  maxQueuedVideos: 3,
  getDictionary: async () => [],
};
const create = (ownerId = 1) => createVideo(deps, { ownerId, videoUrl: 'https://example.com/a.mp4', settings: {} });

beforeEach(async () => {
  await parts.videos.deleteMany({});
  parts.time.now += 10_000;
  Object.assign(disk, { freeBytes: 100, reads: 0 });
});

describe('the limit of waiting videos', () => {
  it('holds for each account, also for orders at the same time', async () => {
    const orders = await Promise.allSettled(Array.from({ length: 10 }, () => create()));
    const refused = orders.flatMap((order) => (order.status === 'rejected' ? [order.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'queue_full'));
    await create(2);
  });

  it('counts what waits or is processed, and nothing that has ended or was deleted', async () => {
    await buildVideo(parts.videos, { stage: 'processed' });
    await buildVideo(parts.videos, { stage: 'queued', removedAt: new Date(0) });
    await buildVideo(parts.videos, { stage: 'rendering' });
    await create();
    const { videoId } = await create();
    await expect(create()).rejects.toMatchObject({ code: 'queue_full' });
    await parts.videos.updateOne({ _id: videoId }, { $set: { stage: 'failed' } });
    await create();
  });

  it('holds for edits of finished videos; a waiting video can be edited', async () => {
    const finished = await buildVideo(parts.videos, { stage: 'processed' });
    for (let n = 0; n < 3; n++) await create();
    const edit = (videoId: string) => editVideo(deps, { ownerId: 1, videoId, settings: { fontSize: 30 } });
    await expect(edit(finished._id)).rejects.toMatchObject({ code: 'queue_full' });
    const waiting = await parts.videos.findOne({ stage: 'queued' }).lean().orFail();
    await edit(waiting._id);
  });

  it('is counted by an index that holds it all', async () => {
    const stage = { $in: ['queued', 'rendering'] as const };
    const plan = await parts.videos.collection
      .find({ ownerId: 1, stage, removedAt: null })
      .project({ _id: 0, ownerId: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('ownerId_1_stage_1_removedAt_1');
  });
});

describe('a disk with little free space', () => {
  it('takes no new video and no edit, and starts nothing', async () => {
    const finished = await buildVideo(parts.videos, { stage: 'processed' });
    const queued = await buildVideo(parts.videos, { stage: 'queued' });
    disk.freeBytes = 49;
    await expect(create()).rejects.toMatchObject({ code: 'disk_low' });
    const edit = { ownerId: 1, videoId: finished._id, settings: {} };
    await expect(editVideo(deps, edit)).rejects.toMatchObject({ code: 'disk_low' });
    const worker = { ...parts, diskRoom, workerId: 'worker' };
    const fetching = { from: ['queued'], stage: 'fetching' } as const;
    expect(await claimVideo(worker, fetching)).toBeNull();
    disk.freeBytes = 50;
    parts.time.now += 3_000;
    expect((await claimVideo(worker, fetching))?.video._id).toBe(queued._id);
    await create();
  });

  it('is read once in three seconds, however many ask', async () => {
    await Promise.all(Array.from({ length: 100 }, () => diskRoom.isLow()));
    expect(disk.reads).toBe(1);
    parts.time.now += 3_000;
    await diskRoom.isLow();
    expect(disk.reads).toBe(2);
  });
});
