import type { ChatAddress, MessengerKind } from '../../infra/chat-address.ts';
import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereDate, whereNumber } from '../../infra/database/partial-index.ts';
import type { ChatState } from '../conversation/chat-state.ts';
import type { PackedEffect } from '../conversation/conversation-tasks.ts';

interface ChatLease {
  owner: string;
  until: Date;
}

/** What the messenger says about the person. */
export interface ChatContact {
  name: string | null;
  username: string | null;
  /** A tag such as `pt-BR`. */
  locale: string | null;
  lastSeenAt: Date;
}

export interface PendingEffect {
  id: string;
  command: PackedEffect;
  /** How often it has failed for a reason that may pass. */
  tries: number;
}

export interface ShownMessage {
  key: string;
  messageId: string;
  /** Hash of text and buttons as last sent. */
  look: string;
  isUnderMedia: boolean;
  at: Date;
}

/** How fast a video is processed: when work was first seen and how far it was then. */
export interface VideoSpeed {
  videoId: string;
  revision: number;
  since: Date;
  fromPercent: number;
  /** When progress last grew, and to how much; absent = it has not grown. */
  movedAt?: Date;
  percent?: number;
}

/** Older messages can be neither replaced nor quoted. */
export const maxShown = 60;

/** A chat with one person: its state, and the work that is still to be done in it. */
export const createConversationModel = defineModel({
  name: 'Conversation',
  collection: 'conversations',
  minimize: false,
  fields: {
    /** See `chatKeyOf`. */
    _id: field.text(),
    kind: field.text<MessengerKind>(),
    address: field.json<ChatAddress>(),
    /** The account that the chat belongs to; null until its first turn. */
    userId: field.number().nullable(),
    /**
     * A platform contact's own account, made for the chat. When somebody links the chat to another account from outside,
     * this one is kept apart until the person merges it or the link ends.
     */
    ownUserId: field.number().nullable(),
    contact: field.json<ChatContact>().nullable(),
    /** null until the first turn. */
    state: field.json<ChatState>().nullable(),
    /** Copied from the state, for queries. */
    deliverHere: field.boolean().default(true),

    /** How many updates have been stored: the `seq` of the last one. */
    received: field.number().default(0),
    /** When the chat has something to answer or to do; null = nothing. */
    turnDueAt: field.date().nullable(),
    /** Its place in the queue: of the chats that are due, the earliest comes first. */
    turnPlace: field.date().nullable(),
    turnLease: field.json<ChatLease>().nullable(),
    /** Grows with each claim, so that writes of a process that has lost its lease match nothing. */
    turnFence: field.number().default(0),
    /** Effects that the conversation has asked for, in order; the first one is being run. */
    commands: field.list(field.json<PendingEffect>()),

    /** How many messages have been put into the outbox: the `seq` of the last one. */
    replied: field.number().default(0),
    /** When the chat has something to send; null = nothing. */
    sendDueAt: field.date().nullable(),
    sendLease: field.json<ChatLease>().nullable(),
    sendFence: field.number().default(0),
    /**
     * A request waits for the answer to this update as its reply. Until then no other process may send in this chat, or
     * the reply would be empty. See `answerInReply`.
     */
    reservedForReply: field.json<{ updateId: string; until: Date }>().nullable(),
    /** The messenger has asked us to wait until then. */
    limitedUntil: field.date().nullable(),
    /** It had been sent so much that this says nothing about other chats. */
    limitIsItsOwn: field.boolean().default(false).optional(),
    /** Since when the person has blocked us; nothing is sent until they write again. */
    blockedAt: field.date().nullable(),
    /** Since when the person wants no messages: nothing of theirs is read until they write START. */
    optedOutAt: field.date().nullable().optional(),
    /** The platform does not let us write until the person writes. */
    waitsForContact: field.boolean().default(false),
    /** Sent messages that can still be replaced or quoted, oldest first. */
    shown: field.list(field.json<ShownMessage>()),

    /** Videos whose status message is open. */
    openVideos: field.list(field.text()),
    /** When their status messages are due for an update; null = there are none. */
    progressDueAt: field.date().nullable(),
    speeds: field.list(field.json<VideoSpeed>()),

    createdAt: field.date(),
    /** Set on a chat that is empty after its data were deleted. */
    expiresAt: field.date().nullable(),
  },
  indexes: [
    [{ turnDueAt: 1 }, whereDate('turnDueAt')],
    [{ turnPlace: 1, turnDueAt: 1 }, whereDate('turnDueAt')],
    [{ sendDueAt: 1 }, whereDate('sendDueAt')],
    [{ limitIsItsOwn: 1, limitedUntil: 1 }, whereDate('limitedUntil')],
    [{ progressDueAt: 1 }, whereDate('progressDueAt')],
    [{ 'turnLease.until': 1 }, whereDate('turnLease.until')],
    [{ 'sendLease.until': 1 }, whereDate('sendLease.until')],
    [{ userId: 1 }],
    [{ ownUserId: 1 }, whereNumber('ownUserId')],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0, ...whereDate('expiresAt') }],
  ],
});

export type ConversationModel = ReturnType<typeof createConversationModel>;
export type ConversationRecord = RecordOf<typeof createConversationModel>;

/**
 * The fields of a new chat that have no default in the schema; for upserts. The fences start at the present time, so that
 * who still works on a deleted chat of the same address holds no lease of the new one.
 */
export function newConversation(address: ChatAddress, at: Date) {
  return { kind: address.kind, address, createdAt: at, turnFence: at.getTime(), sendFence: at.getTime() };
}
