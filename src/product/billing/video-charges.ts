import type { Connection } from 'mongoose';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { createAccountBalanceModel, lockBalance } from './account-balance.model.ts';
import { type Allowance, nothingLeft, secondsLeft, videoTooLong } from './allowance.ts';
import type { LedgerDeps } from './ledger.ts';
import { createLedgerEntryModel, type LedgerEntryModel, settlementCause, useCause } from './ledger-entry.model.ts';
import { createReservationModel, type ReservationModel, type ReservationRecord } from './reservation.model.ts';

interface ChargeDeps extends LedgerDeps {
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
async function requireAllowance(
  { balances, allowance, clock }: Pick<ChargeDeps, 'balances' | 'allowance' | 'clock'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  if (!allowance.isEnforced) return;
  const at = new Date(clock());
  const balance = await balances.findById(userId).session(transaction).lean();
  const left = secondsLeft(balance, allowance, at);
  if (left.available <= 0) throw nothingLeft({ left, allowance, at });
}

/** Whether the account has purchased seconds left; while payments are off everybody counts as paying. */
async function isPaying(
  { balances, allowance, clock }: Pick<ChargeDeps, 'balances' | 'allowance' | 'clock'>,
  userId: number,
): Promise<boolean> {
  if (!allowance.isEnforced) return true;
  return secondsLeft(await balances.findById(userId).lean(), allowance, new Date(clock())).purchased > 0;
}

/**
 * Reserves the seconds of a video whose length is known, without those that were billed when it was stopped earlier.
 * Safe to repeat: an earlier reservation of the video is changed to the new length, and a video that has been charged
 * reserves nothing.
 * @throws AppError `allowance_exhausted` when the video needs more seconds than the account has left unreserved
 */
async function reserveSeconds(
  { balances, ledger, reservations, allowance, clock }: ChargeDeps,
  { userId, videoId, seconds }: ReserveInput,
  transaction: Transaction,
): Promise<void> {
  if (!allowance.isEnforced) return;
  const at = new Date(clock());
  const balance = await lockBalance(balances, userId, transaction);
  const paid = await paidForVideo(ledger, videoId, transaction);
  const open = paid.isWhole ? 0 : seconds - paid.seconds;
  if (open <= 0) return;
  const held = await reservations.findById(videoId).session(transaction).lean();
  const more = open - (held?.seconds ?? 0);
  const left = secondsLeft(balance, allowance, at);
  if (more > 0 && left.available < more)
    throw videoTooLong({ seconds: open, missingSeconds: more - left.available, left, allowance, at });
  await balances.updateOne({ _id: userId }, { $inc: { reservedSeconds: more } }, { session: transaction });
  await reservations.updateOne(
    { _id: videoId },
    { $set: { userId, seconds: open, at } },
    { upsert: true, session: transaction },
  );
}

/** What earlier entries took for a video. `isWhole`: it was finished, so that it costs nothing more. */
async function paidForVideo(
  ledger: LedgerEntryModel,
  videoId: string,
  transaction: Transaction,
): Promise<{ seconds: number; isWhole: boolean; settlements: number }> {
  const cause = useCause(videoId);
  // `;` follows `:` in the order of characters, so that the range holds the settlements' ids
  const entries = await ledger
    .find({ _id: { $gte: cause, $lt: `${cause};` } }, { seconds: 1 })
    .session(transaction)
    .lean();
  const isWhole = entries.some(({ _id }) => _id === cause);
  const seconds = entries.reduce((sum, entry) => sum - entry.seconds, 0);
  return { seconds, isWhole, settlements: entries.length - (isWhole ? 1 : 0) };
}

/** When a video fails. Does nothing when it has no reservation. */
async function releaseReservation(
  { balances, reservations }: Pick<ChargeDeps, 'balances' | 'reservations'>,
  videoId: string,
  transaction: Transaction,
): Promise<void> {
  const held = await reservations.findByIdAndDelete(videoId, { session: transaction }).lean();
  if (!held) return;
  await balances.updateOne(
    { _id: held.userId },
    { $inc: { reservedSeconds: -held.seconds, version: 1 } },
    { session: transaction },
  );
}

/** Ids of the videos that have seconds reserved, a page of them, see `inPages`. */
async function listReservedVideos(
  { reservations }: Pick<ChargeDeps, 'reservations'>,
  last: string | null,
  size: number,
): Promise<string[]> {
  const following = last === null ? {} : { _id: { $gt: last } };
  const page = await reservations.find(following, { _id: 1 }).sort({ _id: 1 }).limit(size).lean();
  return page.map(({ _id }) => _id);
}

/** What making videos costs. Each call that changes something is part of the transaction that moves the video. */
export type VideoCharges = ReturnType<typeof createVideoCharges>;

/**
 * While payments are off every video may be made and nothing is reserved; what was reserved before they were switched
 * off is still charged or released.
 */
export function createVideoCharges(options: { connection: Connection; allowance: Allowance; clock: Clock }) {
  const { connection, allowance, clock } = options;
  const deps = {
    ledger: createLedgerEntryModel(connection),
    balances: createAccountBalanceModel(connection),
    reservations: createReservationModel(connection),
    allowance,
    clock,
  };
  return bindActions(deps, {
    requireAllowance,
    isPaying,
    reserve: reserveSeconds,
    charge: chargeVideo,
    settle: settleVideo,
    release: releaseReservation,
    reservedVideos: listReservedVideos,
  });
}

/** What a video costs: its length, rounded up to whole seconds. */
export function billedSeconds({ durationMs }: { durationMs: number }): number {
  return Math.ceil(durationMs / 1000);
}

/**
 * When a video is ready: replaces its reservation by a ledger entry. Seconds are taken from this month's allowance
 * first, then from purchased seconds. A video without a reservation (an edit of a charged video, or one that was
 * started while payments were off) costs nothing.
 */
async function chargeVideo(deps: ChargeDeps, videoId: string, transaction: Transaction): Promise<void> {
  const held = await deps.reservations.findByIdAndDelete(videoId, { session: transaction }).lean();
  if (!held) return;
  const { seconds } = held;
  await writeUse(deps, { held, seconds, cause: useCause(videoId) }, transaction);
}

interface SettledVideo {
  videoId: string;
  /** Of the video that were handed out so far, however often and in whichever revision. */
  seconds: number;
}

/**
 * When a video is stopped or deleted before it is finished: bills what was handed out of it, at most what is reserved,
 * and releases the rest. What an earlier settlement of the video has billed is not billed again.
 * @returns the seconds that were billed; null = nothing was reserved, because the video has been paid for or is free
 */
async function settleVideo(
  deps: ChargeDeps,
  { videoId, seconds }: SettledVideo,
  transaction: Transaction,
): Promise<number | null> {
  const { reservations, ledger } = deps;
  const held = await reservations.findById(videoId).session(transaction).lean();
  if (!held) return null;
  const paid = await paidForVideo(ledger, videoId, transaction);
  const billed = Math.min(held.seconds, Math.max(0, seconds - paid.seconds));
  if (billed === 0) {
    await releaseReservation(deps, videoId, transaction);
    return 0;
  }
  await reservations.deleteOne({ _id: videoId }, { session: transaction });
  const cause = settlementCause(videoId, paid.settlements + 1);
  await writeUse(deps, { held, seconds: billed, cause }, transaction);
  return billed;
}

/** Replaces a reservation by a ledger entry of at most as many seconds. */
async function writeUse(
  { balances, ledger, allowance, clock }: ChargeDeps,
  { held, seconds, cause }: { held: ReservationRecord; seconds: number; cause: string },
  transaction: Transaction,
): Promise<void> {
  const { userId } = held;
  const at = new Date(clock());
  const left = secondsLeft(await lockBalance(balances, userId, transaction), allowance, at);
  const includedSeconds = Math.min(seconds, left.included);
  await ledger.create(
    [{ _id: cause, userId, kind: 'use', seconds: -seconds, includedSeconds, month: left.month, at }],
    { session: transaction },
  );
  await balances.updateOne(
    { _id: userId },
    {
      $set: { month: left.month, usedIncludedSeconds: left.usedIncluded + includedSeconds },
      $inc: { usedPurchasedSeconds: seconds - includedSeconds, reservedSeconds: -held.seconds },
    },
    { session: transaction },
  );
}
