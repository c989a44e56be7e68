import type { Connection } from 'mongoose';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import { createAccountBalanceModel } from './account-balance.model.ts';
import type { Allowance } from './allowance.ts';
import { chargeVideo } from './charge-video.ts';
import { createLedgerEntryModel } from './ledger-entry.model.ts';
import { createReservationModel } from './reservation.model.ts';
import { listReservedVideos, releaseReservation, requireAllowance, reserveSeconds } from './reserve-seconds.ts';

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
    reserve: reserveSeconds,
    charge: chargeVideo,
    release: releaseReservation,
    reservedVideos: listReservedVideos,
  });
}
