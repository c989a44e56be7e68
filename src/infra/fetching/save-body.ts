import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../errors/app-error.ts';
import { isInfrastructureFault } from '../errors/infrastructure-fault.ts';
import { causesOf, explainFetchFailure, sourceTooLarge } from './fetch-failures.ts';
import { sniffedBytes, sniffHead } from './sniff-media.ts';
import { WastefulAnswerError } from './wasteful-answer-error.ts';

/** A compressed body may become so many times as large: videos hardly shrink, a bomb is a thousand times as large. */
const maxGrowth = 100;
const freeGrowthBytes = 10 * 1024 * 1024;
/** Each piece of a decompressed body costs a turn of the event loop. */
const chunkSize = 64 * 1024;

/**
 * Streams a body to a file. Limits its size both as sent and decompressed (either may be endless), sniffs its type from the
 * first 64 KiB unless any file is accepted, and hashes it.
 * @throws AppError `source_too_large`, `source_incomplete`, `source_damaged`, `source_unsupported` (unknown
 * compression), `internal` (disk errors), and those of `sniffHead`
 */
export async function saveBody(body: Readable, options: SaveBody): Promise<SavedBody> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let sizeBytes = 0;
  let receivedBytes = 0;
  let sniffed = options.accepts === 'any_file';
  const sniff = async () => {
    await sniffHead(Buffer.concat(head).subarray(0, sniffedBytes), { url: options.url });
    sniffed = true;
  };

  async function* inspect(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      if (sizeBytes > options.maxBytes) throw sourceTooLarge(options.maxBytes);
      if (sizeBytes > freeGrowthBytes + maxGrowth * receivedBytes) throw cannotUnpack();
      hash.update(chunk);
      if (!sniffed) head.push(chunk);
      if (!sniffed && sizeBytes >= sniffedBytes) await sniff();
      yield chunk;
    }
    if (!sniffed) await sniff();
  }

  const onBytes = (bytes: number) => {
    receivedBytes = bytes;
    options.onBytes(bytes);
  };
  const received = () => limitReceived(body, { ...options, onBytes });
  // before the file is opened: after this throws, nothing would close it, and it would appear late
  const decompress = decompressorFor(options.contentEncoding);
  const file = createWriteStream(options.destFile);
  const writing =
    decompress === null
      ? pipeline(received, inspect, file, { signal: options.signal })
      : pipeline(received, decompress, inspect, file, { signal: options.signal });
  await writing.catch(explainSaveFailure);
  return { sizeBytes, sha256: hash.digest('hex') };
}

export interface SaveBody {
  destFile: string;
  /** Where the body comes from, for error messages. */
  url: string;
  accepts: 'video' | 'any_file';
  contentEncoding: string | undefined;
  /** Content-Length; null without one. */
  contentLengthBytes: number | null;
  maxBytes: number;
  signal: AbortSignal;
  onBytes(receivedBytes: number): void;
}

export interface SavedBody {
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

async function* limitReceived(
  body: Readable,
  { maxBytes, contentLengthBytes, onBytes }: SaveBody,
): AsyncGenerator<Buffer> {
  let receivedBytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      receivedBytes += chunk.length;
      onBytes(receivedBytes);
      if (receivedBytes > maxBytes) throw sourceTooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (causesOf(error).some((cause) => cause instanceof WastefulAnswerError)) throw explainFetchFailure(error);
    // for a body that ends before its Content-Length, Node reports a connection error
    throw error instanceof AppError ? error : sourceIncomplete({ receivedBytes, contentLengthBytes, cause: error });
  }
  if (contentLengthBytes !== null && receivedBytes !== contentLengthBytes) {
    throw sourceIncomplete({ receivedBytes, contentLengthBytes });
  }
}

function sourceIncomplete({ cause, ...details }: { cause?: unknown; [fact: string]: unknown }): AppError {
  return new AppError('source_incomplete', { cause, details: { ...details, retryable: true } });
}

function explainSaveFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isOfZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
  if (!isOfZlib) {
    const details = { retryable: true, isInfrastructure: isInfrastructureFault(error) };
    throw new AppError('internal', { reason: 'not_saved', cause: error, details });
  }
  throw cannotUnpack(error);
}

function cannotUnpack(cause?: unknown): AppError {
  return new AppError('source_damaged', { reason: 'cannot_unpack', cause, details: { retryable: false } });
}

/** We ask for no compression, but a few hosts compress all the same, mostly with gzip. */
function decompressorFor(contentEncoding: string | undefined): Transform | null {
  switch (contentEncoding?.trim().toLowerCase() || 'identity') {
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ chunkSize });
    case 'deflate':
      return createInflate({ chunkSize });
    default:
      throw new AppError('source_unsupported', {
        reason: 'unknown_compression',
        details: { contentEncoding, retryable: false },
      });
  }
}
