import type { Readable } from 'node:stream';

/** Stores media. Keys are `/`-separated paths of `[A-Za-z0-9._-]` segments, for example `sources/9f…`. */
export interface ObjectStore {
  /** Stores the bytes atomically: a reader never sees half an object. Replaces an existing object. */
  put(key: string, bytes: Readable, options?: { contentType?: string; signal?: AbortSignal }): Promise<StoredObject>;
  /** Stores a finished local file atomically. The file may be moved, so it may not exist afterwards. */
  putFile(key: string, file: string, options?: { contentType?: string }): Promise<StoredObject>;
  head(key: string): Promise<StoredObject | null>;
  /**
   * Reads the object; `range` is in bytes, both ends included.
   * @throws AppError `not_found`
   */
  get(key: string, options?: { range?: { start: number; end: number } }): Promise<Readable>;
  /**
   * Makes the object available at a local path until `release` is called. With disk storage this is the stored file
   * itself, so it must never be written to.
   * @throws AppError `not_found`
   */
  localFile(key: string): Promise<{ path: string; release(): Promise<void> }>;
  /** A missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Every object whose key starts with the prefix, in key order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Checks that objects can be written, read and deleted; throws if that fails. */
  check(): Promise<void>;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  /** Changes whenever the bytes do; without quotes. */
  etag: string;
  modifiedAt: Date;
}
