import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3ObjectStore } from '../../../src/infra/storage/s3-object-store.ts';
import { describeObjectStore } from '../../contracts/object-store.contract.ts';
import { type FakeS3, startFakeS3 } from '../../support/fake-s3.ts';

const account = { bucket: 'media', region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };

const storeAt = (endpoint: string, tempDir: string, changes: Partial<typeof account> = {}) =>
  createS3ObjectStore({ config: { kind: 's3', endpoint, ...account, ...changes }, tempDir });

describeObjectStore('s3', async () => {
  const server = await startFakeS3(account);
  const tempDir = await mkdtemp(join(tmpdir(), 's3-store-'));
  return {
    store: storeAt(server.endpoint, tempDir),
    leftovers: async () => [...server.openUploads(), ...(await readdir(tempDir))],
    close: async () => {
      await server.close();
      await rm(tempDir, { recursive: true });
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
});
