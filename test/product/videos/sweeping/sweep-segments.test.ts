import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { segmentObjectKey } from '../../../../src/product/videos/rendering/segment.model.ts';
import { sweepSegments } from '../../../../src/product/videos/sweeping/sweep-segments.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

async function addSegment(key: string, agoMs: number, { usedBy = ['vid_1'], sizeBytes = 100 } = {}): Promise<void> {
  const lastUsedAt = new Date(parts.time.now - agoMs);
  await parts.segments.create({ _id: key, sizeBytes, usedBy, lastUsedAt });
  await parts.store.put(segmentObjectKey(key), Readable.from([Buffer.alloc(sizeBytes)]));
}

async function left(): Promise<string[]> {
  const objects: string[] = [];
  for await (const { key } of parts.store.list('segments/')) objects.push(key);
  const records = (await parts.segments.distinct('_id')).sort();
  expect(objects).toEqual(records.map(segmentObjectKey));
  return records;
}

beforeEach(async () => {
  for (const key of await parts.segments.distinct('_id')) await parts.store.delete(segmentObjectKey(key));
  await Promise.all([parts.segments.deleteMany({}), parts.videos.deleteMany({})]);
});

describe('segments', () => {
  it('are deleted when no plan has used them for a week, or no video uses them', async () => {
    await addSegment('old', 8 * dayMs);
    await addSegment('used', 6 * dayMs);
    await addSegment('unused', 40 * minuteMs, { usedBy: [] });
    await addSegment('just-made', minuteMs, { usedBy: [] });
    await sweepSegments(parts, parts.segmentCacheBytes);
    expect(await left()).toEqual(['just-made', 'used']);
  });

  it('are deleted beyond the size limit, the least recently used first', async () => {
    await addSegment('a-oldest', 5 * dayMs);
    await addSegment('b-older', 4 * dayMs);
    await addSegment('c-newer', 3 * dayMs);
    await addSegment('d-newest', 2 * dayMs, { sizeBytes: 250 });
    await sweepSegments(parts, 550);
    expect(await left()).toHaveLength(4);
    await sweepSegments(parts, 400);
    expect(await left()).toEqual(['c-newer', 'd-newest']);
  });

  it('of a video in work or finished within the hour stay, however many there are', async () => {
    const finishedAt = new Date(parts.time.now - 30 * minuteMs);
    const working = await buildVideo(parts.videos, { stage: 'rendering' });
    const finished = await buildVideo(parts.videos, { stage: 'processed', finishedAt });
    const earlier = await buildVideo(parts.videos, { stage: 'processed', finishedAt: new Date(0) });
    await addSegment('a-working', dayMs, { usedBy: [working._id] });
    await addSegment('b-finished', dayMs, { usedBy: ['vid_1', finished._id] });
    await addSegment('c-earlier', dayMs, { usedBy: [earlier._id] });
    await sweepSegments(parts, 10);
    expect(await left()).toEqual(['a-working', 'b-finished']);
  });

  it('stay while an output in progress may need them, however many they are', async () => {
    await addSegment('in-hand', 10 * minuteMs);
    await addSegment('old', dayMs);
    await sweepSegments(parts, 10);
    expect(await left()).toEqual(['in-hand']);
  });
});
