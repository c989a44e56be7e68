import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createS3ObjectStore } from '../../../../src/infra/storage/s3-object-store.ts';
import { createStorageOwnerModel } from '../../../../src/product/videos/sweeping/storage-owner.model.ts';
import { beginSweep } from '../../../../src/product/videos/sweeping/storage-owner.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { s3ConfigOf, startFakeS3 } from '../../../support/fake-s3.ts';
import { videoParts } from '../../../support/video-parts.ts';

const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const server = await startFakeS3(account);
const tempDir = await mkdtemp(join(tmpdir(), 'shared-bucket-'));

afterAll(async () => {
  await server.close();
  await rm(tempDir, { recursive: true });
});

/** A service of its own: its database knows nothing of the other's. */
async function serviceIn(keyPrefix: string) {
  const parts = await videoParts();
  const store = createS3ObjectStore({
    config: s3ConfigOf(server, account, { keyPrefix }),
    tempDir,
  });
  const storageOwners = createStorageOwnerModel(parts.database.connection);
  const clock = () => Date.now() + 3 * 24 * 3_600_000;
  return { ...parts, store, storageOwners, clock };
}

it('is swept by each of two services with prefixes, which delete their own orphans only', async () => {
  const [one, other] = await Promise.all([serviceIn('one/'), serviceIn('one-more/')]);
  await beginSweep(one);
  await beginSweep(other);
  for (const { store } of [one, other]) await store.put('sources/orphan', Readable.from(['x']));

  await beginSweep(one);
  await sweep(one);
  expect(server.keys()).toEqual(['one-more/owner/database.json', 'one-more/sources/orphan', 'one/owner/database.json']);

  await beginSweep(other);
  await sweep(other);
  expect(server.keys()).toEqual(['one-more/owner/database.json', 'one/owner/database.json']);
});
