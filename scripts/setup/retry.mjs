import { setTimeout as sleep } from 'node:timers/promises';

/** Trying again will not help: the thing asked for is not there. */
export class FinalError extends Error {
  /** @override */
  name = 'FinalError';
}

/**
 * Up to three tries, a second and then three apart.
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
