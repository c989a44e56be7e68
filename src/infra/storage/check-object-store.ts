import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from './object-store.ts';

/** Writes, reads and deletes a small object; throws if that fails. */
export async function checkObjectStore(store: Pick<ObjectStore, 'put' | 'get' | 'delete'>): Promise<void> {
  const written = randomUUID();
  const key = `checks/${written}`;
  await store.put(key, Readable.from([Buffer.from(written)]));
  try {
    const read = await text(await store.get(key));
    if (read !== written) throw new Error('The object store returned other bytes than were stored.');
  } finally {
    await store.delete(key);
  }
}
