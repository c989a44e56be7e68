import type { Transaction } from '../../infra/database/transaction.ts';
import { useCause } from './ledger-entry.model.ts';
import { lockBalance } from './lock-balance.ts';
import type { ReservationRecord } from './reservation.model.ts';
import type { ChargeDeps } from './reserve-seconds.ts';
import { secondsLeft } from './seconds-left.ts';

/** What a video costs: its length, rounded up to whole seconds. */
export function billedSeconds({ durationMs }: { durationMs: number }): number {
  return Math.ceil(durationMs / 1000);
}

/**
 * When a video is ready: replaces its reservation by a ledger entry. Seconds are taken from this month's allowance
 * first, then from purchased seconds. A video without a reservation (an edit of a charged video, or one that was
 * started while payments were off) costs nothing.
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
