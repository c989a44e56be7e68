import { type Readable, Transform } from 'node:stream';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import type { UploadServices } from '../services.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { randomId } from '../videos/random-id.ts';
import type { UploadModel } from './upload.model.ts';
import { uploadUrl } from './upload-url.ts';

export interface StoreUploadDeps {
  uploads: UploadModel;
  store: ObjectStore;
  maxBytes: number;
  clock: Clock;
}

/**
 * Keeps a file that somebody sends until a video is made of it. An upload that breaks off leaves nothing.
 * @throws AppError `source_too_large` as soon as more than `maxBytes` have come
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  { ownerId, bytes, fileName }: Parameters<UploadServices['storeUpload']>[0],
): ReturnType<UploadServices['storeUpload']> {
  const _id = randomId('');
  const key = `uploads/${_id}`;
  const { sizeBytes } = await deps.store.put(key, bytes.pipe(limit(bytes, deps.maxBytes)));
  await deps.uploads.create({ _id, ownerId, key, sizeBytes, fileName, createdAt: new Date(deps.clock()) });
  return { uploadUrl: uploadUrl(_id), sizeBytes };
}

function limit(source: Readable, maxBytes: number): Transform {
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen <= maxBytes) return done(null, chunk);
      done(new AppError('source_too_large', { message: `The file is larger than ${maxBytes} bytes.` }));
    },
  });
  // pipe() hands on neither an error nor an early end
  source.once('error', (error) => counter.destroy(error));
  source.once('close', () => source.readableEnded || counter.destroy(new Error('the upload broke off')));
  return counter;
}
