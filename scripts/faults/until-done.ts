import { setTimeout as delay } from 'node:timers/promises';

const usuallyMs = 240_000;

/** Tries it every quarter of a second. @throws the last error, after the time; default: four minutes */
export async function untilDone<T>(work: () => Promise<T>, withinMs = usuallyMs): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(250);
    }
  }
}
