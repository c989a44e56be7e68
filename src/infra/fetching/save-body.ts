import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../errors/app-error.ts';
import { sourceTooLarge } from './assert-usable-response.ts';
import { sniffedBytes, sniffHead } from './sniff-media.ts';

/**
 * Streams a body into a file: counted as sent and as unpacked (either may be endless), sniffed as soon as its first
 * 64 KiB are there, hashed on the way.
 * @throws AppError `source_too_large`, `source_incomplete`, `source_damaged`, `source_unsupported` (unknown
 * compression), `internal` (the disk fails), and as sniffing does
 */
export async function saveBody(body: Readable, options: SaveBody): Promise<SavedBody> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let sizeBytes = 0;
  let sniffed = false;
  const sniff = async () => {
    await sniffHead(Buffer.concat(head).subarray(0, sniffedBytes), { url: options.url });
    sniffed = true;
  };

  async function* inspect(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > options.maxBytes) throw sourceTooLarge(options.maxBytes);
      hash.update(chunk);
      if (!sniffed) head.push(chunk);
      if (!sniffed && sizeBytes >= sniffedBytes) await sniff();
      yield chunk;
    }
    if (!sniffed) await sniff();
  }

  const arriving = () => countArriving(body, options);
  const file = createWriteStream(options.destFile);
  const unpack = unpackerFor(options.contentEncoding);
  const writing =
    unpack === null
      ? pipeline(arriving, inspect, file, { signal: options.signal })
      : pipeline(arriving, unpack, inspect, file, { signal: options.signal });
  await writing.catch(explainSaveFailure);
  return { sizeBytes, sha256: hash.digest('hex') };
}

export interface SaveBody {
  destFile: string;
  /** Where the body comes from, for the words of a refusal. */
  url: string;
  contentEncoding: string | undefined;
  /** Length of the body as sent, when the server said it. */
  announcedBytes: number | null;
  maxBytes: number;
  signal: AbortSignal;
  onBytes(receivedBytes: number): void;
}

export interface SavedBody {
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

async function* countArriving(body: Readable, { maxBytes, announcedBytes, onBytes }: SaveBody): AsyncGenerator<Buffer> {
  let receivedBytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      receivedBytes += chunk.length;
      onBytes(receivedBytes);
      if (receivedBytes > maxBytes) throw sourceTooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    // Node ends a body that stops before its announced end in an error of the connection
    throw error instanceof AppError ? error : sourceIncomplete({ receivedBytes, announcedBytes, cause: error });
  }
  if (announcedBytes !== null && receivedBytes !== announcedBytes) {
    throw sourceIncomplete({ receivedBytes, announcedBytes });
  }
}

function sourceIncomplete({ cause, ...details }: { cause?: unknown; [fact: string]: unknown }): AppError {
  return new AppError('source_incomplete', {
    message: 'The download broke off before the end of the file. Try again, or use another host.',
    cause,
    details: { ...details, retryable: true },
  });
}

function explainSaveFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isOfZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  if (!isOfZlib) {
    throw new AppError('internal', {
      message: 'The file could not be saved.',
      cause: error,
      details: { retryable: true },
    });
  }
  throw new AppError('source_damaged', {
    message: 'The file behind that link arrives damaged: it cannot be unpacked.',
    cause: error,
    details: { retryable: false },
  });
}

/** We ask for no compression; a few hosts compress all the same, mostly by gzip. */
function unpackerFor(contentEncoding: string | undefined): Transform | null {
  switch (contentEncoding?.trim().toLowerCase() || 'identity') {
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    default:
      throw new AppError('source_unsupported', {
        message: 'The server behind that link sends the file in a compression that is not understood here.',
        details: { contentEncoding, retryable: false },
      });
  }
}
