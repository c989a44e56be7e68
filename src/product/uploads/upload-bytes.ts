import { Readable } from 'node:stream';
import type { KeyPrefix } from '../../infra/key-folders.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { UploadRecord } from './upload.model.ts';

/** Prefix in the object store for the pieces of resumable uploads. */
export const piecePrefix = 'upload-pieces/' satisfies KeyPrefix;
/** The same for files that came in one piece; the id of the upload follows. */
export const uploadKeyPrefix = 'uploads/' satisfies KeyPrefix;

/** An upload is deleted after this time, whether it is whole or not. */
export const uploadKeptMs = 24 * 3_600_000;

type Bytes = Pick<UploadRecord, 'key' | 'pieces' | 'multipartId' | 'isWhole'>;

/** The bytes of the whole file. The stream fails with AppError `not_found` when a piece has been deleted. */
export function openUpload(store: Pick<ObjectStore, 'get'>, upload: Bytes): Readable {
  return Readable.from(readAll(store, upload), { objectMode: false });
}

export async function deleteUploadBytes(store: Pick<ObjectStore, 'delete' | 'direct'>, upload: Bytes): Promise<void> {
  if (upload.key !== null && upload.multipartId && !upload.isWhole) {
    await store.direct?.abort(upload.key, upload.multipartId);
  }
  for (const key of keysOf(upload)) await store.delete(key);
}

async function* readAll(store: Pick<ObjectStore, 'get'>, upload: Bytes): AsyncGenerator<Buffer> {
  for (const key of keysOf(upload)) yield* await store.get(key);
}

function keysOf({ key, pieces }: Bytes): string[] {
  return key === null ? (pieces ?? []).map((piece) => piece.key) : [key];
}
