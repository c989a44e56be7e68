import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { whereDate, whereText } from '../../../infra/database/partial-index.ts';
import type { StoredProblem } from '../../../product/delivery/delivery-problem.ts';
import type { Message } from '../../conversation/message.ts';

/** Long enough for a redelivery to send the same message again. */
const retentionSeconds = 7 * 24 * 3600;

/** A message or edit to be sent in a chat, in order, and what became of it. */
export const createOutboxModel = defineModel({
  name: 'OutboxEntry',
  collection: 'outbox',
  minimize: false,
  fields: {
    /** The chat's key and `seq`. */
    _id: field.text(),
    chatKey: field.text(),
    /** Its number in the chat, from 1. */
    seq: field.number(),
    /** `replace` changes the message last sent under `key`. */
    kind: field.oneOf(['send', 'replace']),
    key: field.text().nullable(),
    message: field.json<Message>(),
    /** What caused it: something the person did, progress of a video, or news. */
    origin: field.oneOf(['person', 'progress', 'news']),
    /** Id of the inbox entry that it answers; null = none. */
    answers: field.text().nullable(),
    delivery: field.json<{ id: string; round: number }>().nullable(),
    /** `sending` is set before each try: after a crash this entry may have arrived. */
    status: field.oneOf(['waiting', 'sending', 'sent', 'dropped']),
    tries: field.number().default(0),
    /** The video is too large for the messenger or could not be sent, so its link is sent. */
    asLink: field.boolean().default(false),
    /** Id of the inbox entry when it was sent in the reply to that update, see `answerInReply`; else null. */
    handedOverFor: field.text().nullable(),
    /** The messenger's ids of what was sent for it, so that it can report a failure later. */
    messageIds: field.list(field.text()).optional(),
    /** The messenger says that the person's window is closed. */
    isLate: field.boolean().optional(),
    /** Why it was dropped, or why the last try failed. */
    problem: field.json<StoredProblem>().nullable(),
    createdAt: field.date(),
    endedAt: field.date().nullable(),
  },
  indexes: [
    [{ chatKey: 1, status: 1, seq: 1 }],
    [{ answers: 1 }, whereText('answers')],
    [{ handedOverFor: 1 }, whereText('handedOverFor')],
    [{ messageIds: 1 }, whereText('messageIds')],
    [{ 'delivery.id': 1 }, whereText('delivery.id')],
    [{ endedAt: 1 }, { expireAfterSeconds: retentionSeconds, ...whereDate('endedAt') }],
  ],
});

export type OutboxModel = ReturnType<typeof createOutboxModel>;
export type OutboxRecord = RecordOf<typeof createOutboxModel>;

/** The states of entries that are still to be sent. */
export const unsent = { $in: ['waiting', 'sending'] } as const;
