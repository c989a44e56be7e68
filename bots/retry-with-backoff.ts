import { setTimeout as delay } from 'node:timers/promises';

export interface Sleeper {
  /** Waits, or ends sooner when the signal says so. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realSleeper: Sleeper = {
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Does it until it succeeds, with growing pauses.
 * @param onFailure is told of each failure; what it returns is how long to wait instead (null = the usual)
 * @returns null when the signal has ended it
 */
export async function retryWithBackoff<T>(
  act: () => Promise<T>,
  { sleeper, signal, onFailure }: { sleeper: Sleeper; signal: AbortSignal; onFailure(error: unknown): number | null },
): Promise<T | null> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return null;
      await sleeper.sleep(onFailure(error) ?? pauseMs, signal);
    }
  }
  return null;
}
