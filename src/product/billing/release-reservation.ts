import type { Transaction } from '../../infra/database/transaction.ts';
import type { ReservationRecord } from './reservation.model.ts';
import type { ChargeDeps } from './reserve-seconds.ts';

/** Gives back what a video has reserved; nothing to do where it has nothing. */
export async function releaseReservation(
  { balances, reservations }: Pick<ChargeDeps, 'balances' | 'reservations'>,
  videoId: string,
  transaction: Transaction,
): Promise<void> {
  const held = await reservations.findByIdAndDelete(videoId, { session: transaction }).lean<ReservationRecord>();
  if (!held) return;
  await balances.updateOne(
    { _id: held.userId },
    { $inc: { reservedSeconds: -held.seconds, version: 1 } },
    { session: transaction },
  );
}
