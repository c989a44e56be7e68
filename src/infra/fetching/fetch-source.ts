import { rm } from 'node:fs/promises';
import { assertUsableResponse } from './assert-usable-response.ts';
import { explainFetchFailure } from './explain-fetch-failure.ts';
import { type FetchDeadlines, startFetchDeadlines } from './fetch-deadlines.ts';
import { createGuardedAgents, type GuardOptions } from './guarded-agents.ts';
import { guardedGet } from './guarded-get.ts';
import { saveBody } from './save-body.ts';
import { sourceFileName } from './source-file-name.ts';

const minuteMs = 60_000;

/**
 * Downloads a source from an address that a stranger gave. Only public http(s) addresses are called, each redirect
 * checked anew; size, silence and total time are limited; what is clearly no video is refused at its first bytes.
 * On any failure no file is left. Retrying is the caller's: `details.retryable`, and `details.retryAfterMs` if told.
 * @throws AppError with a `source_…` code; the signal's own reason when the caller aborts
 */
export async function fetchSource(request: FetchSource): Promise<FetchedSource> {
  const { stallMs = 30_000, totalMs = 60 * minuteMs } = request.limits;
  const deadlines = startFetchDeadlines({ stallMs, totalMs, signal: request.signal });
  try {
    deadlines.signal.throwIfAborted();
    return await download(request, deadlines);
  } catch (error) {
    await rm(request.destFile, { force: true });
    throw deadlines.signal.aborted ? deadlines.signal.reason : explainFetchFailure(error);
  } finally {
    deadlines.stop();
  }
}

export interface FetchSource extends GuardOptions {
  url: string;
  /** Path of the file to make; what is there is replaced, and removed on failure. */
  destFile: string;
  limits: {
    maxBytes: number;
    /** Longest silence, also before the answer begins; 30 s by default. */
    stallMs?: number;
    /** Longest time for everything; an hour by default. */
    totalMs?: number;
  };
  signal?: AbortSignal;
  /** Called for every piece that comes; `totalBytes` is null when the server does not say. */
  onProgress?(progress: { receivedBytes: number; totalBytes: number | null }): void;
}

export interface FetchedSource {
  file: string;
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** As the server said it; nothing is decided by it. */
  contentType: string | null;
  fileName: string | null;
  finalUrl: string;
}

async function download(request: FetchSource, { signal, touch }: FetchDeadlines): Promise<FetchedSource> {
  const { destFile, limits } = request;
  const agents = createGuardedAgents(request);
  const { response, finalUrl } = await guardedGet({ url: request.url, agents, rule: request, signal, onAnswer: touch });
  try {
    const announcedBytes = assertUsableResponse(response, { maxBytes: limits.maxBytes, nowMs: Date.now() });
    const saved = await saveBody(response.data, {
      destFile,
      url: finalUrl.href,
      contentEncoding: textOf(response.headers['content-encoding']) ?? undefined,
      announcedBytes,
      maxBytes: limits.maxBytes,
      signal,
      onBytes: (receivedBytes) => {
        touch();
        request.onProgress?.({ receivedBytes, totalBytes: announcedBytes });
      },
    });
    return {
      ...saved,
      file: destFile,
      contentType: textOf(response.headers['content-type']),
      fileName: sourceFileName(response.headers['content-disposition'], finalUrl),
      finalUrl: finalUrl.href,
    };
  } finally {
    response.data.destroy();
  }
}

function textOf(header: unknown): string | null {
  return typeof header === 'string' ? header : null;
}
