import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/**
 * The sum of one account's ledger entries and reservations. Every write to them also writes this document, so that
 * simultaneous writes are serialised.
 */
export interface AccountBalanceRecord {
  _id: number;
  /** Sum of all entries except uses: purchases net of refunds, credits, adjustments. */
  purchasedSeconds: number;
  /** What uses took of it, beyond the monthly allowances. */
  usedPurchasedSeconds: number;
  /** Month that `usedIncludedSeconds` is about, `2026-02`; an earlier month means that 0 is used of this one. */
  month: string;
  /** What uses took of that month's allowance. */
  usedIncludedSeconds: number;
  /** Sum of the account's reservations. */
  reservedSeconds: number;
  /** Incremented by each write. */
  version: number;
}

export type AccountBalanceModel = Model<AccountBalanceRecord>;

/** Of an account without entries. */
export const emptyBalance = {
  purchasedSeconds: 0,
  usedPurchasedSeconds: 0,
  month: '',
  usedIncludedSeconds: 0,
  reservedSeconds: 0,
} as const satisfies Partial<AccountBalanceRecord>;

const schema = new Schema<AccountBalanceRecord>(
  {
    _id: { type: Number, required: true },
    purchasedSeconds: { type: Number },
    usedPurchasedSeconds: { type: Number },
    month: { type: String },
    usedIncludedSeconds: { type: Number },
    reservedSeconds: { type: Number },
    version: { type: Number },
  },
  { collection: 'account_balances', versionKey: false },
);

export function createAccountBalanceModel(connection: Connection): AccountBalanceModel {
  return modelOn<AccountBalanceRecord>(connection, 'AccountBalance', schema);
}
