import type { Logger } from '../src/infra/logging/logger.ts';
import type { JobName } from '../src/infra/queue/queue.ts';

/** Lets work that waits for somebody slow go on beside its job, which takes the next piece. */
export function createBeside({ logger, name }: { logger: Logger; name: JobName }) {
  const slowWork = new Set<Promise<void>>();
  return {
    /**
     * Resolves when the work has ended, or has called `onSlow`.
     * @param afterSlow runs when the work has ended after that
     */
    run<T>(start: (onSlow: () => void) => Promise<T>, afterSlow?: () => Promise<void>): Promise<T | 'slow'> {
      return new Promise((resolve, reject) => {
        let isSlow = false;
        const onSlow = () => {
          if (isSlow) return;
          isSlow = true;
          const ending: Promise<void> = work
            .then(() => afterSlow?.())
            .catch((err) => logger.error({ err, job: name }, 'a job failed'))
            .finally(() => slowWork.delete(ending));
          slowWork.add(ending);
          resolve('slow');
        };
        const work = start(onSlow);
        work.then(resolve, reject);
      });
    },
    async settled(): Promise<void> {
      while (slowWork.size > 0) await Promise.allSettled(slowWork);
    },
  };
}
