import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkTimeModel } from '../../../../src/product/videos/estimates/work-time.model.ts';
import { createWorkTimes } from '../../../../src/product/videos/estimates/work-times.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const { connection } = parts.database;
const model = createWorkTimeModel(connection);
let now = 1_000_000;
const newTimes = () => createWorkTimes({ connection, clock: () => now });

beforeEach(async () => {
  await model.deleteMany({});
  await parts.videos.deleteMany({});
});

async function queuedVideo() {
  await buildVideo(parts.videos, { stage: 'assembling', progress: 94 });
  return parts.videos.findOne().lean().orFail();
}

const record = async (times: ReturnType<typeof newTimes>, tookMs: number, count: number) => {
  for (let index = 0; index < count; index++)
    await times.record({ kind: 'full', stage: 'assembling' }, { tookMs, videoMs: 10_000 });
};

describe('the times of the last videos', () => {
  it('are forgotten when a hundred newer ones are known', async () => {
    const times = newTimes();
    await record(times, 9_000, 5);
    await record(times, 2_000.4, 100);
    const { times: kept } = await model.findById('full:assembling').lean().orFail();
    expect(kept).toEqual(Array.from({ length: 100 }, () => ({ tookMs: 2_000, videoMs: 10_000 })));
  });

  it('give an estimate, which is up to half a minute old', async () => {
    const times = newTimes();
    const video = await queuedVideo();
    expect(await times.timeLeft(video, null)).toBeNull();
    await record(times, 4_000, 8);
    expect(await times.timeLeft(video, null)).toBeNull();
    now += 30_000;
    expect(await times.timeLeft(video, null)).toBe(4_000);
  });
});
