import { Counter, type Registry } from 'prom-client';
import type { ObjectStore } from './object-store.ts';

/** The same store; counts the bytes that it takes in. */
export function measureObjectStore(store: ObjectStore, registry: Registry): ObjectStore {
  const stored = new Counter({
    name: 'captioneer_stored_bytes_total',
    help: 'Bytes that were written to the object store',
    registers: [registry],
  });
  return {
    ...store,
    async put(...args) {
      const object = await store.put(...args);
      stored.inc(object.sizeBytes);
      return object;
    },
    async putFile(...args) {
      const object = await store.putFile(...args);
      stored.inc(object.sizeBytes);
      return object;
    },
  };
}
