import { beforeEach, describe, expect, it } from 'vitest';
import { createQueuePlaces } from '../../../../src/product/videos/lease/queue-places.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { commandsOf } from '../../../support/commands-of.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts({ monitorCommands: true });

beforeEach(() => parts.videos.deleteMany({}));

const queued = (turn: number, seconds: number, more = {}) =>
  buildVideo(parts.videos, { turn, queuedAt: new Date(seconds * 1000), ...more });

describe('the place of a queued video', () => {
  it('counts the lower turns, and those of its turn that wait for longer', async () => {
    const videos = [await queued(2, 1), await queued(1, 9), await queued(1, 3), await queued(2, 5)];
    await queued(0, 0, { stage: 'rendering' });
    await queued(0, 0, { removedAt: new Date(0) });
    await queued(0, 0, { leaseUntil: new Date(parts.time.now + 60_000) });
    const { placeOf } = createQueuePlaces(parts);
    expect(await Promise.all(videos.map(placeOf))).toEqual([3, 2, 1, 4]);
  });

  it('is read once for everybody who asks, and again two seconds later', async () => {
    const video = await queued(5, 1);
    const { placeOf } = createQueuePlaces(parts);
    const all = Array.from({ length: 50 }, () => video);
    const ask = () => Promise.all(all.map(placeOf));
    expect(await commandsOf(parts.database.connection, ask)).toEqual(['find videos']);
    await queued(4, 1);
    expect(await placeOf(video)).toBe(1);
    parts.time.now += 2_000;
    expect(await placeOf(video)).toBe(2);
  });

  it('is 1 for a video that waits no more', async () => {
    const { placeOf } = createQueuePlaces(parts);
    expect(await placeOf({ turn: 3, queuedAt: new Date(0) })).toBe(1);
  });
});
