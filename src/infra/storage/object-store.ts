import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '../errors/app-error.ts';
import type { MediaInput } from '../media-input.ts';

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
  /**
   * A URL of the store itself, by which anybody can download the object for 6 to 7 hours. Absent = people cannot reach the
   * store. A deleted object cannot be downloaded, however young the URL is.
   */
  presign?(key: string, request: PresignRequest): string;
  /** A missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Every object whose key starts with the prefix. The order is the store's own: not all sort by the whole key. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /**
   * For programs that read parts of the object: its local copy if there is one, else a URL that works until `release` is
   * called. Absent = `localFile` costs nothing.
   * @throws AppError `not_found`
   */
  openParts?(key: string): Promise<{ input: MediaInput; release(): Promise<void> }>;
  /** Absent = people cannot reach the store. */
  direct?: DirectUploads;
  /** Deletes the parts of uploads that were begun before that and never ended. Absent = the store keeps no parts. */
  abortUploads?(begunBefore: Date): Promise<void>;
  /** Deletes local copies that nobody uses, as far as their limits demand. Absent = there are no copies. */
  trimCopies?(): Promise<void>;
  /** Deletes local copies whose object is gone, or that nobody has used for long. To be called every few minutes. */
  sweepCopies?(): Promise<void>;
  /** Checks, without writing, that the store answers and that its folder or bucket is there; throws if not. Cheap. */
  reach(): Promise<void>;
  /** Checks that objects can be written, read and deleted; throws if that fails. */
  check(): Promise<void>;
}

/** Uploads whose bytes go from their sender to the store. The object is there when the upload is complete. */
export interface DirectUploads {
  /** @returns the id of the upload */
  begin(key: string): Promise<string>;
  /** A URL to which anybody can PUT one part of exactly that size. Numbers begin at 1. */
  presignPart(part: {
    key: string;
    uploadId: string;
    number: number;
    sizeBytes: number;
    expiresSeconds: number;
  }): string;
  /** The parts that have arrived, in order; null = there is no such upload (any more). */
  parts(key: string, uploadId: string): Promise<SentPart[] | null>;
  complete(key: string, uploadId: string, parts: SentPart[]): Promise<void>;
  /** Deletes its parts. An upload that is gone is not an error. */
  abort(key: string, uploadId: string): Promise<void>;
}

export interface SentPart {
  number: number;
  sizeBytes: number;
  etag: string;
}

export interface PresignRequest {
  /** The URL works for this method only. */
  method: 'GET' | 'HEAD';
  /** What the store sends as headers. */
  contentType: string;
  contentDisposition: string;
  cacheControl: string;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  /** Changes whenever the bytes do; without quotes. */
  etag: string;
  modifiedAt: Date;
}

export function objectNotFound(key: string, cause?: unknown): AppError {
  return new AppError('not_found', {
    message: 'That file is not stored here, or was deleted.',
    cause,
    details: { key },
  });
}

/** The range starts after the last byte. An end after it is allowed and means the last byte. */
export function rangeNotSatisfiable(key: string, cause?: unknown): AppError {
  return new AppError('invalid_input', { message: 'That part of the file does not exist.', cause, details: { key } });
}

const segment = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

/**
 * Checks that a key consists of `/`-separated segments of `[A-Za-z0-9._-]`, none of them `.` or `..`, with at most 512
 * characters.
 * @throws AppError `invalid_input`
 */
export function assertObjectKey(key: string): void {
  if (key.length <= 512 && key.split('/').every((part) => segment.test(part))) return;
  throw new AppError('invalid_input', { message: 'That is not a valid storage key.', details: { key } });
}

/**
 * Checks a prefix: a key whose last segment may be missing or incomplete. The empty prefix matches every key.
 * @throws AppError `invalid_input`
 */
export function assertObjectPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  if (parts.every((part) => segment.test(part)) && /^[A-Za-z0-9._-]*$/.test(last)) return;
  throw new AppError('invalid_input', { message: 'That is not a valid storage prefix.', details: { prefix } });
}

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
