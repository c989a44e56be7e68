import { spawnSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from '../../../../src/infra/processes.ts';
import { reconcileVideos } from '../../../../src/product/videos/lease/reconcile-videos.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const dead = processIdentity(spawnSync('true').pid);
const later = () => new Date(parts.time.now + 50_000);

beforeEach(async () => {
  await parts.videos.deleteMany({});
  parts.woken.length = 0;
});

describe('the reconciler', () => {
  it('wakes the job of each stage in which a video waits', async () => {
    for (const stage of ['queued', 'listening', 'assembling'] as const) await buildVideo(parts.videos, { stage });
    expect(await reconcileVideos(parts)).toBe(3);
    expect(parts.woken.toSorted()).toEqual(['assemble-output', 'fetch-source', 'listen']);
  });

  it('ignores videos that have ended, are removed, wait for a retry, or are claimed by a live worker', async () => {
    await buildVideo(parts.videos, { stage: 'processed' });
    await buildVideo(parts.videos, { removedAt: new Date() });
    await buildVideo(parts.videos, { notBefore: later() });
    await buildVideo(parts.videos, { stage: 'rendering', leaseOwner: processIdentity(), leaseUntil: later() });
    await buildVideo(parts.videos, { stage: 'rendering', leaseOwner: 'elsewhere/pid:[1]~1~2~x', leaseUntil: later() });
    expect(await reconcileVideos(parts)).toBe(0);
    expect(parts.woken).toEqual([]);
  });

  it('frees the video of a dead process at once', async () => {
    const video = await buildVideo(parts.videos, {
      stage: 'rendering',
      leaseOwner: dead,
      leaseUntil: later(),
      fence: 7,
    });
    expect(await reconcileVideos(parts)).toBe(1);
    expect(parts.woken).toEqual(['render-segments']);
    expect(await parts.videos.findById(video._id).lean()).toMatchObject({
      leaseOwner: null,
      fence: 8,
      crashes: [{ fence: 7, progress: 0 }],
    });
  });

  it('brings back times that a clock stored which was an hour ahead', async () => {
    const far = new Date(parts.time.now + 3_600_000);
    const waiting = await buildVideo(parts.videos, { notBefore: far });
    const held = await buildVideo(parts.videos, { stage: 'rendering', leaseOwner: 'elsewhere~1~2~x', leaseUntil: far });
    expect(await reconcileVideos(parts)).toBe(1);
    expect(await parts.videos.findById(waiting._id).lean()).toMatchObject({ notBefore: new Date(parts.time.now) });
    expect(await parts.videos.findById(held._id).lean()).toMatchObject({
      leaseOwner: 'elsewhere~1~2~x',
      leaseUntil: new Date(parts.time.now + 60_000),
    });
  });

  it('wakes nothing while work is paused, but still frees videos of dead processes', async () => {
    await buildVideo(parts.videos);
    const held = await buildVideo(parts.videos, { stage: 'rendering', leaseOwner: dead, leaseUntil: later() });
    await parts.workPause.pause('ann');
    expect(await reconcileVideos(parts)).toBe(0);
    expect(parts.woken).toEqual([]);
    expect(await parts.videos.findById(held._id).lean()).toMatchObject({ leaseOwner: null });
    await parts.workPause.resume();
    expect(await reconcileVideos(parts)).toBe(2);
  });

  it('limits the number of wakes', async () => {
    await Promise.all(Array.from({ length: 40 }, () => buildVideo(parts.videos)));
    expect(await reconcileVideos(parts)).toBe(16);
    expect(parts.woken.length).toBe(16);
  });
});
