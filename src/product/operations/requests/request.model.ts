import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { Contact } from '../../subscribers/link-subscriber.ts';

/** What an operator has asked for and somebody has to confirm. */
export type OperatorRequest =
  | { kind: 'credit'; who: Person; seconds: number; reason: string }
  | { kind: 'unlink'; contact: Contact; from: Person }
  /** `from`: whose it is now; null = nobody's. */
  | { kind: 'move'; contact: Contact; from: Person | null; to: Person };

export interface Person {
  userId: number;
  /** null for people who came by chat only. */
  email: string | null;
}

/** `confirmed` = being carried out; whoever confirms it again then finishes what a crash has left. */
export type RequestState = 'open' | 'confirmed' | 'done' | 'declined';

export interface RequestRecord {
  _id: string;
  /** The chat it was made in, and may be confirmed in. */
  place: string;
  askedBy: string;
  request: OperatorRequest;
  state: RequestState;
  createdAt: Date;
  /** When it may not be confirmed any more. */
  expiresAt: Date;
}

export type RequestModel = Model<RequestRecord>;

const schema = new Schema<RequestRecord>(
  {
    _id: { type: String, required: true },
    place: { type: String, required: true },
    askedBy: { type: String, required: true },
    request: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: ['open', 'confirmed', 'done', 'declined'], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'operator_requests', versionKey: false },
);
// a day on, a late tap is told that it comes too late and nothing else
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3600 });

export function createRequestModel(connection: Connection): RequestModel {
  return modelOn<RequestRecord>(connection, 'OperatorRequest', schema);
}
