import { type Connection, type Model, Schema } from 'mongoose';
import type { PaymentProviderName } from '../../../infra/config/config.ts';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { Outcome } from '../booking/fold-payment.ts';
import type { PaymentEvent, UnmatchedReason } from '../providers/payment-event.ts';

/**
 * What is still to be done with a message: ask whether it is genuine, work out what it changes, or nothing. Outcomes
 * that wait (for a person, for a sale) are `done`: what they wait for takes them up again.
 */
export type IpnEventState = 'unproved' | 'unapplied' | 'done';

export type IpnOutcome =
  | Outcome['kind']
  /** Genuine, and changes nothing. */
  | 'idle'
  /** Not the provider’s. */
  | 'forged';

/** Those of messages that moved money which is in nobody’s balance. */
export const uncreditedOutcomes: IpnOutcome[] = ['unmatched', 'waiting_for_person', 'waiting_for_sale'];

/** One message of a payment provider, as it came. Never overwritten: only what we found out about it grows. */
export interface IpnEventRecord {
  _id: string;
  provider: PaymentProviderName;
  /** Unique among the provider’s: a message sent again is the same one. */
  eventKey: string;
  /** The very bytes. */
  body: Buffer;
  headers: Record<string, string>;
  receivedAt: Date;
  state: IpnEventState;
  /** When the next step is due; null when done. */
  nextAttemptAt: Date | null;
  /** Times that the provider could not be asked since it came, or was last asked for again. */
  proofFailures: number;
  provedAt: Date | null;
  /** What it says; null until it has been proved and read. */
  content: PaymentEvent | null;
  /** The payment it tells of, `<provider>:<its number of the sale>`; null when it moves no money of a known payment. */
  paymentKey: string | null;
  /** Of a sale: what the price table said when it was first asked, for prices change and old sales do not. */
  match: { seconds: number; period?: 'month' | null } | { problem: UnmatchedReason } | null;
  /** When the price table was asked: of several messages about one sale, its first answer counts. */
  matchedAt: Date | null;
  /** Of a sale: whose account it turned out to name; kept, should an address change hands. */
  saleUserId: number | null;
  /** Whose balance the payment is in. */
  userId: number | null;
  outcome: IpnOutcome | null;
  reason: UnmatchedReason | null;
  /** The address that nobody has registered with yet. */
  waitingForEmail: string | null;
  /** Seconds that were booked because of it, signed. */
  bookedSeconds: number;
  /** Counts claims; with the lease it proves that a result is the newest claim’s. */
  claims: number;
  lease: { owner: string; until: Date } | null;
  /** When a forged one is thrown away. */
  expiresAt: Date | null;
  /** Which operator has seen that nothing is to be done about it, and when; `userId` null = their account is gone. */
  setAside: { userId: number | null; at: Date } | null;
}

export type IpnEventModel = Model<IpnEventRecord>;

export function createIpnEventModel(connection: Connection): IpnEventModel {
  return modelOn<IpnEventRecord>(connection, 'IpnEvent', schema);
}

const leaseSchema = new Schema(
  { owner: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
);

const setAsideSchema = new Schema(
  { userId: { type: Number, default: null }, at: { type: Date, required: true } },
  { _id: false },
);

const schema = new Schema<IpnEventRecord>(
  {
    _id: { type: String, required: true },
    provider: { type: String, required: true },
    eventKey: { type: String, required: true },
    body: { type: Buffer, required: true },
    headers: { type: Schema.Types.Mixed, default: {} },
    receivedAt: { type: Date, required: true },
    state: { type: String, enum: ['unproved', 'unapplied', 'done'], required: true },
    nextAttemptAt: { type: Date, default: null },
    proofFailures: { type: Number, default: 0 },
    provedAt: { type: Date, default: null },
    content: { type: Schema.Types.Mixed, default: null },
    paymentKey: { type: String, default: null },
    match: { type: Schema.Types.Mixed, default: null },
    matchedAt: { type: Date, default: null },
    saleUserId: { type: Number, default: null },
    userId: { type: Number, default: null },
    outcome: { type: String, default: null },
    reason: { type: String, default: null },
    waitingForEmail: { type: String, default: null },
    bookedSeconds: { type: Number, default: 0 },
    claims: { type: Number, default: 0 },
    lease: { type: leaseSchema, default: null },
    expiresAt: { type: Date, default: null },
    setAside: { type: setAsideSchema, default: null },
  },
  { collection: 'ipn_events', versionKey: false, minimize: false },
);
schema.index({ provider: 1, eventKey: 1 }, { unique: true });
schema.index({ state: 1, nextAttemptAt: 1 });
schema.index({ paymentKey: 1 }, { partialFilterExpression: { paymentKey: { $type: 'string' } } });
schema.index({ waitingForEmail: 1 }, { partialFilterExpression: { waitingForEmail: { $type: 'string' } } });
schema.index(
  { 'content.account.userId': 1 },
  { partialFilterExpression: { 'content.account.userId': { $type: 'number' } } },
);
schema.index(
  { 'content.account.email': 1 },
  { partialFilterExpression: { 'content.account.email': { $type: 'string' } } },
);
schema.index({ outcome: 1, receivedAt: -1, _id: -1 });
schema.index({ userId: 1, receivedAt: -1, _id: -1 }, { partialFilterExpression: { userId: { $type: 'number' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, partialFilterExpression: { expiresAt: { $type: 'date' } } });
