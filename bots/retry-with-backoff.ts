import { setTimeout as delay } from 'node:timers/promises';

export interface Patience {
  /** Waits, or ends sooner when the signal says so. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export const realPatience: Patience = {
  pause: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Does it until it succeeds, with growing pauses.
 * @param onFailure is told of each failure; what it returns is how long to wait instead (null = the usual)
 * @returns null when the signal has ended it
 */
export async function keepTrying<T>(
  act: () => Promise<T>,
  {
    patience,
    signal,
    onFailure,
  }: { patience: Patience; signal: AbortSignal; onFailure(error: unknown): number | null },
): Promise<T | null> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) return null;
      await patience.pause(onFailure(error) ?? pauseMs, signal);
    }
  }
  return null;
}
