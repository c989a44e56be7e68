import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';

/**
 * What is booked of one payment. Every transaction on the payment writes this document, so that they run one after
 * another.
 */
export interface PaymentRecord {
  /** `<provider>:<provider's id of the sale>` */
  _id: string;
  /** Account that has the seconds; null = none. */
  userId: number | null;
  seconds: number;
  /** Ledger entries written so far. */
  bookings: number;
  /** Incremented each time the payment is worked out. */
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
