import type { Patience } from '../retry-with-backoff.ts';
import { messengerErrorOf } from './telegraf-failure.ts';

export interface Waiting {
  patience: Patience;
  /** Ends waiting. */
  signal: AbortSignal;
}

/** In all, for one call; who is told to wait longer does without, and what can wait is sent another time. */
export const mostWaitMs = 45_000;

/** Does it again after as long as Telegram asks for (429). @throws whatever the library throws */
export async function waitWhereAsked<T>(call: () => Promise<T>, { patience, signal }: Waiting): Promise<T> {
  for (let leftMs = mostWaitMs; ; ) {
    try {
      return await call();
    } catch (error) {
      const { retryAfterMs } = messengerErrorOf(error);
      if (retryAfterMs === null || retryAfterMs > leftMs || signal.aborted) throw error;
      leftMs -= retryAfterMs;
      await patience.pause(retryAfterMs, signal);
    }
  }
}
