import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { readabilityReport } from '../../../../src/engine/readability/readability-report.ts';
import { createFairLimit } from '../../../../src/infra/threads/fair-limit.ts';
import {
  createReadability,
  type ReadabilityDeps,
} from '../../../../src/product/videos/readability/readability-of-video.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const { signal } = new AbortController();
const report = readabilityReport([], []);

let readability: ReturnType<typeof createReadability> | null = null;
afterEach(() => readability?.close());

/** Counts the measurements, which do what the test says. */
function open(measure: (signal?: AbortSignal) => Promise<void> = async () => undefined) {
  let measured = 0;
  const loadEngine: ReadabilityDeps['loadEngine'] = async () => ({
    async measureReadability(_video, input) {
      measured += 1;
      await measure(input.signal);
      return report;
    },
  });
  const readabilityLimit = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 2 });
  const workDirs = { use: <T>(work: (dir: string) => Promise<T>) => work(parts.rootDir), close: async () => undefined };
  readability = createReadability({ ...parts, loadEngine, readabilityLimit, workDirs });
  return { readability, measured: () => measured };
}

let count = 0;

async function finishedVideo(change: object = {}) {
  count += 1;
  await parts.store.put(`sources/${count}`, Readable.from([Buffer.from('a')]), { contentType: 'video/mp4' });
  const video = { ownerId: 1, stage: 'processed', sourceKey: `sources/${count}`, planKey: `plans/${count}` } as const;
  const { _id: videoId } = await buildVideo(parts.videos, {
    ...{ ...video, facts: buildFacts(), givenCaptions: [], ...change },
  });
  return { ownerId: 1, videoId };
}

describe('the readability of a video', () => {
  it('is measured once for all who ask, and then kept with the plan', async () => {
    const { readability, measured } = open();
    const owner = await finishedVideo();
    const asked = await Promise.all([1, 2].map(() => readability.readReadability(owner, signal)));
    expect(asked).toEqual([
      { state: 'ready', report },
      { state: 'ready', report },
    ]);
    expect(await readability.readReadability(owner, signal)).toEqual({ state: 'ready', report });
    expect(measured()).toBe(1);
    expect(await parts.store.head(`readability/${count}.1`)).not.toBeNull();
  });

  it('is refused until the video is finished, to others, and without its source', async () => {
    const { readability, measured } = open();
    const unfinished = await finishedVideo({ stage: 'rendering' });
    await expect(readability.readReadability(unfinished, signal)).rejects.toMatchObject({ code: 'conflict' });
    const owner = await finishedVideo();
    await expect(readability.readReadability({ ...owner, ownerId: 2 }, signal)).rejects.toMatchObject({
      code: 'not_found',
    });
    const lost = await finishedVideo({ sourceKey: 'sources/lost' });
    await expect(readability.readReadability(lost, signal)).rejects.toMatchObject({ requestReason: 'source_deleted' });
    expect(measured()).toBe(0);
  });

  it('is measured again after a failure', async () => {
    let fails = true;
    const { readability, measured } = open(async () => {
      if (fails) throw new Error('no picture');
    });
    const owner = await finishedVideo();
    await expect(readability.readReadability(owner, signal)).rejects.toThrow('no picture');
    fails = false;
    expect(await readability.readReadability(owner, signal)).toEqual({ state: 'ready', report });
    expect(measured()).toBe(2);
  });

  it('goes on when the caller who asked first has gone', async () => {
    const ends: (() => void)[] = [];
    const { readability, measured } = open(() => new Promise((resolve) => ends.push(resolve)));
    const owner = await finishedVideo();
    const gone = new AbortController();
    const first = readability.readReadability(owner, gone.signal);
    await expect.poll(measured).toBe(1);
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const second = readability.readReadability(owner, signal);
    ends[0]?.();
    expect(await second).toEqual({ state: 'ready', report });
    expect(measured()).toBe(1);
  });
});
