import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStorageOwnerModel } from '../../../../src/product/videos/sweeping/storage-owner.model.ts';
import {
  adoptStorage,
  beginSweep,
  checkStorageOwner,
  readRefusal,
} from '../../../../src/product/videos/sweeping/storage-owner.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const storageOwners = createStorageOwnerModel(parts.database.connection);
const deps = { ...parts, storageOwners };

const put = (key: string) => parts.store.put(key, Readable.from([Buffer.from(key)]));

beforeEach(async () => {
  for await (const { key } of parts.store.list('')) await parts.store.delete(key);
  await Promise.all([storageOwners.deleteMany({}), parts.videos.deleteMany({}), parts.outputs.deleteMany({})]);
});

describe('a store', () => {
  it('that is empty belongs to the first database that sweeps it', async () => {
    await beginSweep(deps);
    await put('sources/a');
    await beginSweep(deps);
    expect(await readRefusal(deps)).toBeNull();
  });

  it('that was empty when the service started is swept, whatever lies in it later', async () => {
    expect(await checkStorageOwner(deps)).toBeNull();
    await put('upload-pieces/a');
    await expect(beginSweep(deps)).resolves.toBeUndefined();
  });

  it('of version 1.0 is taken when the database knows at least half of its files', async () => {
    await buildVideo(parts.videos, { sourceKey: 'sources/a' });
    await put('sources/a');
    await put('sources/unknown');
    await expect(beginSweep(deps)).resolves.toBeUndefined();
  });

  it('with files that the database does not know is not swept', async () => {
    await put('sources/a');
    await expect(beginSweep(deps)).rejects.toMatchObject({ details: { refused: 'unknown_files' } });
    expect((await readRefusal(deps))?.message).toContain('does not know');
  });

  it('of another database is not swept', async () => {
    await beginSweep(deps);
    await storageOwners.deleteMany({});
    await expect(beginSweep(deps)).rejects.toMatchObject({ details: { refused: 'other_database' } });
  });

  it('is not swept by its database as it was in a backup', async () => {
    await beginSweep(deps);
    const backup = await storageOwners.findById('storage').orFail().lean();
    await beginSweep(deps);
    await storageOwners.replaceOne({ _id: 'storage' }, backup);
    await expect(beginSweep(deps)).rejects.toMatchObject({ details: { refused: 'older_database' } });
  });

  it('is swept again when its operator has adopted it', async () => {
    await put('sources/a');
    await expect(beginSweep(deps)).rejects.toThrow('storage adopt');
    await adoptStorage(deps);
    expect(await readRefusal(deps)).toBeNull();
    await expect(beginSweep(deps)).resolves.toBeUndefined();
  });

  it('that was left behind by a crash is swept', async () => {
    await beginSweep(deps);
    await storageOwners.updateOne({ _id: 'storage' }, { $inc: { sweeps: 1 } });
    await expect(beginSweep(deps)).resolves.toBeUndefined();
  });
});
