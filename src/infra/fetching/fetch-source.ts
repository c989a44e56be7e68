import { rm } from 'node:fs/promises';
import { AppError } from '../errors/app-error.ts';
import { type ShareServiceId, shareServiceIds } from '../share-service-ids.ts';
import { createAskJson } from './ask-json.ts';
import { type PaceLimit, watchPace } from './download-pace.ts';
import { assertUsableResponse, explainFetchFailure } from './fetch-failures.ts';
import { createGuardedAgents, type GuardOptions } from './guarded-agents.ts';
import { guardedGet } from './guarded-get.ts';
import { linkAbort } from './linked-abort.ts';
import { openLink } from './open-link.ts';
import { parseHttpUrl } from './parse-http-url.ts';
import { saveBody } from './save-body.ts';
import { signedLinkRefusal } from './signed-link-refusal.ts';
import { sourceFileName } from './source-file-name.ts';

const minuteMs = 60_000;

/**
 * Downloads a source from a URL that a user gave. Only public http(s) addresses are called, and each redirect is checked
 * again. Size, stalls, a slow pace and total time are limited. Content that is clearly not a video is refused at its first
 * bytes, unless any file is accepted. On failure no file is left. Retrying is up to the caller: see `details.retryable` and `details.retryAfterMs`.
 * @throws AppError with a `source_…` code; the signal's own reason when the caller aborts
 */
export async function fetchSource(request: FetchSource): Promise<FetchedSource> {
  const deadlines = startFetchDeadlines(request);
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
  /** Path of the new file. An existing file is replaced, and deleted on failure. */
  destFile: string;
  limits: PaceLimit & {
    maxBytes: number;
    /** Longest time without data, also before the response; default 30 s. */
    stallMs?: number;
    /** Longest time for the whole download; default one hour. */
    totalMs?: number;
  };
  /** Default: videos, so that what is clearly none is refused, and a page is searched for one. */
  accepts?: 'video' | 'any_file';
  /** Services that may be asked for the file behind a link of theirs; default: all. */
  shareServices?: readonly ShareServiceId[];
  signal?: AbortSignal;
  /** Called for every chunk; `totalBytes` is null without a Content-Length. */
  onProgress?(progress: { receivedBytes: number; totalBytes: number | null }): void;
  /** Called every few seconds while less comes than the slowest pace; see {@link PaceLimit}. */
  onSlow?(): void;
}

export interface FetchedSource {
  file: string;
  sizeBytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** As the server sent it; only informative. */
  contentType: string | null;
  fileName: string | null;
  finalUrl: string;
}

async function download(request: FetchSource, { signal, touch, pace }: FetchDeadlines): Promise<FetchedSource> {
  const { destFile, limits, accepts = 'video' } = request;
  const connection = { agents: createGuardedAgents(request), rule: request, signal, onAnswer: touch };
  const { response, finalUrl } = await openLink(parseHttpUrl(request.url), {
    get: (url) => guardedGet({ url, ...connection }),
    ask: createAskJson(connection),
    services: request.shareServices ?? shareServiceIds,
    readsPages: accepts === 'video',
  });
  // what was spent on redirects does not count against the server that sends
  pace.restart();
  let before = 0;
  try {
    const refusal = await signedLinkRefusal({ response, finalUrl }, Date.now());
    if (refusal) throw refusal;
    const contentLengthBytes = assertUsableResponse(response, { maxBytes: limits.maxBytes, nowMs: Date.now() });
    const saved = await saveBody(response.data, {
      destFile,
      url: finalUrl.href,
      accepts,
      contentEncoding: textOf(response.headers['content-encoding']) ?? undefined,
      contentLengthBytes,
      maxBytes: limits.maxBytes,
      signal,
      onBytes: (receivedBytes) => {
        touch();
        pace.add(receivedBytes - before, contentLengthBytes === null ? null : contentLengthBytes - receivedBytes);
        before = receivedBytes;
        request.onProgress?.({ receivedBytes, totalBytes: contentLengthBytes });
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

type FetchDeadlines = ReturnType<typeof startFetchDeadlines>;

/** Starts the timeouts: `stallMs` without data, a window with too little of it, and `totalMs` for the whole transfer. */
function startFetchDeadlines({ limits, signal, onSlow }: Pick<FetchSource, 'limits' | 'signal' | 'onSlow'>) {
  const { stallMs = 30_000, totalMs = 60 * minuteMs } = limits;
  const linked = linkAbort(signal);
  const [stalled, timedOut] = [{ maxSeconds: stallMs / 1000 }, { maxSeconds: totalMs / 1000 }];
  const details = { retryable: true };
  const stall = setTimeout(() => linked.abort(new AppError('source_stalled', { args: stalled, details })), stallMs);
  const total = setTimeout(() => linked.abort(new AppError('source_timed_out', { args: timedOut, details })), totalMs);
  const pace = watchPace(limits, { onTooSlow: linked.abort, onSlow });
  return {
    /** Aborted with the AppError (or the caller's reason) that ends the fetch. */
    signal: linked.signal,
    /** Restarts the stall timeout; call it whenever data arrives. */
    touch: () => void stall.refresh(),
    pace,
    stop() {
      clearTimeout(stall);
      clearTimeout(total);
      pace.stop();
      linked.unlink();
    },
  };
}
