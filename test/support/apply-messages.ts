import { setMaxListeners } from 'node:events';
import type { Payments } from '../../src/product/payments/create-payments.ts';

/** Does all steps for messages of payments that are due now. */
export async function applyMessages({ startNextMessage }: Pick<Payments, 'startNextMessage'>): Promise<void> {
  const { signal } = new AbortController();
  setMaxListeners(0, signal);
  for (;;) {
    const steps: Promise<void>[] = [];
    for (let step = await startNextMessage(signal); step; step = await startNextMessage(signal)) steps.push(step.ended);
    if (steps.length === 0) return;
    await Promise.all(steps);
  }
}
