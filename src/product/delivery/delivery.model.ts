import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';
import type { StoredProblem } from './delivery-problem.ts';

/** The channel of a delivery; each has its own sender. */
export const deliveryKinds = ['callback', 'telegram', 'messenger'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface DeliveryAttempt {
  at: Date;
  /** null when no answer came. */
  statusCode: number | null;
  /** null when it succeeded. */
  error: StoredProblem | null;
}

/** The event of one finished revision, for one destination. */
export interface DeliveryRecord {
  _id: string;
  /** The `webhook-id`: the same on every attempt. */
  eventId: string;
  ownerId: number;
  videoId: string;
  revision: number;
  kind: DeliveryKind;
  destination: string;
  /** The limit of parallel attempts counts by this; for a callback the host name, for a chat its key. */
  receiver: string;
  /** For a callback the exact text that is signed and sent; for a chat the event as JSON, worded when it is sent. */
  body: string;
  status: 'pending' | 'delivered' | 'failed';
  /** null unless pending. */
  nextAttemptAt: Date | null;
  /** Waits of the schedule used up since it was recorded or last redelivered. */
  retriesUsed: number;
  /** Counts claims. Only the newest claim may change the status. */
  claims: number;
  /** How many times it was redelivered on request. */
  round: number;
  lease: { owner: string; until: Date } | null;
  /** Oldest first, the last {@link maxStoredAttempts} of them. */
  attempts: DeliveryAttempt[];
  createdAt: Date;
}

/** Many redeliveries must not grow a document without limit. */
export const maxStoredAttempts = 50;

export type DeliveryModel = Model<DeliveryRecord>;

export function createDeliveryModel(connection: Connection): DeliveryModel {
  return modelOn<DeliveryRecord>(connection, 'Delivery', deliverySchema);
}

const leaseSchema = new Schema(
  { owner: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
);

const attemptSchema = new Schema(
  {
    at: { type: Date, required: true },
    statusCode: { type: Number, default: null },
    error: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false },
);

const deliverySchema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    ownerId: { type: Number, required: true },
    videoId: { type: String, required: true },
    revision: { type: Number, required: true },
    kind: { type: String, enum: deliveryKinds, required: true },
    destination: { type: String, required: true },
    receiver: { type: String, required: true },
    body: { type: String, required: true },
    status: { type: String, enum: ['pending', 'delivered', 'failed'], required: true },
    nextAttemptAt: { type: Date, default: null },
    retriesUsed: { type: Number, required: true, default: 0 },
    claims: { type: Number, required: true, default: 0 },
    round: { type: Number, default: 0 },
    lease: { type: leaseSchema, default: null },
    attempts: { type: [attemptSchema], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'deliveries', versionKey: false },
);

deliverySchema.index({ videoId: 1, revision: 1, destination: 1 }, { unique: true });
deliverySchema.index({ kind: 1, nextAttemptAt: 1 }, { partialFilterExpression: { status: 'pending' } });
deliverySchema.index({ createdAt: 1 }, { partialFilterExpression: { status: 'failed' } });
