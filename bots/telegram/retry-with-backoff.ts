import { setTimeout as delay } from 'node:timers/promises';

export interface Sleeper {
  /** Waits. Resolves early when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realSleeper: Sleeper = {
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

const firstWaitMs = 1_000;
const maxWaitMs = 60_000;

/**
 * Calls `act` until it succeeds. The waits grow from 1 s to 1 min.
 * @param options.onFailure gets each error; returns how long to wait instead, in milliseconds (null = the usual time)
 * @returns null when the signal has aborted
 */
export async function retryWithBackoff<T>(
  act: () => Promise<T>,
  { sleeper, signal, onFailure }: { sleeper: Sleeper; signal: AbortSignal; onFailure(error: unknown): number | null },
): Promise<T | null> {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return null;
      await sleeper.sleep(onFailure(error) ?? waitMs, signal);
    }
  }
  return null;
}
