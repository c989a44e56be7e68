import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';

/** Something that happened to a chat, to be answered once and in turn. */
export interface InboxRecord {
  /** The chat's key and the update's: what comes twice is there already. */
  _id: string;
  chatKey: string;
  /** Its place among the chat's events, from 1. */
  seq: number;
  event: ChatEvent;
  quotedMessageId: string | null;
  tapRef: string | null;
  /** Of news that a delivery brought, and which time it was asked for. */
  delivery: { id: string; round: number } | null;
  /** Tries that ended in an error of ours. */
  tries: number;
  receivedAt: Date;
  handledAt: Date | null;
}

export type InboxModel = Model<InboxRecord>;

/** As long as a messenger may send the same update again, twice over. */
const retentionSeconds = 48 * 3600;

const schema = new Schema<InboxRecord>(
  {
    _id: { type: String, required: true },
    chatKey: { type: String, required: true },
    seq: { type: Number, required: true },
    event: { type: Schema.Types.Mixed, required: true },
    quotedMessageId: { type: String, default: null },
    tapRef: { type: String, default: null },
    delivery: { type: Schema.Types.Mixed, default: null },
    tries: { type: Number, default: 0 },
    receivedAt: { type: Date, required: true },
    handledAt: { type: Date, default: null },
  },
  { collection: 'bot_updates', versionKey: false, minimize: false },
);
schema.index({ chatKey: 1, seq: 1 });
// what has not been answered is never forgotten
schema.index(
  { handledAt: 1 },
  { expireAfterSeconds: retentionSeconds, partialFilterExpression: { handledAt: { $type: 'date' } } },
);

export function createInboxModel(connection: Connection): InboxModel {
  return modelOn<InboxRecord>(connection, 'BotUpdate', schema);
}

export function inboxId(chatKey: string, updateKey: string): string {
  return `${chatKey} ${updateKey}`;
}
