import type { Queue } from '../src/infra/queue/queue.ts';
import type { Deliveries } from '../src/product/delivery/create-deliveries.ts';
import type { Job } from './job.ts';

/** Makes attempts at what is due, one after the other; as many of these run at once as receivers may be waited for. */
export function deliverJob(
  { deliveries, queue }: { deliveries: Deliveries; queue: Queue },
  { concurrency }: { concurrency: number },
): Job {
  return {
    name: 'deliver',
    concurrency,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await deliveries.attemptNext(stopping)) !== 'idle') worked = true;
      if (worked) await wakeForNext(deliveries, queue);
      return worked ? 'done' : 'skipped';
    },
  };
}

async function wakeForNext(deliveries: Deliveries, queue: Queue): Promise<void> {
  const at = await deliveries.nextDueAt();
  if (at) await queue.wake('deliver', { at });
}
