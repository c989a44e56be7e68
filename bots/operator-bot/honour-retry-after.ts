import type { Sleeper } from '../telegram/retry-with-backoff.ts';
import { messengerErrorOf } from './telegraf-api.ts';

export interface RetryAfterOptions {
  sleeper: Sleeper;
  /** Ends waiting. */
  signal: AbortSignal;
}

/** Limit of all waits of one call, in milliseconds. A call that would have to wait longer fails. */
export const maxWaitMs = 45_000;

/** Repeats a call that Telegram answered with 429, after the time it asks for. @throws the library's errors */
export async function honourRetryAfter<T>(call: () => Promise<T>, { sleeper, signal }: RetryAfterOptions): Promise<T> {
  for (let leftMs = maxWaitMs; ; ) {
    try {
      return await call();
    } catch (error) {
      const { retryAfterMs } = messengerErrorOf(error);
      if (retryAfterMs === null || retryAfterMs > leftMs || signal.aborted) throw error;
      leftMs -= retryAfterMs;
      await sleeper.sleep(retryAfterMs, signal);
    }
  }
}
