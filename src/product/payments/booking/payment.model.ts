import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/**
 * One payment: what of it stands in the ledger now. The one document that all who work on the same payment write, so
 * that they do it one after the other.
 */
export interface PaymentRecord {
  /** `<provider>:<its number of the sale>` */
  _id: string;
  /** In whose account; null = in nobody’s. */
  userId: number | null;
  seconds: number;
  /** Ledger entries written so far. */
  bookings: number;
  /** Grows each time it is worked out. */
  version: number;
}

export type PaymentModel = Model<PaymentRecord>;

export function createPaymentModel(connection: Connection): PaymentModel {
  return modelOn<PaymentRecord>(connection, 'Payment', schema);
}

/** Before anything has been booked. */
export const unbooked = { userId: null, seconds: 0, bookings: 0 } as const;

const schema = new Schema<PaymentRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, default: null },
    seconds: { type: Number, required: true },
    bookings: { type: Number, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'payments', versionKey: false },
);
schema.index({ userId: 1 });
