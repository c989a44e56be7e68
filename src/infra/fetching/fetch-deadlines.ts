import { AppError } from '../errors/app-error.ts';
import { linkAbort } from './linked-abort.ts';

/** Ends a transfer that goes silent or takes too long, or when the caller's own signal says so. */
export interface FetchDeadlines {
  /** Aborted with the AppError (or the caller's reason) that ends the fetch. */
  signal: AbortSignal;
  /** Something came: the silence starts anew. */
  touch(): void;
  stop(): void;
}

/** Two clocks start at once: `stallMs` without a byte, `totalMs` for everything. */
export function startFetchDeadlines({ stallMs, totalMs, signal }: DeadlineOptions): FetchDeadlines {
  const linked = linkAbort(signal);
  const stall = setTimeout(() => linked.abort(stalled(stallMs)), stallMs);
  const total = setTimeout(() => linked.abort(timedOut(totalMs)), totalMs);
  return {
    signal: linked.signal,
    touch: () => void stall.refresh(),
    stop: () => {
      clearTimeout(stall);
      clearTimeout(total);
      linked.unlink();
    },
  };
}

export interface DeadlineOptions {
  stallMs: number;
  totalMs: number;
  signal?: AbortSignal;
}

function stalled(stallMs: number): AppError {
  return new AppError('source_stalled', {
    message: `The server behind that link sent nothing for ${inWords(stallMs)}, so the download was given up. Try again later or use another host.`,
    details: { retryable: true },
  });
}

function timedOut(totalMs: number): AppError {
  return new AppError('source_timed_out', {
    message: `The download took longer than ${inWords(totalMs)} and was given up. Use a smaller file or a faster host.`,
    details: { retryable: true },
  });
}

function inWords(durationMs: number): string {
  const seconds = durationMs / 1000;
  return seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
}
