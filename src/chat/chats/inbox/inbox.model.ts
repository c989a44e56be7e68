import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { whereDate } from '../../../infra/database/partial-index.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';

/** As long as a messenger may send the same update again, twice over. */
const retentionSeconds = 48 * 3600;

/** Something that happened to a chat, to be answered once and in turn. */
export const createInboxModel = defineModel({
  name: 'BotUpdate',
  collection: 'bot_updates',
  minimize: false,
  fields: {
    /** The chat's key and the update's: what comes twice is there already. */
    _id: field.text(),
    chatKey: field.text(),
    /** Its place among the chat's events, from 1. */
    seq: field.number(),
    event: field.json<PackedEvent>(),
    quotedMessageId: field.text().nullable(),
    tapRef: field.text().nullable(),
    /** Of news that a delivery brought, and which time it was asked for. */
    delivery: field.json<{ id: string; round: number }>().nullable(),
    /** Tries that ended in an error of ours. */
    tries: field.number().default(0),
    receivedAt: field.date(),
    handledAt: field.date().nullable(),
  },
  indexes: [
    [{ chatKey: 1, seq: 1 }],
    // what has not been answered is never forgotten
    [{ handledAt: 1 }, { expireAfterSeconds: retentionSeconds, ...whereDate('handledAt') }],
  ],
});

export type InboxModel = ReturnType<typeof createInboxModel>;
export type InboxRecord = RecordOf<typeof createInboxModel>;

export function inboxId(chatKey: string, updateKey: string): string {
  return `${chatKey} ${updateKey}`;
}
