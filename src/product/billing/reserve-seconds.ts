import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { AccountBalanceRecord } from './account-balance.model.ts';
import type { Allowance } from './allowance.ts';
import { nothingLeft, videoTooLong } from './allowance-errors.ts';
import { useCause } from './ledger-entry.model.ts';
import { lockBalance } from './lock-balance.ts';
import type { LedgerDeps } from './record-ledger-entry.ts';
import type { ReservationModel, ReservationRecord } from './reservation.model.ts';
import { secondsLeft } from './seconds-left.ts';

export interface ChargeDeps extends LedgerDeps {
  reservations: ReservationModel;
  allowance: Allowance;
  clock: Clock;
}

interface ReserveInput {
  userId: number;
  videoId: string;
  /** The video's length, rounded up. */
  seconds: number;
}

/**
 * To be called before a video is accepted: its length is not known yet, so it is enough that the account has any
 * seconds left that no other video has reserved.
 * @throws AppError `allowance_exhausted`
 */
export async function requireAllowance(
  { balances, allowance, clock }: Pick<ChargeDeps, 'balances' | 'allowance' | 'clock'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  if (!allowance.isEnforced) return;
  const at = new Date(clock());
  const balance = await balances.findById(userId).session(transaction).lean<AccountBalanceRecord>();
  const left = secondsLeft(balance, allowance, at);
  if (left.available <= 0) throw nothingLeft({ left, allowance, at });
}

/**
 * Reserves the seconds of a video whose length is known. Safe to repeat: an earlier reservation of the video is changed
 * to the new length, and a video that has been charged reserves nothing.
 * @throws AppError `allowance_exhausted` when the video needs more seconds than the account has left unreserved
 */
export async function reserveSeconds(
  { balances, ledger, reservations, allowance, clock }: ChargeDeps,
  { userId, videoId, seconds }: ReserveInput,
  transaction: Transaction,
): Promise<void> {
  if (!allowance.isEnforced) return;
  const at = new Date(clock());
  const balance = await lockBalance(balances, userId, transaction);
  if (await ledger.exists({ _id: useCause(videoId) }).session(transaction)) return;
  const held = await reservations.findById(videoId).session(transaction).lean<ReservationRecord>();
  const more = seconds - (held?.seconds ?? 0);
  const left = secondsLeft(balance, allowance, at);
  if (more > 0 && left.available < more)
    throw videoTooLong({ seconds, missingSeconds: more - left.available, left, allowance, at });
  await balances.updateOne({ _id: userId }, { $inc: { reservedSeconds: more } }, { session: transaction });
  await reservations.updateOne(
    { _id: videoId },
    { $set: { userId, seconds, at } },
    { upsert: true, session: transaction },
  );
}

/** When a video ends without a result, or is deleted. Does nothing when it has no reservation. */
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

/** Ids of the videos that have seconds reserved. */
export function listReservedVideos({ reservations }: Pick<ChargeDeps, 'reservations'>): Promise<string[]> {
  return reservations.distinct('_id').exec();
}
