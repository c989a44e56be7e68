import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { AppError } from '../../../infra/errors/app-error.ts';
import { invalidFields } from '../../../infra/validation/invalid-fields.ts';
import { badRequest, type HttpError, payloadTooLarge, requestTimeout } from '../routing/http-error.ts';

interface UploadLimits {
  maxFileBytes: number;
  /** After such a silence the sender is assumed to have gone. */
  stallMs: number;
  /** For the whole upload. */
  totalMs: number;
}

interface UploadedFile {
  bytes: Readable;
  fileName: string | null;
}

/** For boundaries, headers and small fields around the file. */
export const multipartOverheadBytes = 64 * 1024;

/**
 * Streams the multipart field `file` into `store` and returns its result. The stream ends only after the whole request
 * has been read and was valid; if anything fails it is destroyed, so the store must not keep the bytes before its end.
 * @throws AppError `invalid_input` without the field or with an empty file; HttpError 400 for an invalid body, 413, 408;
 *   what `store` throws
 */
export async function readUpload<T>(
  request: IncomingMessage,
  limits: UploadLimits,
  store: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const parser = createParser(request);
  const failure = new AbortController();
  const upload = pipeFile(parser, (file) => store(file).catch((error) => rejectWith(failure, error)));
  parser.on('error', () => failure.abort(malformed()));
  try {
    await feed(request, parser, { limits, failure });
  } catch (error) {
    upload.bytes.destroy(error instanceof Error ? error : malformed());
    // the store removes what it has begun before the error is sent
    await upload.stored?.catch(() => undefined);
    throw error;
  }
  if (!upload.stored) throw withoutFile();
  upload.bytes.end();
  return upload.stored;
}

interface Upload<T> {
  bytes: PassThrough;
  /** Absent until the first byte of the file has arrived. */
  stored?: Promise<T>;
}

function pipeFile<T>(parser: BusboyInstance, store: (file: UploadedFile) => Promise<T>): Upload<T> {
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
  { limits, failure }: { limits: UploadLimits; failure: AbortController },
): Promise<void> {
  const failed = once(failure.signal, 'abort').then(() => Promise.reject(failure.signal.reason));
  failed.catch(() => undefined);
  const total = setTimeout(() => failure.abort(requestTimeout()), limits.totalMs);
  const stall = setTimeout(() => failure.abort(requestTimeout()), limits.stallMs);
  const chunks = request.iterator({ destroyOnReturn: false });
  let sizeBytes = 0;
  try {
    while (true) {
      const { done, value } = await Promise.race([nextChunk(chunks), failed]);
      if (done) break;
      stall.refresh();
      sizeBytes += value.length;
      if (sizeBytes > limits.maxFileBytes + multipartOverheadBytes) throw payloadTooLarge(limits.maxFileBytes);
      await Promise.race([write(parser, value), failed]);
      stall.refresh();
    }
    await Promise.race([end(parser), failed]);
  } finally {
    clearTimeout(total);
    clearTimeout(stall);
  }
}

function createParser(request: IncomingMessage): BusboyInstance {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw withoutFile();
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { parts: 20, fieldSize: multipartOverheadBytes, headerPairs: 50 },
    });
  } catch {
    throw malformed();
  }
}

async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await chunks.next();
  } catch {
    throw malformed();
  }
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

function rejectWith(failure: AbortController, error: unknown): never {
  failure.abort(error);
  throw error;
}

function malformed(): HttpError {
  return badRequest('The upload broke off or is not valid multipart/form-data.');
}

function withoutFile(): AppError {
  return invalidFields([{ field: 'file', rule: 'required' }]);
}
