import { setTimeout as sleep } from 'node:timers/promises';

/** An error that another try cannot fix. */
export class FinalError extends Error {
  /** @override */
  name = 'FinalError';
}

/**
 * Tries up to three times, with waits of one and three seconds.
 * @template Result
 * @param {() => Promise<Result>} attempt throws a FinalError where another try is useless
 * @param {{ tries?: number, waitMs?: (ms: number) => Promise<unknown> }} [options]
 * @returns {Promise<Result>}
 */
export async function retry(attempt, { tries = 3, waitMs = sleep } = {}) {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (failures >= tries || error instanceof FinalError) throw error;
      await waitMs(1000 * (2 ** failures - 1));
    }
  }
}
