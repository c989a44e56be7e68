import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';

/** Of many messages at once, not each wakes the job: that would cost more than to store it. */
const betweenWakesMs = 250;

/**
 * Wakes the job that processes messages: at once, and then at most four times a second. The messages are stored: when
 * waking fails, the reconciler finds them within a minute.
 */
export function createWakeJob({ queue, logger }: { queue: Pick<Queue, 'wake'>; logger: Logger }): () => Promise<void> {
  let wokenAt = Number.NEGATIVE_INFINITY;
  let later: NodeJS.Timeout | null = null;
  async function wake(): Promise<void> {
    wokenAt = performance.now();
    await queue
      .wake('apply-payments')
      .catch((err) => logger.warn({ err }, 'could not wake the job that applies payments'));
  }
  return async () => {
    const since = performance.now() - wokenAt;
    if (since >= betweenWakesMs) return wake();
    if (later) return;
    later = setTimeout(() => {
      later = null;
      void wake();
    }, betweenWakesMs - since).unref();
  };
}
