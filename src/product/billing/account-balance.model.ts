import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/**
 * What one account's ledger entries and reservations come to: a sum kept beside them, and the one document that every
 * write on them touches, so that they happen one after the other.
 */
export interface AccountBalanceRecord {
  _id: number;
  /** Sum of all entries but uses: bought net of refunds, credited, adjusted. */
  purchasedSeconds: number;
  /** What uses took of it, beyond the months' allowances. */
  usedPurchasedSeconds: number;
  /**
   * The month that `usedIncludedSeconds` counts for, `2026-02`; an older one means that nothing is used of this one.
   */
  month: string;
  /** What uses took of that month's allowance. */
  usedIncludedSeconds: number;
  /** Sum of the account's reservations. */
  reservedSeconds: number;
  /** Grows with each write. */
  version: number;
}

export type AccountBalanceModel = Model<AccountBalanceRecord>;

/** Of somebody with whom nothing has happened yet. */
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
