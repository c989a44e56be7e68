import type { VideoOfOwner } from '../videos/video-services.ts';
import type { DeliveryModel } from './delivery.model.ts';
import type { DeliveryView } from './delivery-services.ts';

/** A video's deliveries, newest first; none for somebody else's video. */
export async function listDeliveries(
  model: DeliveryModel,
  { ownerId, videoId }: VideoOfOwner,
): Promise<DeliveryView[]> {
  const found = await model.find({ videoId, ownerId }).sort({ revision: -1, createdAt: -1, _id: 1 }).lean();
  return found.map(({ _id, eventId, destination, status, nextAttemptAt, attempts }) => ({
    id: _id,
    eventId,
    destination,
    status,
    nextAttemptAt,
    attempts: attempts.map(({ at, statusCode, error }) => ({ at, statusCode, error })),
  }));
}
