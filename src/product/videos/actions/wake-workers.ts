import type { Logger } from '../../../infra/logging/logger.ts';
import type { JobName, Queue } from '../../../infra/queue/queue.ts';

/**
 * Tells the workers about new work; call it after the transaction that created the work. A failure is only logged: the
 * work is stored already, and the reconciler wakes the workers within a minute.
 */
export async function wakeWorkers({ queue, logger }: { queue: Queue; logger: Logger }, job: JobName): Promise<void> {
  try {
    await queue.wake(job);
  } catch (err) {
    logger.warn({ err, job }, 'could not wake a job');
  }
}
