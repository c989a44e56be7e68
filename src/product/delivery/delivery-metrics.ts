import { Counter, type Registry } from 'prom-client';
import type { AttemptOutcome } from './attempt-delivery.ts';
import { type DeliveryKind, deliveryKinds } from './delivery.model.ts';

export interface DeliveryMetrics {
  attempted(kind: DeliveryKind, outcome: AttemptOutcome): void;
}

export function registerDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const attempts = new Counter({
    name: 'captioneer_delivery_attempts_total',
    help: 'Attempts to notify receivers: sent, to be tried again, given up, or queued in a chat',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  // alert rules count lost notifications: Prometheus sees no increase in what was never there
  for (const kind of deliveryKinds) attempts.inc({ kind, outcome: 'failed' }, 0);
  return { attempted: (kind, outcome) => attempts.inc({ kind, outcome }) };
}
