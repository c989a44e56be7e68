import type { ChangeStream, ChangeStreamUpdateDocument } from 'mongodb';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { VideoProgress } from '../../../../src/product/videos/actions/watch-video.ts';
import { createVideoWatcher } from '../../../../src/product/videos/actions/watch-video.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const watcher = createVideoWatcher(parts);
afterAll(() => watcher.close());
afterEach(() => vi.restoreAllMocks());

const change = (videoId: string, set: Partial<VideoRecord>) => parts.videos.updateOne({ _id: videoId }, { $set: set });

/** Watches to the end; makes the next change after each event. */
async function watched(video: VideoRecord, changes: Partial<VideoRecord>[]): Promise<VideoProgress[]> {
  const shown: VideoProgress[] = [];
  for await (const event of watcher.watch({ ownerId: 1, videoId: video._id }, AbortSignal.timeout(60_000))) {
    shown.push(event);
    const next = changes.shift();
    if (next) await change(video._id, next);
  }
  return shown;
}

describe('watching a video', () => {
  it('yields the current state at once, then each stage, and ends with the final one', async () => {
    const video = await buildVideo(parts.videos);
    const stages = await watched(video, [
      { stage: 'fetching', progress: 5 },
      { stage: 'rendering', progress: 42 },
      { stage: 'processed', progress: 100 },
    ]);
    expect(stages.map(({ stage, status, progress }) => [stage, status, progress])).toEqual([
      ['queued', 'processing', 0],
      ['fetching', 'processing', 5],
      ['rendering', 'processing', 42],
      ['processed', 'processed', 100],
    ]);
  });

  it('yields one event for a video that has ended', async () => {
    const video = await buildVideo(parts.videos, { stage: 'failed', progress: 30 });
    expect(await watched(video, [])).toEqual([{ videoId: video._id, status: 'failed', stage: 'failed', progress: 30 }]);
  });

  it('never yields progress that goes down, not even when an edit starts the next revision', async () => {
    const video = await buildVideo(parts.videos, { stage: 'rendering', progress: 60 });
    const events = await watched(video, [
      { stage: 'queued', progress: 0, revision: 2 },
      { stage: 'fetching', progress: 5 },
      { stage: 'cancelled' },
    ]);
    expect(events.map(({ progress }) => progress)).toEqual([60, 60, 60, 60]);
  });

  it('ends when the video is deleted, and when the watcher leaves', async () => {
    const deleted = await buildVideo(parts.videos);
    expect(await watched(deleted, [{ removedAt: new Date() }])).toHaveLength(1);
    const left = await buildVideo(parts.videos);
    const listener = new AbortController();
    for await (const _event of watcher.watch({ ownerId: 1, videoId: left._id }, listener.signal)) listener.abort();
    expect(listener.signal.aborted).toBe(true);
  });

  it('goes on after a break that was longer than the database remembers', async () => {
    const video = await buildVideo(parts.videos);
    const changeStreamHistoryLost = 286;
    await parts.videos.db.db?.admin().command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: {
        failCommands: ['aggregate'],
        errorCode: changeStreamHistoryLost,
        namespace: `${parts.videos.db.name}.videos`,
      },
    });
    const opened = vi.spyOn(parts.videos.collection, 'watch');
    const behind = createVideoWatcher(parts);
    const events: VideoProgress[] = [];
    for await (const event of behind.watch({ ownerId: 1, videoId: video._id }, AbortSignal.timeout(60_000))) {
      events.push(event);
      if (events.length === 1) await change(video._id, { stage: 'rendering', progress: 30 });
      if (events.length === 2) await change(video._id, { stage: 'processed', progress: 100 });
    }
    await behind.close();
    expect(events.map(({ stage }) => stage)).toEqual(['queued', 'rendering', 'processed']);
    const [forgotten, now] = opened.mock.calls.map(([, options]) => options?.startAtOperationTime);
    expect(now?.greaterThan(forgotten ?? 0)).toBe(true);
  });

  it('receives nothing of an edit but what watchers use', async () => {
    const opened = vi.spyOn(parts.videos.collection, 'watch');
    const other = createVideoWatcher(parts);
    await other.open();
    const stream: ChangeStream = opened.mock.results.at(-1)?.value;
    const video = await buildVideo(parts.videos);
    const received: unknown[] = [];
    stream.on('change', (event) => {
      const { documentKey, updateDescription } = event as ChangeStreamUpdateDocument;
      if (String(documentKey._id) === video._id) received.push(updateDescription);
    });
    await change(video._id, { tries: 3 });
    await change(video._id, { stage: 'queued', progress: 7, revision: 2, givenCaptions: 'word '.repeat(1000) });
    await change(video._id, { stage: 'processed' });
    await expect.poll(() => received).toHaveLength(2);
    await other.close();
    expect(received).toEqual([
      { updatedFields: { progress: 7, revision: 2 } },
      { updatedFields: { stage: 'processed' } },
    ]);
  });

  it('is for the owner only', async () => {
    const video = await buildVideo(parts.videos, { ownerId: 2 });
    await expect(watched(video, [])).rejects.toMatchObject({ code: 'not_found' });
  });
});
