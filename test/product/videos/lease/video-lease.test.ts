import { beforeEach, describe, expect, it } from 'vitest';
import {
  claimVideo,
  heldBy,
  leaseMs,
  releaseLease,
  renewLease,
} from '../../../../src/product/videos/lease/video-lease.ts';
import { createWorkPause } from '../../../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../../../src/product/videos/records/video.model.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { withoutLimits } from '../../../support/without-limits.ts';

const database = await testDatabase();
const videos = createVideoModel(database.connection);
await database.ensureIndexes();

let now = 1_000_000;
const clock = () => now;
const workPause = createWorkPause({ connection: database.connection, clock });
const limits = withoutLimits(database.connection);
const worker = (workerId: string) => ({ videos, clock, workerId, workPause, ...limits });
const fetching = { from: ['queued', 'fetching'], stage: 'fetching' } as const;

beforeEach(async () => {
  now = 1_000_000;
  await videos.deleteMany({});
});

describe('a claim', () => {
  it('claims the video that has waited longest and moves it to the stage', async () => {
    await buildVideo(videos, { _id: 'vid_late', queuedAt: new Date(2) });
    await buildVideo(videos, { _id: 'vid_early', queuedAt: new Date(1) });
    const claim = await claimVideo(worker('a'), fetching);
    expect(claim?.video).toMatchObject({ _id: 'vid_early', stage: 'fetching', leaseOwner: 'a', fence: 1, claims: 1 });
  });

  it('finds nothing when no video waits for the stage', async () => {
    await buildVideo(videos, { stage: 'rendering' });
    expect(await claimVideo(worker('a'), fetching)).toBeNull();
  });

  it('claims by turns, before the longest wait', async () => {
    await buildVideo(videos, { ownerId: 1, turn: 1, queuedAt: new Date(1) });
    await buildVideo(videos, { ownerId: 1, turn: 2, queuedAt: new Date(2) });
    await buildVideo(videos, { ownerId: 2, turn: 1, queuedAt: new Date(3) });
    await buildVideo(videos, { ownerId: 3, queuedAt: new Date(4) });
    const owners: (number | undefined)[] = [];
    for (let count = 0; count < 4; count++) owners.push((await claimVideo(worker('a'), fetching))?.video.ownerId);
    expect(owners).toEqual([3, 1, 2, 1]);
  });

  it('leaves out accounts whose places are full', async () => {
    await buildVideo(videos, { ownerId: 1, turn: 1 });
    await buildVideo(videos, { ownerId: 2, turn: 2 });
    const claim = () => claimVideo(worker('a'), { ...fetching, fullOwnerIds: [1] });
    expect((await claim())?.video.ownerId).toBe(2);
    expect(await claim()).toBeNull();
  });

  it('gives each waiting video to exactly one worker', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => buildVideo(videos, { queuedAt: new Date(index) })));
    const claims = await Promise.all(
      Array.from({ length: 4 }, (_, index) => claimVideo(worker(`w${index}`), fetching)),
    );
    const taken = claims.map((claim) => claim?.video._id);
    expect(new Set(taken).size).toBe(4);
    expect(taken).not.toContain(undefined);
  });

  it('ignores videos that wait for a retry, are removed, or are claimed by another worker', async () => {
    await buildVideo(videos, { notBefore: new Date(now + 1) });
    await buildVideo(videos, { removedAt: new Date(0) });
    await buildVideo(videos, { leaseOwner: 'b', leaseUntil: new Date(now + 1) });
    expect(await claimVideo(worker('a'), fetching)).toBeNull();
  });

  it('takes over from a worker whose lease has expired, which then cannot write any more', async () => {
    await buildVideo(videos);
    const first = await claimVideo(worker('a'), fetching);
    now += leaseMs + 1;
    const second = await claimVideo(worker('b'), fetching);
    expect(second?.video._id).toBe(first?.video._id);
    if (!first || !second) throw new Error('both should have claimed');
    expect(await renewLease(worker('a'), first.lease, 5)).toBe(false);
    expect(await renewLease(worker('b'), second.lease, 5)).toBe(true);
    expect(await videos.countDocuments(heldBy(first.lease))).toBe(0);
  });

  it('finds nothing while work is paused, in every process', async () => {
    const video = await buildVideo(videos);
    expect(await workPause.pause('ann')).toBe(true);
    expect(await claimVideo(worker('a'), fetching)).toBeNull();
    expect(await createWorkPause({ connection: database.connection, clock }).read()).toEqual({
      since: new Date(now),
      by: 'ann',
    });
    expect(await videos.findById(video._id).lean()).toEqual(video);
    expect((await workPause.resume())?.by).toBe('ann');
    expect((await claimVideo(worker('a'), fetching))?.video._id).toBe(video._id);
  });

  it('stays valid when work is paused afterwards', async () => {
    await buildVideo(videos);
    const claim = await claimVideo(worker('a'), fetching);
    if (!claim) throw new Error('should have claimed');
    await workPause.pause('ann');
    expect(await renewLease(worker('a'), claim.lease, 5)).toBe(true);
    expect(await workPause.pause('bob')).toBe(false);
    expect((await workPause.resume())?.by).toBe('ann');
    expect(await workPause.resume()).toBeNull();
  });
});

describe('a lease', () => {
  it('is lost on an edit, a cancellation and a deletion', async () => {
    for (const change of [{ revision: 2 }, { stage: 'cancelled' }, { removedAt: new Date() }]) {
      const video = await buildVideo(videos);
      const claim = await claimVideo(worker('a'), fetching);
      if (!claim) throw new Error('should have claimed');
      await videos.updateOne({ _id: video._id }, { $set: change });
      expect(await renewLease(worker('a'), claim.lease, 5)).toBe(false);
      await videos.deleteMany({});
    }
  });

  it('never lets progress go down', async () => {
    await buildVideo(videos);
    const claim = await claimVideo(worker('a'), fetching);
    if (!claim) throw new Error('should have claimed');
    await renewLease(worker('a'), claim.lease, 8);
    await renewLease(worker('a'), claim.lease, 3);
    expect((await videos.findOne().lean())?.progress).toBe(8);
  });

  it('that is given back with a wait can only be claimed after the wait', async () => {
    await buildVideo(videos);
    const claim = await claimVideo(worker('a'), fetching);
    if (!claim) throw new Error('should have claimed');
    await releaseLease(worker('a'), claim.lease, { notBefore: new Date(now + 100), counts: 'try' });
    expect(await claimVideo(worker('b'), fetching)).toBeNull();
    now += 100;
    expect((await claimVideo(worker('b'), fetching))?.video).toMatchObject({ tries: 1, fence: 2 });
  });
});
