import { pipeline, type Readable, Transform } from 'node:stream';
import { AppError } from '../../infra/errors/app-error.ts';
import { randomId } from '../../infra/secrets.ts';
import type { StoredObject } from '../../infra/storage/object-store.ts';
import { beginUpload, forgetUpload, recountUpload, type UploadDeps } from './count-upload.ts';
import { uploadUrl } from './upload.model.ts';
import { uploadKeyPrefix } from './upload-bytes.ts';

type StoreUploadDeps = UploadDeps & { maxBytes: number };

export interface StoreUploadInput {
  ownerId: number;
  bytes: Readable;
  fileName: string | null;
  /** The size of the file at least, if its sender has said it; null = unknown. */
  declaredBytes?: number | null;
  /** Called when all bytes have arrived: fields may follow the file. What it throws ends the upload. */
  readScript?(): string | undefined;
}

/** A file of unknown size is counted in such steps, so that not every chunk is a transaction. */
const stepBytes = 16 * 1024 ** 2;

/**
 * Stores a file so that a video can be created from it. An upload that breaks off leaves nothing behind.
 * @throws AppError `source_too_large` as soon as more than `maxBytes` have arrived; `storage_limit` as soon as the
 *   account would keep too much; `disk_low`
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  { ownerId, bytes, fileName, declaredBytes, readScript }: StoreUploadInput,
): Promise<{ uploadUrl: string; sizeBytes: number }> {
  await deps.diskRoom.requireRoom();
  const _id = randomId('');
  const key = uploadKeyPrefix + _id;
  const expectedBytes = declaredBytes ?? Math.min(stepBytes, await deps.keptBytes.left(ownerId));
  const reservedBytes = Math.min(expectedBytes, deps.maxBytes);
  await beginUpload(deps, { _id, ownerId, key, fileName, sizeBytes: reservedBytes });
  try {
    const { sizeBytes } = await putCounted(deps, { _id, key, reservedBytes }, bytes);
    const script = readScript?.();
    const kept = script ? { script } : {};
    await recountUpload(deps, _id, { sizeBytes, isWhole: true, createdAt: new Date(deps.clock()), ...kept });
    return { uploadUrl: uploadUrl(_id), sizeBytes };
  } catch (error) {
    await deps.store.delete(key);
    await forgetUpload(deps, _id);
    throw error;
  }
}

interface Counted {
  _id: string;
  key: string;
  reservedBytes: number;
}

async function putCounted(deps: StoreUploadDeps, upload: Counted, bytes: Readable): Promise<StoredObject> {
  // a separate pipeline handles errors and early ends that happen before the store starts to read
  const counted = pipeline(bytes, countBytes(deps, upload), () => undefined);
  try {
    return await deps.store.put(upload.key, counted);
  } catch (error) {
    throw counted.errored ?? error;
  }
}

function countBytes(deps: StoreUploadDeps, { _id, reservedBytes }: Counted): Transform {
  const { maxBytes } = deps;
  let seen = 0;
  let reserved = reservedBytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) return done(new AppError('source_too_large', { args: { maxBytes } }));
      if (seen <= reserved) return done(null, chunk);
      reserve(deps, _id, seen).then((next) => {
        reserved = next;
        done(null, chunk);
      }, done);
    },
  });
}

/** @returns how many bytes are reserved: a step more than are needed, if there is room for it */
async function reserve(deps: StoreUploadDeps, _id: string, neededBytes: number): Promise<number> {
  const wantedBytes = Math.min(neededBytes + stepBytes, deps.maxBytes);
  for (const sizeBytes of [wantedBytes, neededBytes]) {
    try {
      await recountUpload(deps, _id, { sizeBytes });
      return sizeBytes;
    } catch (error) {
      const isLimit = error instanceof AppError && error.code === 'storage_limit';
      if (!isLimit || sizeBytes === neededBytes) throw error;
    }
  }
  return neededBytes;
}
