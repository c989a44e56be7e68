import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const hourMs = 3_600_000;

async function object(key: string) {
  await parts.store.put(key, Readable.from([Buffer.from(key)]));
  return key;
}

async function output(videoId: string, more = {}) {
  const key = await object(`outputs/${videoId}/1.mp4`);
  const sizes = { sizeBytes: 1, durationMs: 1, width: 2, height: 2, createdAt: new Date() };
  await parts.outputs.create({ _id: `t-${videoId}`, videoId, revision: 1, key, fileName: 'a.mp4', ...sizes, ...more });
  return key;
}

const exists = async (key: string) => (await parts.store.head(key)) !== null;

beforeEach(async () => {
  // the disk dates the objects, so the test's clock starts at the real time
  parts.time.now = Date.now();
  await Promise.all([
    parts.videos.deleteMany({}),
    parts.outputs.deleteMany({}),
    parts.segments.deleteMany({}),
    parts.uploads.deleteMany({}),
  ]);
  for await (const { key } of parts.store.list('')) await parts.store.delete(key);
});

describe('deleting a video', () => {
  it('deletes its outputs at once and delivers nothing any more', async () => {
    const video = await buildVideo(parts.videos, { callbackUrl: 'https://a.example/hook' });
    const key = await output(video._id);
    await parts.transact((transaction) =>
      parts.recordDelivery(
        {
          ownerId: 1,
          videoId: video._id,
          revision: 1,
          eventId: 'evt_1',
          destination: 'https://a.example/hook',
          event: { type: 'video.processed', timestamp: new Date(), videoId: video._id, status: 'processed' },
        },
        transaction,
      ),
    );
    await deleteVideo(parts, { ownerId: 1, videoId: video._id });
    expect(await exists(key)).toBe(false);
    expect(await parts.deliveries.attemptNext(new AbortController().signal)).toBe('idle');
  });

  it('finds nothing the second time, nor for another user', async () => {
    const { _id: videoId } = await buildVideo(parts.videos);
    await expect(deleteVideo(parts, { ownerId: 2, videoId })).rejects.toMatchObject({ code: 'not_found' });
    await deleteVideo(parts, { ownerId: 1, videoId });
    await expect(deleteVideo(parts, { ownerId: 1, videoId })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the sweep', () => {
  it('removes the source, plan and segments of a deleted video, but not what another one uses', async () => {
    const [own, shared] = [await object('sources/own'), await object('sources/shared')];
    const plan = await object('plans/own');
    const [ownSegment, sharedSegment] = [await object('segments/own'), await object('segments/shared')];
    const gone = await buildVideo(parts.videos, { sourceKey: own, planKey: plan });
    const alsoGone = await buildVideo(parts.videos, { sourceKey: shared });
    await buildVideo(parts.videos, { sourceKey: shared });
    const lastUsedAt = new Date(parts.time.now);
    await parts.segments.create({ _id: 'own', sizeBytes: 1, usedBy: [gone._id], lastUsedAt });
    await parts.segments.create({ _id: 'shared', sizeBytes: 1, usedBy: [gone._id, 'vid_other'], lastUsedAt });
    await deleteVideo(parts, { ownerId: 1, videoId: gone._id });
    await deleteVideo(parts, { ownerId: 1, videoId: alsoGone._id });
    parts.time.now += hourMs;
    await sweep(parts);
    expect(await Promise.all([own, plan, ownSegment].map(exists))).toEqual([false, false, false]);
    expect(await Promise.all([shared, sharedSegment].map(exists))).toEqual([true, true]);
  });

  it('deletes what an unfinished transcription found out, when no video has its source any more', async () => {
    const [gone, shared] = ['sources/gone', 'sources/heard'];
    const deleted = await buildVideo(parts.videos, { sourceKey: gone, stage: 'listening' });
    await buildVideo(parts.videos, { sourceKey: shared, stage: 'listening' });
    for (const sourceKey of [gone, shared]) {
      await parts.transcriptPieces.create({ _id: `${sourceKey}/1`, sourceKey, piece: 'said', createdAt: new Date() });
    }
    await deleteVideo(parts, { ownerId: 1, videoId: deleted._id });
    await sweep(parts);
    expect(await parts.transcriptPieces.distinct('sourceKey', { sourceKey: { $gt: '' } })).toEqual([shared]);
  });

  it('keeps new objects, because their step may still have to record them', async () => {
    const fresh = await object('sources/fresh');
    await sweep(parts);
    expect(await exists(fresh)).toBe(true);
  });

  it('removes only finished videos that have expired', async () => {
    const finishedAt = new Date(parts.time.now);
    const old = await buildVideo(parts.videos, { stage: 'processed', finishedAt });
    const key = await output(old._id);
    parts.time.now += 29 * 24 * hourMs;
    await sweep(parts);
    expect(await exists(key)).toBe(true);
    const working = await buildVideo(parts.videos, { stage: 'rendering', finishedAt });
    parts.time.now += 2 * 24 * hourMs;
    await sweep(parts);
    expect(await exists(key)).toBe(false);
    expect(await parts.videos.findById(old._id).lean()).toMatchObject({ removedBecause: 'expired' });
    expect(await parts.videos.findById(working._id).lean()).toMatchObject({ removedAt: null });
  });

  it('deletes an output an hour after a newer one replaced it', async () => {
    const video = await buildVideo(parts.videos, { stage: 'processed' });
    const key = await output(video._id, { replacedAt: new Date(parts.time.now) });
    parts.time.now += hourMs - 1000;
    await sweep(parts);
    expect(await exists(key)).toBe(true);
    parts.time.now += 2000;
    await sweep(parts);
    expect(await exists(key)).toBe(false);
  });

  it('finishes a removal that a crash interrupted', async () => {
    const video = await buildVideo(parts.videos, { removedAt: new Date(), removedBecause: 'deleted' });
    const key = await output(video._id);
    await sweep(parts);
    expect(await exists(key)).toBe(false);
  });

  it('deletes uploads after a day', async () => {
    const key = await object('uploads/u');
    const createdAt = new Date(parts.time.now);
    await parts.uploads.create({ _id: 'u', ownerId: 1, key, sizeBytes: 1, createdAt });
    parts.time.now += 25 * hourMs;
    await sweep(parts);
    expect(await exists(key)).toBe(false);
    expect(await parts.uploads.countDocuments()).toBe(0);
  });
});
