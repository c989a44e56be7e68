import { queueKeyOf } from './attempt-places.ts';
import type { DeliveryRecord } from './delivery.model.ts';

/** By whom and by what the limits of parallel attempts count. */
export function receiverOf({
  ownerId,
  kind,
  destination,
}: Pick<DeliveryRecord, 'ownerId' | 'kind' | 'destination'>): Pick<DeliveryRecord, 'receiver' | 'queueKey'> {
  const receiver = kind === 'callback' && URL.canParse(destination) ? new URL(destination).origin : destination;
  return { receiver, queueKey: queueKeyOf({ ownerId, receiver }) };
}
