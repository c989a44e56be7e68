import type { Connection } from 'mongoose';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { createAccountBalanceModel } from './account-balance.model.ts';
import type { Allowance } from './allowance.ts';
import { chargeVideo } from './charge-video.ts';
import { createLedgerEntryModel } from './ledger-entry.model.ts';
import { releaseReservation } from './release-reservation.ts';
import { requireAllowance } from './require-allowance.ts';
import { createReservationModel } from './reservation.model.ts';
import { type ReserveInput, reserveSeconds } from './reserve-seconds.ts';

/** What videos cost, as those who make them see it; each call is part of the transaction that moves the video. */
export interface VideoCharges {
  /** Before a video is accepted. @throws AppError `allowance_exhausted` when nothing is left */
  requireAllowance(userId: number, transaction: Transaction): Promise<void>;
  /** When a video's length is known; safe to repeat. @throws AppError `allowance_exhausted` when it is too long */
  reserve(input: ReserveInput, transaction: Transaction): Promise<void>;
  /** When a video is ready. */
  charge(videoId: string, transaction: Transaction): Promise<void>;
  /** When a video ends without a result, or is deleted. */
  release(videoId: string, transaction: Transaction): Promise<void>;
  /** Ids of the videos that have something reserved. */
  reservedVideos(): Promise<string[]>;
}

/**
 * While payments are off everything may be made and nothing is reserved; what was reserved before they were switched
 * off is still settled or released.
 */
export function createVideoCharges({
  connection,
  allowance,
  clock,
}: {
  connection: Connection;
  allowance: Allowance;
  clock: Clock;
}): VideoCharges {
  const deps = {
    ledger: createLedgerEntryModel(connection),
    balances: createAccountBalanceModel(connection),
    reservations: createReservationModel(connection),
    allowance,
    clock,
  };
  return {
    async requireAllowance(userId, transaction) {
      if (allowance.isEnforced) await requireAllowance(deps, userId, transaction);
    },
    async reserve(input, transaction) {
      if (allowance.isEnforced) await reserveSeconds(deps, input, transaction);
    },
    charge: (videoId, transaction) => chargeVideo(deps, videoId, transaction),
    release: (videoId, transaction) => releaseReservation(deps, videoId, transaction),
    reservedVideos: () => deps.reservations.distinct('_id'),
  };
}
