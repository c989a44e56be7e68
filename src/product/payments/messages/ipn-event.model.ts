import { type Connection, type Model, Schema } from 'mongoose';
import type { PaymentProviderName } from '../../../infra/config/config.ts';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { PaymentEvent, UnmatchedReason } from '../providers/payment-event.ts';
import type { PaymentMessage } from '../providers/payment-provider.ts';

/**
 * The next step for a message: verify it (`unproved`), book what it changes (`unapplied`), or nothing (`done`). A
 * message that waits for a person or a sale is `done`: the registration or the sale processes it again.
 */
export type IpnEventState = 'unproved' | 'unapplied' | 'done';

/** What became of a message about a payment. */
export type Outcome =
  | { kind: 'applied' }
  /** Another message has reported the same thing before. */
  | { kind: 'repeated' }
  | { kind: 'waiting_for_person' }
  | { kind: 'waiting_for_sale' }
  | { kind: 'unmatched'; reason: UnmatchedReason };

export type IpnOutcome =
  | Outcome['kind']
  /** Genuine, and changes nothing. */
  | 'idle'
  /** The provider did not send it. */
  | 'forged';

/** Outcomes of messages about money that is in nobody's balance. */
export const uncreditedOutcomes: IpnOutcome[] = ['unmatched', 'waiting_for_person', 'waiting_for_sale'];

/** One message of a payment provider. What was received never changes; what we find out about it is added. */
export interface IpnEventRecord {
  _id: string;
  provider: PaymentProviderName;
  /** Unique within the provider, the same for a message that is sent again. */
  eventKey: string;
  /** As received, byte by byte; empty when the payer's account was deleted. */
  body: Buffer;
  headers: Record<string, string>;
  receivedAt: Date;
  state: IpnEventState;
  /** When the next step is due; null = done. */
  nextAttemptAt: Date | null;
  /** Failed attempts to verify it since it was received, or since an operator retried it. */
  proofFailures: number;
  provedAt: Date | null;
  /** What it says; null until it is verified and read. */
  content: PaymentEvent | null;
  /** The payment that it is about, `<provider>:<provider's id of the sale>`; null when it changes no known payment. */
  paymentKey: string | null;
  /** Of a sale: its row of the price table when the message was read; later changes of prices do not apply to it. */
  match: { seconds: number; period?: 'month' | null } | { problem: UnmatchedReason } | null;
  /** When `match` was looked up: of several messages about one sale, the earliest match counts. */
  matchedAt: Date | null;
  /** Of a sale: the account that it names. Stored, because the email address may belong to another account later. */
  saleUserId: number | null;
  /** Account whose balance the payment is in. */
  userId: number | null;
  outcome: IpnOutcome | null;
  reason: UnmatchedReason | null;
  /** Email address that no account has yet. */
  waitingForEmail: string | null;
  /** Seconds booked because of it, signed. */
  bookedSeconds: number;
  /** Number of claims; a result is written only while its claim is the newest. */
  claims: number;
  lease: { owner: string; until: Date } | null;
  /** When a forged message is deleted. */
  expiresAt: Date | null;
  /** Operator who dismissed it, and when; `userId: null` = their account is gone. */
  setAside: { userId: number | null; at: Date } | null;
}

export type IpnEventModel = Model<IpnEventRecord>;

/** The message as it was received. */
export function storedMessage({ body, headers }: Pick<IpnEventRecord, 'body' | 'headers'>): PaymentMessage {
  return { body: bytesOf(body), headers };
}

/** Lean reads return the driver's wrapper instead of the Buffer that was stored. */
function bytesOf(stored: Buffer | { buffer: Uint8Array; position?: number }): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  return Buffer.from(stored.buffer.subarray(0, 'position' in stored ? stored.position : undefined));
}

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
