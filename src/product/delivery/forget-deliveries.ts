import type { Clock } from '../../infra/clock.ts';
import type { DeliveryModel } from './delivery.model.ts';

const dayMs = 24 * 3_600_000;

/** What became of an event is asked about after its video has gone, too. */
const keptLongerMs = 30 * dayMs;

/** Forgets deliveries that have ended. @param retentionDays how long videos are kept */
export async function forgetDeliveries(
  { model, clock }: { model: DeliveryModel; clock: Clock },
  retentionDays: number,
): Promise<void> {
  const before = new Date(clock() - retentionDays * dayMs - keptLongerMs);
  for (const status of ['delivered', 'failed'] as const) {
    await model.deleteMany({ status, createdAt: { $lt: before } });
  }
}
