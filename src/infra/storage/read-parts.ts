import type { MediaInput } from '../media-input.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Calls `work`, which reads a small part of the object. A remote object is not downloaded for it. If the work fails with its
 * parts, for whatever reason, it is done again with the whole file.
 * @throws AppError `not_found`
 */
export async function readParts<T>(
  store: Pick<ObjectStore, 'localFile' | 'openParts'>,
  { key, signal }: { key: string; signal: AbortSignal },
  work: (input: MediaInput) => Promise<T>,
): Promise<T> {
  const parts = await store.openParts?.(key);
  if (!parts) return readWhole(store, key, work);
  try {
    return await work(parts.input);
  } catch (error) {
    if (typeof parts.input === 'string' || signal.aborted) throw error;
  } finally {
    await parts.release();
  }
  return readWhole(store, key, work);
}

async function readWhole<T>(
  store: Pick<ObjectStore, 'localFile'>,
  key: string,
  work: (input: MediaInput) => Promise<T>,
): Promise<T> {
  const file = await store.localFile(key);
  try {
    return await work(file.path);
  } finally {
    await file.release();
  }
}
