import type { Queue } from '../src/infra/queue/queue.ts';
import type { Payments } from '../src/product/payments/create-payments.ts';
import type { Job } from './job.ts';

/** Proves and applies messages of payment providers that are due, one after the other. */
export function applyPaymentsJob(
  { payments, queue }: { payments: Payments; queue: Queue },
  { concurrency }: { concurrency: number },
): Job {
  return {
    name: 'apply-payments',
    concurrency,
    async run({ draining, stopping }) {
      let worked = false;
      while (!draining.aborted && (await payments.processNextMessage(stopping))) worked = true;
      if (worked) await wakeForNext(payments, queue);
      return worked ? 'done' : 'skipped';
    },
  };
}

async function wakeForNext(payments: Payments, queue: Queue): Promise<void> {
  const at = await payments.nextDueAt();
  if (at) await queue.wake('apply-payments', { at });
}
