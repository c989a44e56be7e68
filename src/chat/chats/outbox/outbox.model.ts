import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { StoredProblem } from '../../../product/delivery/delivery-problem.ts';
import type { Message } from '../../conversation/message.ts';

/** A message or edit to be sent in a chat, in order, and what became of it. */
export interface OutboxRecord {
  /** The chat's key and `seq`. */
  _id: string;
  chatKey: string;
  /** Its number in the chat, from 1. */
  seq: number;
  /** `replace` changes the message last sent under `key`. */
  kind: 'send' | 'replace';
  key: string | null;
  message: Message;
  /** What caused it: something the person did, progress of a video, or news. */
  origin: 'person' | 'progress' | 'news';
  /** Id of the inbox entry that it answers; null = none. */
  answers: string | null;
  delivery: { id: string; round: number } | null;
  /** `sending` is set before each try: after a crash this entry may have arrived. */
  status: 'waiting' | 'sending' | 'sent' | 'dropped';
  tries: number;
  /** The video is too large for the messenger or could not be sent, so its link is sent. */
  asLink: boolean;
  /** Id of the inbox entry when it was sent in the reply to that update, see `answerInReply`; else null. */
  handedOverFor: string | null;
  /** Why it was dropped, or why the last try failed. */
  problem: StoredProblem | null;
  createdAt: Date;
  endedAt: Date | null;
}

export type OutboxModel = Model<OutboxRecord>;

/** Long enough for a redelivery to send the same message again. */
const retentionSeconds = 7 * 24 * 3600;

const schema = new Schema<OutboxRecord>(
  {
    _id: { type: String, required: true },
    chatKey: { type: String, required: true },
    seq: { type: Number, required: true },
    kind: { type: String, enum: ['send', 'replace'], required: true },
    key: { type: String, default: null },
    message: { type: Schema.Types.Mixed, required: true },
    origin: { type: String, enum: ['person', 'progress', 'news'], required: true },
    answers: { type: String, default: null },
    delivery: { type: Schema.Types.Mixed, default: null },
    status: { type: String, enum: ['waiting', 'sending', 'sent', 'dropped'], required: true },
    tries: { type: Number, default: 0 },
    asLink: { type: Boolean, default: false },
    handedOverFor: { type: String, default: null },
    problem: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);
schema.index({ chatKey: 1, status: 1, seq: 1 });
schema.index({ answers: 1 }, { partialFilterExpression: { answers: { $type: 'string' } } });
schema.index({ handedOverFor: 1 }, { partialFilterExpression: { handedOverFor: { $type: 'string' } } });
schema.index({ 'delivery.id': 1 }, { partialFilterExpression: { 'delivery.id': { $type: 'string' } } });
schema.index(
  { endedAt: 1 },
  { expireAfterSeconds: retentionSeconds, partialFilterExpression: { endedAt: { $type: 'date' } } },
);

export function createOutboxModel(connection: Connection): OutboxModel {
  return modelOn<OutboxRecord>(connection, 'OutboxEntry', schema);
}

/** The states of entries that are still to be sent. */
export const unsent = { $in: ['waiting', 'sending'] } as const;
