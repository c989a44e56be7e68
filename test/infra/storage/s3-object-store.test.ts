import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from '../../../src/infra/processes.ts';
import { cacheLocalFiles } from '../../../src/infra/storage/cached-object-store.ts';
import { createFileCache } from '../../../src/infra/storage/file-cache.ts';
import { createS3ObjectStore } from '../../../src/infra/storage/s3-object-store.ts';
import { describeObjectStore } from '../../contracts/object-store.contract.ts';
import { type FakeS3, s3ConfigOf, startFakeS3 } from '../../support/fake-s3.ts';

const account = { bucket: 'media', region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };

type Changes = Parameters<typeof s3ConfigOf>[2];

const storeAt = (endpoint: string, tempDir: string, changes: Changes = {}) =>
  createS3ObjectStore({ config: s3ConfigOf({ endpoint }, account, changes), tempDir });

describe.each([
  ['s3', ''],
  ['s3 with a key prefix', 'prod/captions/'],
])('%s', (name, keyPrefix) => {
  describeObjectStore(name, async () => {
    const server = await startFakeS3(account);
    const tempDir = await mkdtemp(join(tmpdir(), 's3-store-'));
    return {
      store: storeAt(server.endpoint, tempDir, { keyPrefix }),
      leftovers: async () => [...server.openUploads(), ...(await readdir(tempDir))],
      close: async () => {
        await server.close();
        await rm(tempDir, { recursive: true });
      },
    };
  });
});

describeObjectStore('s3 with a cache of local files', async () => {
  const server = await startFakeS3(account);
  const dir = await mkdtemp(join(tmpdir(), 's3-store-'));
  const ownDir = join(dir, 'own');
  await mkdir(ownDir);
  const cache = createFileCache({ dir, ownDir, identity: processIdentity(), maxBytes: 1_000, minFreeBytes: 0 });
  return {
    store: cacheLocalFiles(storeAt(server.endpoint, ownDir), { cache, isCached: () => true }),
    leftovers: async () => [...server.openUploads(), ...(await readdir(ownDir))],
    close: async () => {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
});

describe('createS3ObjectStore', () => {
  let server: FakeS3;
  let tempDir: string;

  beforeEach(async () => {
    server = await startFakeS3(account);
    tempDir = await mkdtemp(join(tmpdir(), 's3-store-'));
  });

  afterEach(async () => {
    await server.close();
    await rm(tempDir, { recursive: true });
  });

  it('sends the content type', async () => {
    await storeAt(server.endpoint, tempDir).put('a.mp4', Readable.from(['x']), { contentType: 'video/mp4' });
    expect(server.contentTypeOf('a.mp4')).toBe('video/mp4');
  });

  it('fails its check with a wrong secret', async () => {
    const store = storeAt(server.endpoint, tempDir, { secretAccessKey: 'another' });
    await expect(store.check()).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('fails its check for a missing bucket, which is not reported as a missing object', async () => {
    const store = storeAt(server.endpoint, tempDir, { bucket: 'other' });
    await expect(store.check()).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(store.get('a')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('deletes parts of uploads that never ended, in its own folder and when they are old', async () => {
    const begin = async (key: string) => {
      const client = new S3Client({
        ...{ region: account.region, endpoint: server.endpoint, forcePathStyle: true, credentials: account },
        requestChecksumCalculation: 'WHEN_REQUIRED',
      });
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: account.bucket, Key: key }));
      return UploadId ?? '';
    };
    const [, , other] = [await begin('a/sources/x'), await begin('a/sources/y'), await begin('ab/sources/x')];
    const store = storeAt(server.endpoint, tempDir, { keyPrefix: 'a/' });
    await store.abortUploads?.(new Date(Date.now() - 60_000));
    expect(server.openUploads()).toHaveLength(3);
    await store.abortUploads?.(new Date(Date.now() + 60_000));
    expect(server.openUploads()).toEqual([other]);
  });

  describe('with a key prefix', () => {
    const at = (keyPrefix: string) => storeAt(server.endpoint, tempDir, { keyPrefix });
    const put = (keyPrefix: string, key: string) => at(keyPrefix).put(key, Readable.from([keyPrefix]));
    const keysOf = async (keyPrefix: string, prefix = '') => {
      const keys: string[] = [];
      for await (const { key } of at(keyPrefix).list(prefix)) keys.push(key);
      return keys;
    };

    it('neither lists, reads nor deletes what other prefixes have', async () => {
      for (const keyPrefix of ['a/', 'ab/', 'a/b/']) await put(keyPrefix, 'sources/x');
      await put('a/', 'sources/y');
      expect(server.keys()).toEqual(['a/b/sources/x', 'a/sources/x', 'a/sources/y', 'ab/sources/x']);
      expect(await keysOf('ab/')).toEqual(['sources/x']);
      expect(await keysOf('a/', 'sources/')).toEqual(['sources/x', 'sources/y']);
      expect(await at('ab/').head('sources/y')).toBeNull();
      await expect(at('ab/').get('sources/y')).rejects.toMatchObject({ code: 'not_found' });
      expect(await text(await at('ab/').get('sources/x'))).toBe('ab/');
      await at('ab/').delete('sources/x');
      expect(server.keys()).toEqual(['a/b/sources/x', 'a/sources/x', 'a/sources/y']);
    });

    it('uses nothing of the bucket outside of the prefix for its checks', async () => {
      await at('a/').reach();
      await at('a/').check();
      expect(server.requestedKeys().filter((key) => !key.startsWith('a/'))).toEqual([]);
    });

    it('is not reached in a missing bucket', async () => {
      const store = storeAt(server.endpoint, tempDir, { keyPrefix: 'a/', bucket: 'other' });
      await expect(store.reach()).rejects.toMatchObject({ name: 'NoSuchBucket' });
    });
  });

  describe('with redirects', () => {
    const request = {
      method: 'GET',
      contentType: 'video/mp4',
      contentDisposition: `inline; filename="a (1).mp4"; filename*=UTF-8''%C3%9Cbung!.mp4`,
      cacheControl: 'private, max-age=86400, immutable',
    } as const;
    const config = (changes: Changes = {}) =>
      s3ConfigOf(server, account, { keyPrefix: 'prod/', redirects: true, ...changes });
    const urlOf = (changes: { method?: 'HEAD'; config?: Changes; now?: () => number } = {}) => {
      const { method = request.method, now } = changes;
      const store = createS3ObjectStore({ config: config(changes.config), tempDir, now });
      return store.presign?.('outputs/a.mp4', { ...request, method }) ?? '';
    };
    const store = () => createS3ObjectStore({ config: config(), tempDir });
    const statusOf = async (url: string, method = 'GET') => (await fetch(url, { method })).status;

    beforeEach(async () => {
      await store().put('outputs/a.mp4', Readable.from(['0123456789']));
    });

    it('is read by anybody who has the URL, in parts too, with the headers that the URL names', async () => {
      const answer = await fetch(urlOf(), { headers: { Range: 'bytes=2-4' } });
      expect([answer.status, await answer.text()]).toEqual([206, '234']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...{ 'content-type': 'video/mp4', 'content-range': 'bytes 2-4/10', etag: expect.any(String) },
        ...{ 'content-disposition': request.contentDisposition, 'cache-control': request.cacheControl },
      });
    });

    it('has one URL for GET and one for HEAD', async () => {
      expect([await statusOf(urlOf()), await statusOf(urlOf({ method: 'HEAD' }), 'HEAD')]).toEqual([200, 200]);
      expect([await statusOf(urlOf(), 'HEAD'), await statusOf(urlOf({ method: 'HEAD' }))]).toEqual([403, 403]);
      expect(await statusOf(urlOf(), 'DELETE')).toBe(403);
    });

    it('is not read by a changed URL, nor after seven hours', async () => {
      await store().put('outputs/b.mp4', Readable.from(['x']));
      expect(await statusOf(urlOf().replace('a.mp4', 'b.mp4'))).toBe(403);
      expect(await statusOf(urlOf().replace('immutable', 'other'))).toBe(403);
      const hoursAgo = (hours: number) => urlOf({ now: () => Date.now() - hours * 3_600_000 });
      expect([await statusOf(hoursAgo(5)), await statusOf(hoursAgo(8))]).toEqual([200, 403]);
    });

    it('is not read any more when it has been deleted', async () => {
      const url = urlOf();
      await store().delete('outputs/a.mp4');
      expect(await statusOf(url)).toBe(404);
    });

    it('has the same URL for an hour, so that browsers can keep what is behind it', () => {
      const urlAt = (time: string) => urlOf({ now: () => Date.parse(time) });
      expect(urlAt('2026-11-20T12:00:00Z')).toBe(urlAt('2026-11-20T12:59:59Z'));
      expect(urlAt('2026-11-20T13:00:00Z')).not.toBe(urlAt('2026-11-20T12:59:59Z'));
    });

    it.each([
      [{ publicEndpoint: 'https://media.example/s3/' }, 'https://media.example/s3/media/prod/outputs/a.mp4'],
      [{ endpoint: null }, 'https://media.s3.eu-central-1.amazonaws.com/prod/outputs/a.mp4'],
      [{ endpoint: null, bucket: 'a.b' }, 'https://s3.eu-central-1.amazonaws.com/a.b/prod/outputs/a.mp4'],
    ])('leads to the store as people reach it: %j', (changes, address) => {
      expect(urlOf({ config: changes }).split('?')[0]).toBe(address);
    });

    it('has no URLs without the setting', () => {
      expect(urlOf({ config: { redirects: false } })).toBe('');
    });
  });
});
