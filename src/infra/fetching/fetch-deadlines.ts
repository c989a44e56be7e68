import { AppError } from '../errors/app-error.ts';
import { linkAbort } from './linked-abort.ts';

/** Aborts a transfer that stalls or takes too long, or when the caller's own signal aborts. */
export interface FetchDeadlines {
  /** Aborted with the AppError (or the caller's reason) that ends the fetch. */
  signal: AbortSignal;
  /** Restarts the stall timeout; call it whenever data arrives. */
  touch(): void;
  stop(): void;
}

/** Starts both timeouts: `stallMs` without data, and `totalMs` for the whole transfer. */
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
    args: { maxSeconds: stallMs / 1000 },
    details: { retryable: true },
  });
}

function timedOut(totalMs: number): AppError {
  return new AppError('source_timed_out', {
    args: { maxSeconds: totalMs / 1000 },
    details: { retryable: true },
  });
}
