import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Allowance } from './allowance.ts';
import { videoTooLong } from './allowance-messages.ts';
import { useCause } from './charge-video.ts';
import { lockBalance } from './lock-balance.ts';
import type { LedgerDeps } from './record-ledger-entry.ts';
import type { ReservationModel, ReservationRecord } from './reservation.model.ts';
import { secondsLeft } from './seconds-left.ts';

export interface ChargeDeps extends LedgerDeps {
  reservations: ReservationModel;
  allowance: Allowance;
  clock: Clock;
}

export interface ReserveInput {
  userId: number;
  videoId: string;
  /** The video's length, rounded up. */
  seconds: number;
}

/**
 * Sets seconds aside for a video, once however often it is asked for: what the video has reserved already is changed to
 * the new length, and a video that has been charged needs nothing more.
 * @throws AppError `allowance_exhausted` when more is missing than nobody lays claim to
 */
export async function reserveSeconds(
  deps: ChargeDeps,
  { userId, videoId, seconds }: ReserveInput,
  transaction: Transaction,
): Promise<void> {
  const { balances, ledger, reservations, allowance, clock } = deps;
  const at = new Date(clock());
  const balance = await lockBalance(balances, userId, transaction);
  if (await ledger.exists({ _id: useCause(videoId) }).session(transaction)) return;
  const held = await reservations.findById(videoId).session(transaction).lean<ReservationRecord>();
  const more = seconds - (held?.seconds ?? 0);
  const left = secondsLeft(balance, allowance, at);
  if (more > 0 && left.available < more)
    throw videoTooLong({ seconds, missing: more - left.available, left, allowance, at });
  await balances.updateOne({ _id: userId }, { $inc: { reservedSeconds: more } }, { session: transaction });
  await reservations.updateOne(
    { _id: videoId },
    { $set: { userId, seconds, at } },
    { upsert: true, session: transaction },
  );
}
