import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { type CompleteDeliveryDeps, completeDelivery } from './complete-delivery.ts';
import type { OutboxRecord } from './outbox.model.ts';

export interface EndEntryDeps extends CompleteDeliveryDeps {
  transact: Transact;
}

/** Records that an entry is done with, and ends the delivery that it was the last of. */
export async function endEntry(
  deps: EndEntryDeps,
  entry: OutboxRecord,
  end: Pick<OutboxRecord, 'status' | 'problem'>,
  transaction: Transaction,
): Promise<void> {
  const endedAt = new Date(deps.clock());
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { ...end, endedAt } }, { session: transaction });
  await completeDelivery(deps, entry, { error: end.problem, statusCode: null }, transaction);
}
