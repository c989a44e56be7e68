import type { Readable } from 'node:stream';

/** A place for media. Keys are `/`-separated paths of `[A-Za-z0-9._-]` segments, e.g. `sources/9f…`. */
export interface ObjectStore {
  /** Stores the bytes under the key, all or nothing: a reader never sees half an object. Replaces what was there. */
  put(key: string, bytes: Readable, options?: { contentType?: string; signal?: AbortSignal }): Promise<StoredObject>;
  /** Moves (or copies) a finished local file in, all or nothing. The file may be gone afterwards. */
  putFile(key: string, file: string, options?: { contentType?: string }): Promise<StoredObject>;
  head(key: string): Promise<StoredObject | null>;
  /**
   * Bytes of the object; `range` is in bytes, both ends included.
   * @throws AppError `not_found`
   */
  get(key: string, options?: { range?: { start: number; end: number } }): Promise<Readable>;
  /**
   * A local path that holds the object until `release` is called. On disk storage this is the object itself, so the
   * file must never be written to.
   * @throws AppError `not_found`
   */
  localFile(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Nothing there is no error. */
  delete(key: string): Promise<void>;
  /** Every object whose key starts with the prefix, in key order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Proves that the store can be written, read and deleted; throws what went wrong. */
  check(): Promise<void>;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  /** Changes whenever the bytes do; without quotes. */
  etag: string;
  modifiedAt: Date;
}
