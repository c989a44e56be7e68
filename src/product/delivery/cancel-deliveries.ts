import type { Transaction } from '../../infra/database/transaction.ts';
import type { DeliveryModel } from './delivery.model.ts';

/**
 * Ends what is still pending of a video, since a deleted one sends nothing. An attempt under way cannot be called back.
 */
export type CancelDeliveries = (videoId: string, transaction?: Transaction) => Promise<void>;

export function cancelDeliveries(model: DeliveryModel): CancelDeliveries {
  return async (videoId, transaction) => {
    await model.updateMany(
      { videoId, status: 'pending' },
      { $set: { status: 'failed', nextAttemptAt: null, lease: null } },
      { session: transaction },
    );
  };
}
