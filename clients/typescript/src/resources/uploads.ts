import { ApiError, CaptioneerError, ConnectionError, TimeoutError } from '../errors.ts';
import { readNothing } from '../http/read-reply.ts';
import { retryWaitMs } from '../http/retry-policy.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { wait } from '../http/wait.ts';
import type { StoredUpload } from '../types.ts';

/** A `File` or `Blob`, also of a file on disk (`openAsBlob` of `node:fs`), or anything that is read in parts. */
export interface UploadSource {
  /** Bytes. */
  readonly size: number;
  readonly name?: string;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export interface UploadOptions extends CallOptions {
  /** Called after each part, with what the service has. */
  onProgress?: (progress: UploadProgress) => void;
  /** Called once, before any byte is sent: with this `upload_url` the upload can be continued later. */
  onStarted?: (uploadUrl: string) => void;
  /** `upload_url` of an upload of the same file that was not finished. */
  resumeFrom?: string;
  /** Default: that of a `File`. */
  fileName?: string;
  /** What is said in the video, word for word. */
  script?: string;
  /** Of one part; default 4 MiB. A file has at most 5,000 parts. */
  chunkBytes?: number;
}

const defaultChunkBytes = 4 * 1024 * 1024;
/** Enough for a part on a line of 120 kbit/s. What arrived is kept, and the next try begins behind it. */
const chunkTimeoutMs = 300_000;
const defaultMaxRetries = 8;
const tus = { 'Tus-Resumable': '1.0.0' };

/** Files that are sent to the service, in parts (https://tus.io): a broken connection costs a part at most. */
export class Uploads {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Sends a file. Its `upload_url` is the `video_url` of a video.
   * @throws ApiError if the file is refused: 413 too large, 404 the upload to resume is gone; CaptioneerError `other_file`
   */
  async create(source: UploadSource, options: UploadOptions = {}): Promise<StoredUpload> {
    const { onProgress = () => undefined, resumeFrom, chunkBytes = defaultChunkBytes } = options;
    if (!(chunkBytes >= 1)) throw new TypeError('chunkBytes must be a number from 1 on.');
    const call = callOptions(options);
    const id = resumeFrom === undefined ? await this.#begin(source, options) : idOf(resumeFrom);
    options.onStarted?.(`upload://${id}`);
    if (options.script !== undefined) await this.#setScript(id, options.script, call);
    let offset = resumeFrom === undefined ? 0 : await this.#resume(id, source, call);
    onProgress({ sentBytes: offset, totalBytes: source.size });
    while (offset < source.size) {
      const reached = await this.#sendChunk({ id, source, offset, options });
      if (reached <= offset) throw new CaptioneerError('unexpected_reply', 'The service took nothing of a part.');
      offset = reached;
      onProgress({ sentBytes: offset, totalBytes: source.size });
    }
    return { upload_url: `upload://${id}`, size_bytes: source.size };
  }

  /** Deletes an upload that is not complete. */
  delete(uploadUrl: string, options?: CallOptions): Promise<void> {
    return this.#transport.send({
      ...options,
      method: 'DELETE',
      path: pathOf(idOf(uploadUrl)),
      headers: tus,
      read: readNothing,
    });
  }

  async #begin(source: UploadSource, options: UploadOptions): Promise<string> {
    const name = options.fileName ?? source.name;
    const metadata: Record<string, string> = name ? { 'Upload-Metadata': `filename ${base64(name)}` } : {};
    const location = await this.#transport.send({
      ...callOptions(options),
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, ...metadata, 'Upload-Length': String(source.size) },
      // one that is never finished is deleted by the service
      isRepeatable: true,
      async read(reply) {
        await readNothing(reply);
        return reply.headers.get('Location');
      },
    });
    // the last part: a proxy may serve the service below another path
    const id = location?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1);
    if (!id) throw new CaptioneerError('unexpected_reply', 'The answer to a new upload has no Location.');
    return decodeURIComponent(id);
  }

  /** Sends the next part, as often as it needs. @returns what the service has then */
  async #sendChunk({ id, source, offset, options }: Sending): Promise<number> {
    const { signal, timeoutMs = chunkTimeoutMs, maxRetries = defaultMaxRetries } = options;
    const { chunkBytes = defaultChunkBytes } = options;
    for (let retries = 0; ; retries += 1) {
      try {
        const bytes = await source.slice(offset, Math.min(offset + chunkBytes, source.size)).arrayBuffer();
        return await this.#patch(id, { offset, bytes, timeoutMs, signal });
      } catch (error) {
        if (signal?.aborted || retries >= maxRetries || !isInterruption(error)) throw error;
        const waitMs = retryWaitMs({ error, retries, isRepeatable: true });
        await wait(waitMs ?? 0, signal);
        const reached = await this.#offset(id, callOptions(options));
        // part of it has arrived: that is progress, and the next part has all its tries
        if (reached > offset) return reached;
      }
    }
  }

  #patch(id: string, { offset, bytes, timeoutMs, signal }: Patch): Promise<number> {
    return this.#transport.send({
      method: 'PATCH',
      path: pathOf(id),
      headers: { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      bytes,
      timeoutMs,
      signal,
      maxRetries: 0,
      read: readOffset,
    });
  }

  #offset(id: string, options: CallOptions): Promise<number> {
    return this.#transport.send({ ...options, method: 'HEAD', path: pathOf(id), headers: tus, read: readOffset });
  }

  /** @throws CaptioneerError `other_file`: what arrived would be mixed with another file */
  #resume(id: string, { size }: UploadSource, options: CallOptions): Promise<number> {
    const read = async (reply: Response) => {
      const offset = await readOffset(reply);
      const length = reply.headers.get('Upload-Length');
      if (length === null || Number(length) === size) return offset;
      throw new CaptioneerError('other_file', `The upload is of a file of ${length} bytes, and this one has ${size}.`);
    };
    return this.#transport.send({ ...options, method: 'HEAD', path: pathOf(id), headers: tus, read });
  }

  #setScript(id: string, script: string, options: CallOptions): Promise<void> {
    const call = { method: 'PUT', path: `${pathOf(id)}/script`, json: { script } } as const;
    return this.#transport.send({ ...options, ...call, read: readNothing });
  }
}

interface Sending {
  id: string;
  source: UploadSource;
  offset: number;
  options: UploadOptions;
}

interface Patch {
  offset: number;
  bytes: ArrayBuffer;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** For the small calls around the bytes; `timeoutMs` of the options is that of a part. */
function callOptions({ signal, maxRetries }: UploadOptions): CallOptions {
  return { signal, maxRetries };
}

/** 409 and 423: another try of ours was still running, or more had arrived than we knew. */
function isInterruption(error: unknown): error is CaptioneerError {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && (error.status >= 500 || [408, 409, 423, 429].includes(error.status));
}

async function readOffset(reply: Response): Promise<number> {
  await readNothing(reply);
  const text = reply.headers.get('Upload-Offset');
  const offset = Number(text);
  if (text !== null && Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw new CaptioneerError('unexpected_reply', 'The answer to an upload has no Upload-Offset.');
}

function pathOf(id: string): string {
  return `/uploads/${encodeURIComponent(id)}`;
}

function idOf(uploadUrl: string): string {
  return uploadUrl.replace(/^upload:\/\//, '');
}

/** Of UTF-8, as tus wants file names. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
