import type { Transaction } from '../../infra/database/transaction.ts';
import type { DeliveryModel, DeliveryRecord } from './delivery.model.ts';

type ReceiverOfAccount = Pick<DeliveryRecord, 'ownerId' | 'receiver'>;

/**
 * Moves everything that an account has pending for a receiver to the slow lane, or back. An account's slow receiver says
 * nothing about other accounts' deliveries to the same origin, which may be a service with many customers.
 *
 * The pending deliveries themselves are the memory, which all workers share: a receiver is forgotten with the last of them.
 */
export async function moveToLane(
  model: DeliveryModel,
  { ownerId, receiver }: ReceiverOfAccount,
  lane: DeliveryRecord['lane'],
): Promise<void> {
  const elsewhere = lane === null ? { $ne: null } : null;
  await model.updateMany({ status: 'pending', ownerId, receiver, lane: elsewhere }, { $set: { lane } });
}

/** The lane of a new delivery to the receiver. */
export async function laneOfReceiver(
  model: DeliveryModel,
  { ownerId, receiver }: ReceiverOfAccount,
  transaction: Transaction,
): Promise<DeliveryRecord['lane']> {
  const slow = await model.exists({ status: 'pending', ownerId, receiver, lane: 'slow' }).session(transaction);
  return slow ? 'slow' : null;
}
