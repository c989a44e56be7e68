import type { DeliveryAttempt, DeliveryModel, DeliveryRecord } from './delivery.model.ts';

export type VideoOfDeliveries = Pick<DeliveryRecord, 'ownerId' | 'videoId'>;

export interface DeliveryView
  extends Pick<DeliveryRecord, 'eventId' | 'destination' | 'status' | 'nextAttemptAt' | 'attempts'> {
  id: string;
}

/** A video's deliveries, newest first; empty for somebody else's video. */
export async function listDeliveries(
  model: DeliveryModel,
  { ownerId, videoId }: VideoOfDeliveries,
): Promise<DeliveryView[]> {
  const found = await model.find({ videoId, ownerId }).sort({ revision: -1, createdAt: -1, _id: 1 }).lean();
  return found.map(({ _id, eventId, destination, status, nextAttemptAt, attempts }) => ({
    id: _id,
    eventId,
    destination,
    status,
    nextAttemptAt,
    attempts: attempts.map(({ at, statusCode, error }): DeliveryAttempt => ({ at, statusCode, error })),
  }));
}
