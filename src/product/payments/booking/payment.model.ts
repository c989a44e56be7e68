import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';

/** Before anything has been booked. */
export const unbooked = { userId: null, seconds: 0, bookings: 0 } as const;

/**
 * What is booked of one payment. Every transaction on the payment writes this document, so that they run one after
 * another.
 */
export const createPaymentModel = defineModel({
  name: 'Payment',
  collection: 'payments',
  fields: {
    /** `<provider>:<provider's id of the sale>` */
    _id: field.text(),
    /** Account that has the seconds; null = none. */
    userId: field.number().nullable(),
    seconds: field.number(),
    /** Ledger entries written so far. */
    bookings: field.number(),
    /** Incremented each time the payment is worked out. */
    version: field.number(),
  },
  indexes: [[{ userId: 1 }]],
});

export type PaymentModel = ReturnType<typeof createPaymentModel>;
export type PaymentRecord = RecordOf<typeof createPaymentModel>;
