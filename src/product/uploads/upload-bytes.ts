import { Readable } from 'node:stream';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { UploadRecord } from './upload.model.ts';

/** Where the object store keeps pieces of resumable uploads. */
export const piecePrefix = 'upload-pieces/';

/** An upload that no video was made of, or of which no more has come, is dropped after this. */
export const uploadKeptMs = 24 * 3_600_000;

type Bytes = Pick<UploadRecord, 'key' | 'pieces'>;

/**
 * The whole file, whether it came at once or in pieces. The stream fails with AppError `not_found` where a part is
 * gone.
 */
export function openUpload(store: Pick<ObjectStore, 'get'>, upload: Bytes): Readable {
  return Readable.from(readAll(store, upload), { objectMode: false });
}

export async function deleteUploadBytes(store: Pick<ObjectStore, 'delete'>, upload: Bytes): Promise<void> {
  for (const key of keysOf(upload)) await store.delete(key);
}

async function* readAll(store: Pick<ObjectStore, 'get'>, upload: Bytes): AsyncGenerator<Buffer> {
  for (const key of keysOf(upload)) yield* await store.get(key);
}

function keysOf({ key, pieces }: Bytes): string[] {
  return key === null ? (pieces ?? []).map((piece) => piece.key) : [key];
}
