import { beforeEach, describe, expect, it } from 'vitest';
import { claimVideo } from '../../../../src/product/videos/lease/video-lease.ts';
import { createWorkCaps } from '../../../../src/product/videos/lease/work-caps.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const { videos, clock } = parts;

beforeEach(async () => {
  await videos.deleteMany({});
});

const capsOf = (limits: { maxQueued?: number; maxInWork?: number }) =>
  createWorkCaps({ videos, clock, maxQueued: 0, maxInWork: 0, ...limits });

describe('the limit of all waiting videos', () => {
  it('refuses new ones while too many wait, and lets more in when some have ended', async () => {
    const caps = capsOf({ maxQueued: 3 });
    for (const ownerId of [1, 2]) await buildVideo(videos, { ownerId });
    await buildVideo(videos, { ownerId: 3, stage: 'rendering' });
    await buildVideo(videos, { ownerId: 4, stage: 'processed' });
    await expect(caps.requireRoom()).rejects.toMatchObject({ code: 'service_full' });
    await videos.updateOne({ stage: 'rendering' }, { $set: { stage: 'processed' } });
    await expect(caps.requireRoom()).rejects.toMatchObject({ code: 'service_full' });
    parts.time.now += 1_000;
    await caps.requireRoom();
  });

  it('is none when it is 0', async () => {
    await buildVideo(videos, {});
    await capsOf({}).requireRoom();
  });
});

describe('the limit of one account’s videos in work', () => {
  it('holds over all workers, and leaves places to others', async () => {
    const work = { from: ['queued', 'fetching'], stage: 'fetching' } as const;
    for (let at = 0; at < 4; at++) await buildVideo(videos, { ownerId: 1, turn: at });
    await buildVideo(videos, { ownerId: 2, turn: 9 });
    const claimed: (number | undefined)[] = [];
    for (let at = 0; at < 4; at++) {
      // each worker is a process of its own
      const deps = { ...parts, workerId: `worker-${at}`, workCaps: capsOf({ maxInWork: 2 }) };
      claimed.push((await claimVideo(deps, work))?.video.ownerId);
    }
    expect(claimed).toEqual([1, 1, 2, undefined]);
    // a lease that has expired holds no place
    parts.time.now += 61_000;
    const deps = { ...parts, workerId: 'late', workCaps: capsOf({ maxInWork: 2 }) };
    expect((await claimVideo(deps, work))?.video.ownerId).toBe(1);
  });
});
