import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { BodyError, contentLength, sendContinue } from './read-body.ts';

interface FieldLimits {
  /** Of a field that is no file; what is longer is cut. Default 64 KiB. */
  maxFieldBytes?: number;
}

interface MultipartLimits extends FieldLimits {
  maxFileBytes: number;
  /** After such a silence the sender is assumed to have gone; default 30 s. */
  stallMs?: number;
  /** For the whole body; default 6 hours. */
  totalMs?: number;
}

export interface SentFile {
  bytes: Readable;
  fileName: string | null;
  /** The size of the file at least, by the announced length of the request; null = none was announced. */
  declaredBytes: number | null;
}

type Fields = Record<string, string>;

/** For boundaries, headers and small fields around the file. */
const overheadBytes = 64 * 1024;

/** How large the file in an announced body is at least. */
export function minFileBytes(request: IncomingMessage, limits: FieldLimits = {}): number {
  return Math.max(0, contentLength(request) - overheadOf(limits));
}

/** Bytes that a body may have besides its file. */
function overheadOf({ maxFieldBytes = 0 }: FieldLimits): number {
  return overheadBytes + maxFieldBytes;
}

export function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/**
 * Streams the field `file` into `store`, which also sees the fields before it, and returns all fields with the store's
 * result. The stream ends only after the whole request has been read and was valid; if anything fails it is destroyed,
 * so the store must not keep the bytes before its end. `stored` is undefined without a file, or if it is empty.
 * @throws BodyError; what `store` throws
 */
export async function readMultipart<T>(
  request: IncomingMessage,
  response: ServerResponse,
  limits: MultipartLimits,
  store: (file: SentFile, fields: Fields) => Promise<T>,
): Promise<{ fields: Fields; stored?: T }> {
  if (contentLength(request) > limits.maxFileBytes + overheadOf(limits)) throw tooLarge(limits);
  sendContinue(request, response);
  if (!isMultipart(request)) return { fields: {} };
  const parser = createParser(request, limits);
  const failure = new AbortController();
  const fields = collectFields(parser);
  const declaredBytes = request.headers['content-length'] === undefined ? null : minFileBytes(request, limits);
  const upload = pipeFile(parser, (file) =>
    store({ ...file, declaredBytes }, fields).catch((error) => {
      failure.abort(error);
      throw error;
    }),
  );
  parser.on('error', () => failure.abort(malformed()));
  // the parser would go on and find the end of each part
  parser.once('partsLimit', () => failure.abort(malformed()));
  try {
    await feed(request, parser, { limits, failure });
  } catch (error) {
    upload.bytes.destroy(error instanceof Error ? error : malformed());
    // the store removes what it has begun before the error is sent
    await upload.stored?.catch(() => undefined);
    throw error;
  }
  upload.bytes.end();
  return { fields, stored: await upload.stored };
}

function createParser(
  { headers }: IncomingMessage,
  { maxFieldBytes = overheadBytes }: MultipartLimits,
): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { parts: 20, fieldSize: maxFieldBytes, headerPairs: 50 },
    });
  } catch {
    throw malformed();
  }
}

function collectFields(parser: BusboyInstance): Fields {
  const fields: Fields = {};
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  return fields;
}

interface Upload<T> {
  bytes: PassThrough;
  /** Absent until the first byte of the file has arrived. */
  stored?: Promise<T>;
}

function pipeFile<T>(parser: BusboyInstance, store: (file: Omit<SentFile, 'declaredBytes'>) => Promise<T>): Upload<T> {
  const upload: Upload<T> = { bytes: new PassThrough() };
  upload.bytes.on('error', () => undefined);
  let hasFile = false;
  parser.on('file', (field: string, part: Readable, fileName: string | undefined) => {
    part.on('error', () => undefined);
    if (field !== 'file' || hasFile) return part.resume();
    hasFile = true;
    part.once('data', () => {
      upload.stored = store({ bytes: upload.bytes, fileName: fileName || null });
    });
    return part.pipe(upload.bytes, { end: false });
  });
  return upload;
}

/** Does not destroy the request, because the reply is sent on its connection. */
async function feed(
  request: IncomingMessage,
  parser: BusboyInstance,
  { limits, failure }: { limits: MultipartLimits; failure: AbortController },
): Promise<void> {
  const { maxFileBytes, stallMs = 30_000, totalMs = 6 * 3_600_000 } = limits;
  const failed = once(failure.signal, 'abort').then(() => Promise.reject(failure.signal.reason));
  failed.catch(() => undefined);
  const tooSlow = () => failure.abort(new BodyError('too_slow'));
  const total = setTimeout(tooSlow, totalMs);
  const stall = setTimeout(tooSlow, stallMs);
  const chunks = request.iterator({ destroyOnReturn: false });
  let sizeBytes = 0;
  try {
    while (true) {
      const { done, value } = await Promise.race([nextChunk(chunks), failed]);
      if (done) break;
      stall.refresh();
      sizeBytes += value.length;
      if (sizeBytes > maxFileBytes + overheadOf(limits)) throw tooLarge(limits);
      for (const slice of sizeBytes <= overheadBytes ? slicesOf(value) : [value]) {
        await Promise.race([write(parser, slice), failed]);
      }
      stall.refresh();
    }
    await Promise.race([end(parser), failed]);
  } finally {
    clearTimeout(total);
    clearTimeout(stall);
  }
}

async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next();
  } catch {
    throw malformed();
  }
}

/** At the beginning, where a form may have very many parts, the parser gets little at a time, so that it can be stopped. */
function slicesOf(chunk: Buffer): Buffer[] {
  const sliceBytes = 2048;
  const count = Math.ceil(chunk.length / sliceBytes);
  return Array.from({ length: count }, (_, index) => chunk.subarray(index * sliceBytes, (index + 1) * sliceBytes));
}

function write(parser: BusboyInstance, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(chunk, (error: Error | null | undefined) => (error ? reject(malformed()) : resolve()));
  });
}

async function end(parser: BusboyInstance): Promise<void> {
  const finished = once(parser, 'finish');
  parser.end();
  await finished.catch(() => Promise.reject(malformed()));
}

function malformed(): BodyError {
  return new BodyError('malformed_multipart');
}

function tooLarge({ maxFileBytes }: MultipartLimits): BodyError {
  return new BodyError('too_large', maxFileBytes);
}
