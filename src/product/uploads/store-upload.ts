import { pipeline, type Readable, Transform } from 'node:stream';
import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { randomId } from '../../infra/random-id.ts';
import type { ObjectStore, StoredObject } from '../../infra/storage/object-store.ts';
import { type UploadModel, uploadUrl } from './upload.model.ts';

interface StoreUploadDeps {
  uploads: UploadModel;
  store: ObjectStore;
  maxBytes: number;
  clock: Clock;
}

export interface StoreUploadInput {
  ownerId: number;
  bytes: Readable;
  fileName: string | null;
}

/**
 * Stores a file so that a video can be created from it. An upload that breaks off leaves nothing behind.
 * @throws AppError `source_too_large` as soon as more than `maxBytes` have arrived
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  { ownerId, bytes, fileName }: StoreUploadInput,
): Promise<{ uploadUrl: string; sizeBytes: number }> {
  const _id = randomId('');
  const key = `uploads/${_id}`;
  const { sizeBytes } = await putCounted(deps, key, bytes);
  await deps.uploads.create({ _id, ownerId, key, sizeBytes, fileName, createdAt: new Date(deps.clock()) });
  return { uploadUrl: uploadUrl(_id), sizeBytes };
}

async function putCounted({ store, maxBytes }: StoreUploadDeps, key: string, bytes: Readable): Promise<StoredObject> {
  // a separate pipeline handles errors and early ends that happen before the store starts to read
  const counted = pipeline(bytes, countTo(maxBytes), () => undefined);
  try {
    return await store.put(key, counted);
  } catch (error) {
    throw counted.errored ?? error;
  }
}

function countTo(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= maxBytes) return done(null, chunk);
      done(new AppError('source_too_large', { args: { maxBytes } }));
    },
  });
}
