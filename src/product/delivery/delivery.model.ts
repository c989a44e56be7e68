import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** How the news is carried; each kind has a sender of its own. */
export const deliveryKinds = ['callback', 'telegram', 'messenger'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface DeliveryAttempt {
  at: Date;
  /** null when no answer came. */
  statusCode: number | null;
  /** null when it succeeded. */
  error: string | null;
}

/** News of one finished revision for one destination. */
export interface DeliveryDocument {
  _id: string;
  /** The `webhook-id`: the same on every attempt. */
  eventId: string;
  ownerId: number;
  videoId: string;
  revision: number;
  kind: DeliveryKind;
  destination: string;
  /** What the limits of parallel attempts count by; the host name of a callback. */
  receiver: string;
  /** Exactly what is sent, and signed; for chats the event, which is put into words when it is told. */
  body: string;
  status: 'pending' | 'delivered' | 'failed';
  /** null unless pending. */
  nextAttemptAt: Date | null;
  /** Steps of the schedule used up since it was recorded or last asked for again. */
  retriesUsed: number;
  /** Counts claims; with the lease it proves that a result is the newest claim's. */
  claims: number;
  /** How many times somebody has asked for it again. */
  round: number;
  lease: { owner: string; until: Date } | null;
  /** Oldest first, the last {@link keptAttempts} of them. */
  attempts: DeliveryAttempt[];
  createdAt: Date;
}

/** Redelivering again and again must not grow a document without end. */
export const keptAttempts = 50;

export type DeliveryModel = Model<DeliveryDocument>;

export function createDeliveryModel(connection: Connection): DeliveryModel {
  return modelOn<DeliveryDocument>(connection, 'Delivery', deliverySchema);
}

const leaseSchema = new Schema(
  { owner: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
);

const attemptSchema = new Schema(
  {
    at: { type: Date, required: true },
    statusCode: { type: Number, default: null },
    error: { type: String, default: null },
  },
  { _id: false },
);

const deliverySchema = new Schema<DeliveryDocument>(
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
