import type { Sleeper } from '../retry-with-backoff.ts';
import { messengerErrorOf } from './telegraf-failure.ts';

export interface RetryAfterOptions {
  sleeper: Sleeper;
  /** Ends waiting. */
  signal: AbortSignal;
}

/** In all, for one call; who is told to wait longer does without, and what can wait is sent another time. */
export const maxWaitMs = 45_000;

/** Does it again after as long as Telegram asks for (429). @throws whatever the library throws */
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
