import type { PaymentProviderName } from '../../../infra/config/config.ts';
import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { whereDate, whereNumber, whereText } from '../../../infra/database/partial-index.ts';
import type { PaymentEvent, UnmatchedReason } from '../providers/payment-event.ts';
import type { PaymentMessage } from '../providers/payment-provider.ts';

/**
 * The next step for a message: verify it (`unproved`), book what it changes (`unapplied`), or nothing (`done`). A
 * message that waits for a person or a sale is `done`: the registration or the sale processes it again.
 */
const ipnEventStates = ['unproved', 'unapplied', 'done'] as const;
export type IpnEventState = (typeof ipnEventStates)[number];

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

/** The message as it was received. */
export function storedMessage({ body, headers }: Pick<IpnEventRecord, 'body' | 'headers'>): PaymentMessage {
  return { body: bytesOf(body), headers };
}

/** Lean reads return the driver's wrapper instead of the Buffer that was stored. */
function bytesOf(stored: Buffer | { buffer: Uint8Array; position?: number }): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  return Buffer.from(stored.buffer.subarray(0, 'position' in stored ? stored.position : undefined));
}

/** One message of a payment provider. What was received never changes; what we find out about it is added. */
export const createIpnEventModel = defineModel({
  name: 'IpnEvent',
  collection: 'ipn_events',
  minimize: false,
  fields: {
    _id: field.text(),
    provider: field.text<PaymentProviderName>(),
    /** Unique within the provider, the same for a message that is sent again. */
    eventKey: field.text(),
    /** As received, byte by byte; empty when the payer's account was deleted. */
    body: field.bytes(),
    headers: field.json<Record<string, string>>().default({}),
    receivedAt: field.date(),
    /** Network that an unverified message came from, see `callerNetwork`; null = it proved itself. */
    sender: field.text().nullable(),
    /** See `Lane`. */
    lane: field.number().nullable(),
    /** Transaction and status: one genuine message for both is enough. null = the message does not name both. */
    statusKey: field.text().nullable(),
    state: field.oneOf(ipnEventStates),
    /** When the next step is due; null = done. */
    nextAttemptAt: field.date().nullable(),
    /** Failed attempts to verify it since it was received, or since an operator retried it. */
    proofFailures: field.number().default(0),
    provedAt: field.date().nullable(),
    /** What it says; null until it is verified and read. */
    content: field.json<PaymentEvent>().nullable(),
    /** The payment that it is about, `<provider>:<provider's id of the sale>`; null when it changes no known payment. */
    paymentKey: field.text().nullable(),
    /** Of a sale: its row of the price table when the message was read; later changes of prices do not apply to it. */
    match: field.json<{ seconds: number; period?: 'month' | null } | { problem: UnmatchedReason }>().nullable(),
    /** When `match` was looked up: of several messages about one sale, the earliest match counts. */
    matchedAt: field.date().nullable(),
    /** Of a sale: the account that it names. Stored, because the email address may belong to another account later. */
    saleUserId: field.number().nullable(),
    /** Account whose balance the payment is in. */
    userId: field.number().nullable(),
    outcome: field.text<IpnOutcome>().nullable(),
    reason: field.text<UnmatchedReason>().nullable(),
    /** Email address that no account has yet. */
    waitingForEmail: field.text().nullable(),
    /** Seconds booked because of it, signed. */
    bookedSeconds: field.number().default(0),
    /** Number of claims; a result is written only while its claim is the newest. */
    claims: field.number().default(0),
    lease: field.group({ owner: field.text(), until: field.date() }).nullable(),
    /** When a forged message is deleted. */
    expiresAt: field.date().nullable(),
    /** Operator who dismissed it, and when; `userId: null` = their account is gone. */
    setAside: field.group({ userId: field.number().nullable(), at: field.date() }).nullable(),
  },
  indexes: [
    [{ provider: 1, eventKey: 1 }, { unique: true }],
    // holds all that is read about waiting messages, so that their bodies are not
    [
      {
        state: 1,
        nextAttemptAt: 1,
        sender: 1,
        lane: 1,
        receivedAt: 1,
        proofFailures: 1,
        'lease.until': 1,
        _id: 1,
      },
    ],
    [{ 'lease.until': 1 }, whereDate('lease.until')],
    [{ sender: 1, provedAt: 1, outcome: 1 }, whereText('sender')],
    [{ provider: 1, statusKey: 1 }, whereText('statusKey')],
    [{ paymentKey: 1 }, whereText('paymentKey')],
    [{ waitingForEmail: 1 }, whereText('waitingForEmail')],
    [{ 'content.account.userId': 1 }, whereNumber('content.account.userId')],
    [{ 'content.account.email': 1 }, whereText('content.account.email')],
    [{ outcome: 1, receivedAt: -1, _id: -1 }],
    [{ userId: 1, receivedAt: -1, _id: -1 }, whereNumber('userId')],
    // for an account that is deleted or merged
    [{ saleUserId: 1 }, whereNumber('saleUserId')],
    [{ 'setAside.userId': 1 }, whereNumber('setAside.userId')],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0, ...whereDate('expiresAt') }],
  ],
});

export type IpnEventModel = ReturnType<typeof createIpnEventModel>;
export type IpnEventRecord = RecordOf<typeof createIpnEventModel>;
