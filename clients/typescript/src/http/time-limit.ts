import { TimeoutError } from '../errors.ts';

export interface TimeLimit {
  /** Aborted by the caller's signal, with its reason, or after the time, with a `TimeoutError`. */
  signal: AbortSignal;
  /** Starts the time again. */
  restart(): void;
  /** Must be called when the work has ended: otherwise the timer keeps the process alive. */
  clear(): void;
}

/**
 * The caller's signal and a limit of time in one. (`AbortSignal.any` is missing in some supported browsers, and its signals are
 * collected too early by some versions of Node.)
 * @param what begins the sentence of the error, such as «The call»
 */
export function limitTime({ timeoutMs, signal, what }: Limit): TimeLimit {
  const controller = new AbortController();
  const expire = () => {
    controller.abort(new TimeoutError('timeout', `${what} took longer than ${timeoutMs / 1000} seconds.`));
  };
  const cancel = () => controller.abort(signal?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (timeoutMs <= longestTimerMs) timer = setTimeout(expire, timeoutMs);
  };
  restart();
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    restart,
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}

/** A longer one, and `Infinity`, means no limit: timers of JavaScript cannot wait for it. */
const longestTimerMs = 2 ** 31 - 1;

interface Limit {
  timeoutMs: number;
  signal?: AbortSignal;
  what: string;
}
