import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMergeAccounts } from '../../../src/product/account-merging/merge-accounts.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createKeptBytesModel } from '../../../src/product/kept-bytes/kept-bytes.model.ts';
import { createKeptBytes } from '../../../src/product/kept-bytes/kept-bytes.ts';
import { createUploadServices } from '../../../src/product/uploads/create-upload-services.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { deleteVideo } from '../../../src/product/videos/actions/delete-video.ts';
import type { VideoRecord } from '../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../src/product/videos/records/work-dirs.ts';
import { type FetchDeps, fetchStep } from '../../../src/product/videos/steps/fetch-step.ts';
import { runStep } from '../../../src/product/videos/steps/run-step.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { buildFacts } from '../../support/build-facts.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';

const given = await videoParts();
const { connection } = given.database;
const keptBytes = createKeptBytes({ connection, maxBytes: 1000 });
const accounts = createKeptBytesModel(connection);
const parts = { ...given, keptBytes };
const hourMs = 3_600_000;

/** Asks the source's server for as many bytes as its address ends with. */
const deps: FetchDeps & Parameters<typeof runStep>[0] & Parameters<typeof createVideo>[0] = {
  ...parts,
  workerId: 'worker',
  workDirs: createWorkDirs({ dataDir: parts.rootDir, workerId: 'worker' }),
  getDictionary: async () => [],
  async fetchSource({ url, destFile, maxBytes }) {
    const sizeBytes = Number(url.split('/').at(-1));
    if (sizeBytes > maxBytes) {
      const { AppError } = await import('../../../src/infra/errors/app-error.ts');
      throw new AppError('source_too_large', { args: { maxBytes } });
    }
    await writeFile(destFile, 'x'.repeat(sizeBytes));
    return { file: destFile, sizeBytes, sha256: `hash-${sizeBytes}`, fileName: 'a.mp4' };
  },
  ingestSource: async ({ file }) => ({ file, facts: buildFacts() }),
  sniffMedia: async () => undefined,
};
const uploads = createUploadServices({ ...parts, maxBytes: 5000 });

beforeEach(async () => {
  // the disk dates the objects
  parts.time.now = Date.now();
  await Promise.all([
    accounts.deleteMany({}),
    parts.videos.deleteMany({}),
    parts.uploads.deleteMany({}),
    createUserModel(connection).deleteMany({}),
  ]);
  for await (const { key } of parts.store.list('')) await parts.store.delete(key);
});

const kept = async (userId = 1) => (await accounts.findById(userId).lean())?.bytes ?? 0;

function upload(sizeBytes: number, declaredBytes: number | null = null, ownerId = 1) {
  const chunks = Array.from({ length: Math.ceil(sizeBytes / 100) }, (_, i) =>
    Buffer.alloc(Math.min(100, sizeBytes - i * 100)),
  );
  return uploads.storeUpload({ ownerId, bytes: Readable.from(chunks), fileName: 'a.mp4', declaredBytes });
}

/** Creates a video and fetches its source. */
async function fetched(videoUrl: string, ownerId = 1): Promise<VideoRecord> {
  const { videoId } = await createVideo(deps, { ownerId, videoUrl, settings: {}, captions: [] });
  await runStep(deps, fetchStep(deps), new AbortController().signal);
  return parts.videos.findById(videoId).lean<VideoRecord>().orFail();
}

const link = (sizeBytes: number) => `https://example.com/${sizeBytes}`;

describe('uploads', () => {
  it('count until they are swept', async () => {
    await upload(600);
    expect(await kept()).toBe(600);
    await expect(upload(500)).rejects.toMatchObject({ code: 'storage_limit' });
    expect(await kept()).toBe(600);
    expect(await parts.uploads.countDocuments()).toBe(1);
    await upload(400);
    parts.time.now += 25 * hourMs;
    await sweep(parts);
    expect(await kept()).toBe(0);
    await upload(1000);
  });

  it('are refused before a byte is read when their declared size does not fit', async () => {
    await upload(600);
    await expect(uploads.requireRoom({ ownerId: 1, declaredBytes: 401 })).rejects.toMatchObject({
      code: 'storage_limit',
      failure: { args: { keptBytes: 600, maxBytes: 1000 } },
    });
    await uploads.requireRoom({ ownerId: 1, declaredBytes: 400 });
    let wasRead = false;
    const bytes = Readable.from(
      (function* () {
        wasRead = true;
        yield Buffer.alloc(10);
      })(),
    );
    const input = { ownerId: 1, bytes, fileName: null, declaredBytes: 401 };
    await expect(uploads.storeUpload(input)).rejects.toMatchObject({ code: 'storage_limit' });
    expect(wasRead).toBe(false);
  });

  it('at the same time do not exceed the limit together', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => upload(300, 300)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await kept()).toBe(900);
  });

  it('that break off count no longer', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(300);
        throw new Error('gone');
      })(),
    );
    await expect(uploads.storeUpload({ ownerId: 1, bytes: broken, fileName: null })).rejects.toThrow('gone');
    expect(await kept()).toBe(0);
    expect(await parts.uploads.countDocuments()).toBe(0);
  });
});

describe('sources', () => {
  it('count once for all videos of an account with the same file, until the last one is swept', async () => {
    const first = await fetched(link(400));
    expect(first).toMatchObject({ sourceSizeBytes: 400, countedBytes: 400 });
    const second = await fetched('https://example.com/again/400');
    expect(second.countedBytes).toBe(0);
    expect(await kept()).toBe(400);
    await fetched(link(400), 2);
    expect(await kept(2)).toBe(400);
    await deleteVideo(parts, { ownerId: 1, videoId: first._id });
    parts.time.now += hourMs;
    await sweep(parts);
    // it counts for the other video now
    expect(await kept()).toBe(400);
    await deleteVideo(parts, { ownerId: 1, videoId: second._id });
    await sweep(parts);
    // the file is still there, for the other account alone
    expect(await kept()).toBe(0);
    expect(await kept(2)).toBe(400);
  });

  it('count until the sweep has deleted the file, so that deleting and sending again gains nothing', async () => {
    const { _id: videoId } = await fetched(link(700));
    await deleteVideo(parts, { ownerId: 1, videoId });
    await sweep(parts);
    expect(await kept()).toBe(700);
    parts.time.now += hourMs;
    await sweep(parts);
    expect(await kept()).toBe(0);
  });

  it('that do not fit fail their video with a reason, and end the download', async () => {
    await fetched(link(700));
    expect(await fetched(link(400))).toMatchObject({
      stage: 'failed',
      errorCode: 'storage_limit',
      errorArgs: { keptBytes: 700, maxBytes: 1000 },
    });
    expect(await kept()).toBe(700);
  });

  it('are not accepted when the account is full', async () => {
    await fetched(link(1000));
    await expect(createVideo(deps, { ownerId: 1, videoUrl: link(1), settings: {} })).rejects.toMatchObject({
      code: 'storage_limit',
    });
  });

  it('of an upload count instead of the upload', async () => {
    const { uploadUrl } = await upload(800);
    const video = await fetched(uploadUrl);
    expect(video).toMatchObject({ stage: 'planning', countedBytes: 800 });
    expect(await kept()).toBe(800);
    parts.time.now += 25 * hourMs;
    await sweep(parts);
    expect(await kept()).toBe(800);
  });

  it('of version 1.0 change nothing when they are removed', async () => {
    const video = await fetched(link(700));
    await parts.videos.updateOne({ _id: video._id }, { $unset: { countedBytes: 1 } });
    await accounts.deleteMany({});
    await deleteVideo(parts, { ownerId: 1, videoId: video._id });
    parts.time.now += hourMs;
    await sweep(parts);
    expect(await kept()).toBe(0);
  });
});

it('adds what two merged accounts keep', async () => {
  const people = testAccounts({ database: parts.database, clock: parts.clock });
  const { userId: intoId } = await people.createUser({ email: 'into@example.com' });
  const { userId: fromId } = await people.createUser({ email: 'from@example.com' });
  await fetched(link(700), intoId);
  await upload(200, null, fromId);
  await parts.transact((transaction) => createMergeAccounts(connection)({ fromId, intoId }, transaction));
  expect(await kept(intoId)).toBe(900);
  expect(await accounts.countDocuments()).toBe(1);
});
