import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { DeliveryModel } from './delivery.model.ts';
import type { VideoOfDeliveries } from './list-deliveries.ts';

/**
 * Makes a delivery due at once, whatever its status, with the same event id and body. Its retry schedule starts over.
 * @throws AppError `not_found`
 */
export async function redeliver(
  { model, clock }: { model: DeliveryModel; clock: Clock },
  { ownerId, videoId, deliveryId }: VideoOfDeliveries & { deliveryId: string },
): Promise<void> {
  // the lease ends too: a running attempt may have been answered before this request and must not overwrite it
  const { matchedCount } = await model.updateOne(
    { _id: deliveryId, videoId, ownerId },
    {
      $set: { status: 'pending', nextAttemptAt: new Date(clock()), retriesUsed: 0, lease: null },
      $inc: { round: 1 },
    },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such delivery.' });
}
