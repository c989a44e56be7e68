import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/**
 * Why seconds came or went: `purchase` = paid for (renewals too, and what a refund took and a won dispute brought
 * back), `refund` = taken back with the money, `credit` = given by an operator, `adjustment` = a correction, `use` = a
 * video.
 */
export const ledgerKinds = ['purchase', 'refund', 'credit', 'adjustment', 'use'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * One change of the seconds of video that somebody may use. Written once, never changed; a mistake is met by another.
 */
export interface LedgerEntryRecord {
  /** Its cause, so that nothing counts twice; the part before the first `:` says whose it is, as in `use:<videoId>`. */
  _id: string;
  userId: number;
  kind: LedgerKind;
  /** Signed, whole: what was used or taken back is negative. */
  seconds: number;
  /**
   * Of a use: how much of it that month’s allowance bore; the rest came out of purchased seconds. 0 for other kinds.
   */
  includedSeconds: number;
  /** Of a use: the month whose allowance bore it, `2026-02`; null for other kinds. */
  month: string | null;
  /** For people: why an operator did it. */
  reason: string | null;
  /** Which operator, in the words of whoever called. */
  by: string | null;
  at: Date;
}

export type LedgerEntryModel = Model<LedgerEntryRecord>;

const whole = { validator: Number.isSafeInteger, message: '{VALUE} is no whole number' };

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
