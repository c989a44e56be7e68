import { beforeEach, describe, expect, it } from 'vitest';
import { stepJob } from '../../jobs/job.ts';
import type { Step } from '../../src/product/videos/steps/run-step.ts';
import { buildVideo } from '../support/build-video.ts';
import { videoParts } from '../support/video-parts.ts';

const parts = await videoParts();
const going = new AbortController().signal;
const stop = { draining: going, stopping: going };
const wakes: { job: string; at: number | null }[] = [];
const queue = {
  wake: async (job: string, options?: { at?: Date }) => {
    wakes.push({ job, at: options?.at?.getTime() ?? null });
  },
};
let isStoreDown = true;

const step: Step = {
  from: ['queued', 'fetching'],
  stage: 'fetching',
  progress: { from: 0, to: 10 },
  failure: 'internal',
  async run() {
    if (isStoreDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    return { to: 'listening', changes: {} };
  },
};

const makeJob = () => stepJob({ ...parts, workerId: 'worker', queue }, { name: 'fetch-source', concurrency: 1, step });

const faultsSoFar = async () => (await parts.videos.find().lean()).reduce((sum, { faults = 0 }) => sum + faults, 0);

beforeEach(async () => {
  wakes.length = 0;
  isStoreDown = true;
  await parts.videos.deleteMany({});
  for (let count = 0; count < 6; count++) await buildVideo(parts.videos, { queuedAt: new Date(parts.time.now) });
});

describe('a step whose store is down', () => {
  it('is not tried with one video after the other, and leaves one wake behind, however often it is woken', async () => {
    const job = makeJob();
    await job.run(stop);
    expect(await faultsSoFar()).toBe(3);
    wakes.length = 0;
    for (let count = 0; count < 20; count++) await job.run(stop);
    expect(wakes).toEqual([]);
    parts.time.now += 5_000;
    await job.run(stop);
    expect(await faultsSoFar()).toBe(4);
  });

  it('goes on with all videos when the store is back', async () => {
    const job = makeJob();
    await job.run(stop);
    isStoreDown = false;
    parts.time.now += 10_000;
    await job.run(stop);
    expect(await parts.videos.countDocuments({ stage: 'listening', tries: 0 })).toBe(6);
  });
});
