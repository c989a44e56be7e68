import type { Transaction } from '../../infra/database/transaction.ts';
import { lockBalance } from './lock-balance.ts';
import type { ReservationRecord } from './reservation.model.ts';
import type { ChargeDeps } from './reserve-seconds.ts';
import { secondsLeft } from './seconds-left.ts';

/** A video is charged once: all its revisions share this cause. */
export function useCause(videoId: string): string {
  return `use:${videoId}`;
}

/**
 * Turns what a video has reserved into its use: of this month's allowance first, then of purchased seconds. A video
 * without a reservation (an edit of a charged one, one that was begun while payments were off) costs nothing.
 */
export async function chargeVideo(
  { balances, ledger, reservations, allowance, clock }: ChargeDeps,
  videoId: string,
  transaction: Transaction,
): Promise<void> {
  const held = await reservations.findByIdAndDelete(videoId, { session: transaction }).lean<ReservationRecord>();
  if (!held) return;
  const { userId, seconds } = held;
  const at = new Date(clock());
  const left = secondsLeft(await lockBalance(balances, userId, transaction), allowance, at);
  const includedSeconds = Math.min(seconds, left.included);
  await ledger.create(
    [{ _id: useCause(videoId), userId, kind: 'use', seconds: -seconds, includedSeconds, month: left.month, at }],
    { session: transaction },
  );
  await balances.updateOne(
    { _id: userId },
    {
      $set: { month: left.month, usedIncludedSeconds: left.usedIncluded + includedSeconds },
      $inc: { usedPurchasedSeconds: seconds - includedSeconds, reservedSeconds: -seconds },
    },
    { session: transaction },
  );
}
