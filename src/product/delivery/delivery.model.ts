import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import type { StoredProblem } from './delivery-problem.ts';

/** The channel of a delivery; each has its own sender. */
export const deliveryKinds = ['callback', 'telegram', 'whatsapp', 'messenger'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Many redeliveries must not grow a document without limit. */
export const maxStoredAttempts = 50;

/** The event of one finished revision, for one destination. */
export const createDeliveryModel = defineModel({
  name: 'Delivery',
  collection: 'deliveries',
  version: 2,
  fields: {
    _id: field.text(),
    /** The `webhook-id`: the same on every attempt. */
    eventId: field.text(),
    ownerId: field.number(),
    videoId: field.text(),
    revision: field.number(),
    kind: field.oneOf(deliveryKinds),
    destination: field.text(),
    /** For a callback the origin, for a chat its key. */
    receiver: field.text(),
    /** Account and receiver: the limit of parallel attempts counts by this. */
    queueKey: field.text(),
    /** `slow`: the account's receiver took too long at its last attempt; null = the ordinary lane. */
    lane: field.text<'slow'>().nullable(),
    /** For a callback the exact text that is signed and sent; for a chat the event as JSON, worded when it is sent. */
    body: field.text(),
    status: field.oneOf(['pending', 'delivered', 'failed']),
    /** null unless pending. */
    nextAttemptAt: field.date().nullable(),
    /** Waits of the schedule used up since it was recorded or last redelivered. */
    retriesUsed: field.number().default(0),
    /** Counts claims. Only the newest claim may change the status. */
    claims: field.number().default(0),
    /** How many times it was redelivered on request. */
    round: field.number().default(0),
    lease: field.group({ owner: field.text(), until: field.date() }).nullable(),
    /** Oldest first, the last {@link maxStoredAttempts} of them. */
    attempts: field.list(
      field.group({
        at: field.date(),
        /** null when no answer came. */
        statusCode: field.number().nullable(),
        /** null when it succeeded. */
        error: field.json<StoredProblem>().nullable(),
      }),
    ),
    /** `traceparent` of the trace that its attempts belong to; absent = traces were off. */
    trace: field.text().nullable().optional(),
    createdAt: field.date(),
  },
  indexes: [
    [{ videoId: 1, revision: 1, destination: 1 }, { unique: true }],
    // of a lane: first attempts before repeats; the rest lets full queues be skipped without reading their deliveries
    [
      { lane: 1, retriesUsed: 1, nextAttemptAt: 1, queueKey: 1, ownerId: 1, receiver: 1, kind: 1 },
      { partialFilterExpression: { status: 'pending' }, name: 'due' },
    ],
    [{ kind: 1, nextAttemptAt: 1 }, { partialFilterExpression: { status: 'pending' } }],
    [{ 'lease.until': 1 }, { partialFilterExpression: { status: 'pending' } }],
    [{ ownerId: 1, receiver: 1, lane: 1 }, { partialFilterExpression: { status: 'pending' } }],
    [{ status: 1, createdAt: 1 }],
    // for an account that is deleted or merged
    [{ ownerId: 1 }],
  ],
});

export type DeliveryModel = ReturnType<typeof createDeliveryModel>;
export type DeliveryRecord = RecordOf<typeof createDeliveryModel>;
export type DeliveryAttempt = DeliveryRecord['attempts'][number];
