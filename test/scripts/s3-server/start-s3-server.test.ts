import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../scripts/s3-server/start-s3-server.ts';
import { createS3ObjectStore } from '../../../src/infra/storage/s3-object-store.ts';
import { describeObjectStore } from '../../contracts/object-store.contract.ts';
import { s3ConfigOf } from '../../support/fake-s3.ts';
import { findS3Server } from '../../support/find-s3-server.ts';

describe.skipIf(!(await findS3Server()))('a real S3 server', () => {
  let server: S3Server;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-server-'));
    server = await startS3Server(folder);
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const storeAt = (keyPrefix: string, tempDir: string) =>
    createS3ObjectStore({ config: s3ConfigOf(server, server, { keyPrefix }), tempDir });

  describeObjectStore('a prefix of its bucket', async () => {
    const prefix = `${randomUUID()}/`;
    const tempDir = await mkdtemp(join(tmpdir(), 's3-store-'));
    return {
      store: storeAt(prefix, tempDir),
      leftovers: async () => [...(await openUploads(server, prefix)), ...(await readdir(tempDir))],
      close: () => rm(tempDir, { recursive: true }),
    };
  });

  it('lists more objects than one answer has room for', async () => {
    const store = storeAt('many/', folder);
    const keys = Array.from({ length: 1_050 }, (_, index) => `${index % 2 ? 'segments' : 'sources'}/${index}`);
    // all at once, a busy machine would not open their connections in time
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, Readable.from(['x']))));
    const found = new Set<string>();
    for await (const { key } of store.list('')) found.add(key);
    expect(found).toEqual(new Set(keys));
  });

  it('counts the bytes that it receives and sends', async () => {
    const store = storeAt('counted/', folder);
    const before = await server.traffic();
    await store.put('a', Readable.from([Buffer.alloc(100_000)]));
    await text(await store.get('a', { range: { start: 0, end: 9_999 } }));
    // the server counts an answer when all of it is sent, which may be after it has arrived
    await expect.poll(async () => (await server.traffic()).sentBytes - before.sentBytes).toBe(10_000);
    const after = await server.traffic();
    expect(after.receivedBytes - before.receivedBytes).toBe(100_000);
    expect(after.requests).toBeGreaterThan(before.requests);
  });
});

async function openUploads(server: S3Server, Prefix: string): Promise<string[]> {
  const { endpoint, region, bucket: Bucket, ...credentials } = server;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  try {
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    return Uploads.map(({ Key = '' }) => Key);
  } finally {
    client.destroy();
  }
}
