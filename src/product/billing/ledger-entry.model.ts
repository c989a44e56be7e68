import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/**
 * Why seconds were added or taken: `purchase` = paid for (also renewals, and seconds that a won dispute brought back),
 * `refund` = taken back with the money, `credit` = given by an operator, `adjustment` = taken back by an operator,
 * `use` = a video.
 */
const ledgerKinds = ['purchase', 'refund', 'credit', 'adjustment', 'use'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * One change of the seconds of video that an account may use. Never changed once written; a mistake is corrected by
 * another entry.
 */
export interface LedgerEntryRecord {
  /** Its cause, so that nothing counts twice; the part before the first `:` names the kind, as in `use:<videoId>`. */
  _id: string;
  userId: number;
  kind: LedgerKind;
  /** Signed, whole: negative when seconds were used or taken back. */
  seconds: number;
  /** Of a use: how much of it the month's allowance covered; purchased seconds covered the rest. 0 for other kinds. */
  includedSeconds: number;
  /** Of a use: the month of that allowance, `2026-02`; null for other kinds. */
  month: string | null;
  /** Why an operator made the entry; the account's owner can read it. */
  reason: string | null;
  /** Name of the operator, as given by the caller. */
  by: string | null;
  at: Date;
}

/** Id of the entry for a video. All revisions share it, so that a video is charged once. */
export function useCause(videoId: string): string {
  return `use:${videoId}`;
}

export type LedgerEntryModel = Model<LedgerEntryRecord>;

const whole = { validator: Number.isSafeInteger, message: '{VALUE} is not a whole number' };

const schema = new Schema<LedgerEntryRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    kind: { type: String, enum: ledgerKinds, required: true },
    seconds: { type: Number, required: true, validate: whole },
    includedSeconds: { type: Number, required: true, min: 0, validate: whole },
    month: { type: String, default: null },
    reason: { type: String, default: null },
    by: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'ledger', versionKey: false },
);
schema.index({ userId: 1, at: -1, _id: -1 });

export function createLedgerEntryModel(connection: Connection): LedgerEntryModel {
  return modelOn<LedgerEntryRecord>(connection, 'LedgerEntry', schema);
}
