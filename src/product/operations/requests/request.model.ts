import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { Contact } from '../../subscribers/link-subscriber.ts';

/** What an operator wants to do. It has to be confirmed first. */
export type OperatorRequest =
  | { kind: 'credit'; who: Person; seconds: number; reason: string }
  | { kind: 'unlink'; contact: Contact; from: Person }
  /** `from`: account that the contact is linked to now; null = none. */
  | { kind: 'move'; contact: Contact; from: Person | null; to: Person };

export interface Person {
  userId: number;
  /** null for people who only use a chat. */
  email: string | null;
}

/** `confirmed` = being carried out; confirming it again finishes what a crash has interrupted. */
type RequestState = 'open' | 'confirmed' | 'done' | 'declined';

export interface RequestRecord {
  _id: string;
  /** Chat in which it was made and can be confirmed. */
  place: string;
  askedBy: string;
  request: OperatorRequest;
  state: RequestState;
  createdAt: Date;
  /** Until when it can be confirmed. */
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
// records stay for a day, so that a late tap can be answered exactly; after that it only gets "too late"
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3600 });

export function createRequestModel(connection: Connection): RequestModel {
  return modelOn<RequestRecord>(connection, 'OperatorRequest', schema);
}
