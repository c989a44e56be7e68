import { beforeEach, describe, expect, it } from 'vitest';
import { stepJob } from '../../jobs/job.ts';
import type { Step } from '../../src/product/videos/steps/step.ts';
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

describe('a step that faults with the videos of one account', () => {
  it('goes on with those of other accounts', async () => {
    const faulty: Step = {
      ...step,
      async run({ ownerId }) {
        if (ownerId === 1) throw Object.assign(new Error('connect'), { code: 'ECONNRESET' });
        return { to: 'listening', changes: {} };
      },
    };
    const job = stepJob(
      { ...parts, workerId: 'worker', queue },
      { name: 'fetch-source', concurrency: 1, step: faulty },
    );
    await job.run(stop);
    expect(await faultsSoFar()).toBe(3);
    expect(wakes.at(-1)).toEqual({ job: 'fetch-source', at: parts.time.now + 5_000 });
    await buildVideo(parts.videos, { ownerId: 2, queuedAt: new Date(parts.time.now) });
    await job.run(stop);
    expect(await parts.videos.countDocuments({ stage: 'listening', ownerId: 2 })).toBe(1);
  });
});

describe('a step that waits for a slow server', () => {
  it('goes on beside the job, which serves other videos meanwhile', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let started = 0;
    const waiting: Step = {
      ...step,
      async run(_video, { onSlow }) {
        started += 1;
        if (started <= 2) {
          onSlow();
          onSlow();
          await held;
        }
        return { to: 'listening', changes: {} };
      },
    };
    const job = stepJob(
      { ...parts, workerId: 'worker', queue },
      { name: 'fetch-source', concurrency: 1, slow: { max: 2, maxPerAccount: 2 }, step: waiting },
    );
    // all videos are of one account, whose slow places are full after two
    expect(await job.run(stop)).toBe('done');
    expect(started).toBe(2);
    await parts.videos.updateMany({ stage: 'queued' }, { ownerId: 99 });
    expect(await job.run(stop)).toBe('done');
    expect(await parts.videos.countDocuments({ stage: 'listening' })).toBe(4);
    wakes.length = 0;
    release();
    await job.settled?.();
    expect(await parts.videos.countDocuments({ stage: 'listening' })).toBe(6);
    expect(wakes.filter((wake) => wake.job === 'fetch-source')).toHaveLength(2);
    expect(wakes.filter((wake) => wake.job === 'listen')).toHaveLength(2);
  });

  it('gives its place back when it fails', async () => {
    const failing: Step = {
      ...step,
      async run(_video, { onSlow }) {
        onSlow();
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      },
    };
    const job = stepJob(
      { ...parts, workerId: 'worker', queue },
      { name: 'fetch-source', concurrency: 1, slow: { max: 1, maxPerAccount: 1 }, step: failing },
    );
    await job.run(stop);
    await job.settled?.();
    expect(await faultsSoFar()).toBe(1);
    await job.run(stop);
    await job.settled?.();
    expect(await faultsSoFar()).toBe(2);
  });
});
