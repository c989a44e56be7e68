import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createS3ObjectStore } from '../../../src/infra/storage/s3-object-store.ts';
import { createUploadServices } from '../../../src/product/uploads/create-upload-services.ts';
import { uploadIdOf } from '../../../src/product/uploads/upload.model.ts';
import { openUpload } from '../../../src/product/uploads/upload-bytes.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { s3ConfigOf, startFakeS3 } from '../../support/fake-s3.ts';
import { videoParts } from '../../support/video-parts.ts';

const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const server = await startFakeS3(account);
const tempDir = await mkdtemp(join(tmpdir(), 'direct-uploads-'));
const parts = await videoParts();
const maxBytes = 64 * 1024 ** 2;
const storeWith = (redirects: boolean) =>
  createS3ObjectStore({ config: s3ConfigOf(server, account, { redirects, keyPrefix: 'prod/' }), tempDir });
const store = storeWith(true);
const deps = { ...parts, store, clock: () => Date.now() };
const uploads = createUploadServices({ ...deps, maxBytes });

afterAll(async () => {
  await server.close();
  await rm(tempDir, { recursive: true });
});

beforeEach(async () => {
  await parts.uploads.deleteMany({});
});

const sizeBytes = 20 * 1024 ** 2;
const file = Buffer.alloc(sizeBytes, 'abcdefghijk');
const begin = (changes: { sizeBytes?: number; ownerId?: number; script?: string } = {}) =>
  uploads.beginDirect({ ownerId: 1, sizeBytes, fileName: 'talk.mp4', ...changes });
type Part = Awaited<ReturnType<typeof begin>>['parts'][number];
const bytesOf = ({ number, sizeBytes: length }: Part) => {
  const start = (number - 1) * 16 * 1024 ** 2;
  return file.subarray(start, start + length);
};
const send = async (part: Part, body = bytesOf(part)) => (await fetch(part.url, { method: 'PUT', body })).status;

describe('an upload directly to the store', () => {
  it('is sent in parts without a token, and is then an upload like any other', async () => {
    const { uploadId, parts: toSend } = await begin();
    expect(toSend.map((part) => part.sizeBytes)).toEqual([16 * 1024 ** 2, 4 * 1024 ** 2]);
    // in any order, and again
    for (const part of [...toSend, ...toSend].reverse()) expect(await send(part)).toBe(200);
    const stored = { uploadUrl: `upload://${uploadId}`, sizeBytes };
    expect(await uploads.completeDirect({ ownerId: 1, uploadId })).toEqual(stored);
    expect(await uploads.completeDirect({ ownerId: 1, uploadId })).toEqual(stored);
    const record = await parts.uploads.findById(uploadIdOf(stored.uploadUrl)).lean().orFail();
    expect(record).toMatchObject({ ownerId: 1, isWhole: true, sizeBytes, fileName: 'talk.mp4' });
    expect((await buffer(openUpload(store, record))).equals(file)).toBe(true);
  });

  it('keeps the script that it was begun with, which counts with the file', async () => {
    const countedBytes = async () => (await parts.uploads.findOne().lean().orFail()).countedBytes;
    const { uploadId, parts: toSend } = await begin({ script: 'Grüße.' });
    expect(await countedBytes()).toBe(sizeBytes + 8);
    for (const part of toSend) await send(part);
    await uploads.completeDirect({ ownerId: 1, uploadId });
    expect(await parts.uploads.findById(uploadId).lean()).toMatchObject({ isWhole: true, script: 'Grüße.' });
    expect(await countedBytes()).toBe(sizeBytes + 8);
  });

  it('is not complete before all parts have arrived', async () => {
    const { uploadId, parts: toSend } = await begin();
    await send(toSend[0] as Part);
    await expect(uploads.completeDirect({ ownerId: 1, uploadId })).rejects.toMatchObject({ code: 'conflict' });
    expect(await parts.uploads.findById(uploadId).lean()).toMatchObject({ isWhole: false });
    await send(toSend[1] as Part);
    expect(await uploads.completeDirect({ ownerId: 1, uploadId })).toMatchObject({ sizeBytes });
  });

  it('takes no part of another size, and nothing by a changed URL', async () => {
    const [first, second] = (await begin()).parts as [Part, Part];
    expect(await send(first, file)).toBe(403);
    expect(await send(second, bytesOf(second).subarray(1))).toBe(403);
    expect(await send({ ...second, url: second.url.replace('partNumber=2', 'partNumber=3') })).toBe(403);
    expect((await fetch(second.url)).status).toBe(403);
  });

  it('is completed after a crash in between', async () => {
    const { uploadId, parts: toSend } = await begin();
    for (const part of toSend) await send(part);
    await uploads.completeDirect({ ownerId: 1, uploadId });
    await parts.uploads.updateOne({ _id: uploadId }, { $set: { isWhole: false } });
    expect(await uploads.completeDirect({ ownerId: 1, uploadId })).toMatchObject({ sizeBytes });
  });

  it('is complete when another call has put the parts together in the same moment', async () => {
    const { direct } = store;
    if (!direct) throw new Error('the store takes no direct uploads');
    const complete: typeof direct.complete = async (...of) => {
      await direct.complete(...of);
      return direct.complete(...of);
    };
    const services = createUploadServices({ ...deps, store: { ...store, direct: { ...direct, complete } }, maxBytes });
    const { uploadId, parts: toSend } = await begin();
    for (const part of toSend) await send(part);
    expect(await services.completeDirect({ ownerId: 1, uploadId })).toMatchObject({ sizeBytes });
  });

  it('is nobody else’s', async () => {
    const { uploadId } = await begin();
    const foreign = { ownerId: 2, uploadId };
    await expect(uploads.completeDirect(foreign)).rejects.toMatchObject({ code: 'not_found' });
    await expect(uploads.dropDirect(foreign)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves nothing behind when it is dropped, or not completed within a day', async () => {
    const before = server.openUploads();
    const { uploadId, parts: toSend } = await begin();
    await send(toSend[0] as Part);
    await uploads.dropDirect({ ownerId: 1, uploadId });
    expect([await parts.uploads.countDocuments(), server.openUploads()]).toEqual([0, before]);
    await begin();
    await sweep({ ...deps, clock: () => Date.now() + 25 * 3_600_000 });
    expect([await parts.uploads.countDocuments(), server.openUploads()]).toEqual([0, []]);
  });

  it('is refused beyond the limits, before anything is begun', async () => {
    const before = server.openUploads();
    await expect(begin({ sizeBytes: maxBytes + 1 })).rejects.toMatchObject({ code: 'source_too_large' });
    const unfinished = { ownerId: 3, key: 'uploads/x', multipartId: 'm', isWhole: false, sizeBytes: 1, fileName: null };
    await parts.uploads.insertMany(
      Array.from({ length: 100 }, (_, index) => ({ ...unfinished, _id: `u${index}`, createdAt: new Date() })),
    );
    await expect(begin({ ownerId: 3 })).rejects.toMatchObject({ code: 'uploads_full' });
    expect(server.openUploads()).toEqual(before);
  });

  it('is not offered where people cannot reach the store', async () => {
    for (const unreachable of [storeWith(false), parts.store]) {
      const services = createUploadServices({ ...deps, store: unreachable, maxBytes });
      const refused = services.beginDirect({ ownerId: 1, sizeBytes, fileName: null });
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
