import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../videos/video-services.ts';
import type { DeliveryModel } from './delivery.model.ts';

/**
 * Makes a delivery due at once, whatever became of it, with its schedule from the start and the same event id and body.
 * @throws AppError `not_found`
 */
export async function redeliver(
  { model, clock }: { model: DeliveryModel; clock: Clock },
  { ownerId, videoId, deliveryId }: VideoOfOwner & { deliveryId: string },
): Promise<void> {
  // a claim is taken away too: an attempt under way may be answered before this is asked, and would undo it
  const { matchedCount } = await model.updateOne(
    { _id: deliveryId, videoId, ownerId },
    {
      $set: { status: 'pending', nextAttemptAt: new Date(clock()), retriesUsed: 0, lease: null },
      $inc: { round: 1 },
    },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such delivery.' });
}
