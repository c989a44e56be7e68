import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFairLimit } from '../../../../src/infra/threads/fair-limit.ts';
import { cancelVideo } from '../../../../src/product/videos/actions/cancel-video.ts';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { getAssScript, getCaptionsJson } from '../../../../src/product/videos/actions/get-captions.ts';
import { getVideo } from '../../../../src/product/videos/actions/get-video.ts';
import { listVideos } from '../../../../src/product/videos/actions/list-videos.ts';
import { findSharedVideo, shareVideo } from '../../../../src/product/videos/actions/share-video.ts';
import { findCardStill } from '../../../../src/product/videos/stills/card-still.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const owner = { ownerId: 1, videoId: 'vid_large' };
const profile = parts.database.connection.collection('system.profile');
const givenCaptions = JSON.stringify([{ startMs: 0, endMs: 900, text: 'word '.repeat(40_000) }]);
const large = {
  givenCaptions,
  accountDictionary: Array.from({ length: 200 }, (_, index) => ({ from: `${index} ${'a'.repeat(100)}`, to: 'b' })),
};
const anHourAgo = new Date(Date.now() - 3_600_000);
const output = {
  ...{ _id: 'out1', videoId: owner.videoId, revision: 1, key: 'outputs/vid_large/1.mp4', fileName: 'talk.mp4' },
  ...{ sizeBytes: 5, durationMs: 1000, width: 1080, height: 1920, createdAt: anHourAgo },
};

beforeAll(async () => {
  await parts.store.put(output.key, Readable.from([Buffer.from('bytes')]));
  await parts.store.put('card-stills/out1.jpg', Readable.from([Buffer.from('still')]));
  await parts.outputs.create(output);
  await buildVideo(parts.videos, { _id: owner.videoId, stage: 'processed', outputToken: output._id, ...large });
});

/** The most bytes that MongoDB answers to one command on videos while something is done. */
async function mostBytesRead(work: () => Promise<unknown>): Promise<number> {
  const { db } = parts.database.connection;
  await db?.command({ profile: 2 });
  await work().finally(() => db?.command({ profile: 0 }));
  const answers = await profile.find({ ns: `${db?.databaseName}.videos` }).toArray();
  await profile.drop();
  expect(answers).not.toEqual([]);
  return Math.max(...answers.map(({ responseLength }) => responseLength ?? 0));
}

const smallBytes = 5_000;

describe('the large fields of a video', () => {
  it('are read where captions are asked for', async () => {
    const read = await mostBytesRead(async () => {
      expect(await getCaptionsJson(parts, { ...owner, toEdit: true })).toContain('word word');
    });
    expect(read).toBeGreaterThan(givenCaptions.length);
  });

  it.each([
    ['is shown', () => getVideo(parts, owner)],
    ['is listed', () => listVideos(parts, { ownerId: 1, limit: 100 })],
    ['is shared', () => shareVideo(parts, owner)],
    ['has a picture on its card', () => findCardStill({ ...parts, ...drawsNothing }, owner, neverAborted)],
    ['has a script', () => getAssScript(parts, owner).catch(() => undefined)],
    ['changes its settings', () => editVideo(parts, { ...owner, settings: { fontSize: 30 } })],
    ['is cancelled', () => cancelVideo(parts, owner)],
  ])('are not read when a video %s', async (_what, act) => {
    expect(await mostBytesRead(act)).toBeLessThan(smallBytes);
  });

  it('are not read when a stranger watches a shared video', async () => {
    const { shareToken } = await shareVideo(parts, owner);
    const read = await mostBytesRead(async () => {
      expect(await findSharedVideo(parts, shareToken)).toMatchObject({ owner, fileName: 'talk.mp4' });
    });
    expect(read).toBeLessThan(smallBytes);
  });

  it('stay as they are when an edit changes something else', async () => {
    expect(await parts.videos.findById(owner.videoId).lean()).toMatchObject({ ...large, revision: 2 });
  });

  it('are not read when a video is deleted', async () => {
    expect(await mostBytesRead(() => deleteVideo(parts, owner))).toBeLessThan(smallBytes);
  });

  it('leave a list without the settings of its videos, which are long too', async () => {
    const dictionary = large.accountDictionary;
    for (let index = 0; index < 3; index++) {
      await buildVideo(parts.videos, { settings: { dictionary }, stage: 'processed' });
    }
    const read = await mostBytesRead(async () => {
      expect((await listVideos(parts, { ownerId: 1, limit: 100 })).videos).toHaveLength(3);
    });
    expect(read).toBeLessThan(smallBytes);
  });
});

/** The picture is stored already. */
const drawsNothing = {
  stillLimit: createFairLimit({ places: 1, placesEach: 1, maxWaiting: 1, maxWaitingEach: 1 }),
  workDirs: undefined as never,

  ffmpeg: 'none',
};
const neverAborted = new AbortController().signal;
