import { beforeAll, describe, expect, it } from 'vitest';
import { listVideos } from '../../../../src/product/videos/actions/list-videos.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();

beforeAll(async () => {
  const stages = ['processed', 'failed', 'cancelled', 'rendering', 'queued'] as const;
  for (const [index, stage] of stages.entries()) {
    // two of them in the same millisecond, so that the id decides
    const createdAt = new Date(1000 + Math.floor(index / 2));
    await buildVideo(parts.videos, { _id: `vid_${index}`, stage, createdAt });
  }
  await buildVideo(parts.videos, { _id: 'vid_gone', removedAt: new Date() });
  await buildVideo(parts.videos, { _id: 'vid_foreign', ownerId: 2 });
});

const ids = async (input: Partial<Parameters<typeof listVideos>[1]> = {}) =>
  (await listVideos(parts, { ownerId: 1, limit: 20, ...input })).videos.map(({ videoId }) => videoId);

describe('the list of videos', () => {
  it('has the owner’s videos, newest first, without removed ones', async () => {
    expect(await ids()).toEqual(['vid_4', 'vid_3', 'vid_2', 'vid_1', 'vid_0']);
  });

  it('can be read page by page without missing or repeating one', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listVideos(parts, { ownerId: 1, limit: 2, cursor });
      seen.push(...page.videos.map(({ videoId }) => videoId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['vid_4', 'vid_3', 'vid_2', 'vid_1', 'vid_0']);
  });

  it('can be filtered by status; a cancelled video counts as failed', async () => {
    expect(await ids({ status: 'failed' })).toEqual(['vid_2', 'vid_1']);
    expect(await ids({ status: 'processing' })).toEqual(['vid_4', 'vid_3']);
    expect(await ids({ status: 'processed' })).toEqual(['vid_0']);
  });

  it('refuses a cursor that it did not issue', async () => {
    for (const cursor of ['nonsense', Buffer.from('1.vid_x;drop').toString('base64url'), '']) {
      await expect(ids({ cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });
});
