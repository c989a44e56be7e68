import { type Connection, type Model, Schema } from 'mongoose';
import type { ChatAddress, MessengerKind } from '../../infra/chat-address.ts';
import { modelOn } from '../../infra/database/model-on.ts';
import type { ConversationState } from '../conversation/conversation-state.ts';
import type { ChatEffect } from '../conversation/effect.ts';

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

/** A chat with one person: its state, and the work that is still to be done in it. */
export interface ConversationRecord {
  /** See `chatKeyOf`. */
  _id: string;
  kind: MessengerKind;
  address: ChatAddress;
  /** The account that the chat belongs to; null until its first turn. */
  userId: number | null;
  /**
   * A platform contact's own account, made for the chat. When somebody links the chat to another account from outside,
   * this one is kept apart until the person merges it or the link ends.
   */
  ownUserId: number | null;
  contact: ChatContact | null;
  /** null until the first turn. */
  state: ConversationState | null;
  /** Copied from the state, for queries. */
  deliverHere: boolean;

  /** How many updates have been stored: the `seq` of the last one. */
  received: number;
  /** When the chat has something to answer or to do; null = nothing. */
  turnDueAt: Date | null;
  turnLease: ChatLease | null;
  /** Grows with each claim, so that writes of a process that has lost its lease match nothing. */
  turnFence: number;
  /** Effects that the conversation has asked for, in order; the first one is being run. */
  commands: PendingEffect[];

  /** How many messages have been put into the outbox: the `seq` of the last one. */
  replied: number;
  /** When the chat has something to send; null = nothing. */
  sendDueAt: Date | null;
  sendLease: ChatLease | null;
  sendFence: number;
  /**
   * A request waits for the answer to this update as its reply. Until then no other process may send in this chat, or
   * the reply would be empty. See `answerInReply`.
   */
  reservedForReply: { updateId: string; until: Date } | null;
  /** The messenger has asked us to wait until then. */
  limitedUntil: Date | null;
  /** Since when the person has blocked us; nothing is sent until they write again. */
  blockedAt: Date | null;
  /** The platform does not let us write until the person writes. */
  waitsForContact: boolean;
  /** Sent messages that can still be replaced or quoted, oldest first. */
  shown: ShownMessage[];

  /** Videos whose status message is open. */
  openVideos: string[];
  /** When their status messages are due for an update; null = there are none. */
  progressDueAt: Date | null;
  speeds: VideoSpeed[];

  createdAt: Date;
  /** Set on a chat that is empty after its data were deleted. */
  expiresAt: Date | null;
}

export interface PendingEffect {
  id: string;
  command: ChatEffect;
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

export type ConversationModel = Model<ConversationRecord>;

const mixed = Schema.Types.Mixed;

const schema = new Schema<ConversationRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    address: { type: mixed, required: true },
    userId: { type: Number, default: null },
    ownUserId: { type: Number, default: null },
    contact: { type: mixed, default: null },
    state: { type: mixed, default: null },
    deliverHere: { type: Boolean, default: true },
    received: { type: Number, default: 0 },
    turnDueAt: { type: Date, default: null },
    turnLease: { type: mixed, default: null },
    turnFence: { type: Number, default: 0 },
    commands: { type: [mixed], default: [] } as never,
    replied: { type: Number, default: 0 },
    sendDueAt: { type: Date, default: null },
    sendLease: { type: mixed, default: null },
    sendFence: { type: Number, default: 0 },
    reservedForReply: { type: mixed, default: null },
    limitedUntil: { type: Date, default: null },
    blockedAt: { type: Date, default: null },
    waitsForContact: { type: Boolean, default: false },
    shown: { type: [mixed], default: [] } as never,
    openVideos: { type: [String], default: [] },
    progressDueAt: { type: Date, default: null },
    speeds: { type: [mixed], default: [] } as never,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'conversations', versionKey: false, minimize: false },
);
const whereDate = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'date' } } });
schema.index({ turnDueAt: 1 }, whereDate('turnDueAt'));
schema.index({ sendDueAt: 1 }, whereDate('sendDueAt'));
schema.index({ limitedUntil: 1 }, whereDate('limitedUntil'));
schema.index({ progressDueAt: 1 }, whereDate('progressDueAt'));
schema.index({ userId: 1 });
schema.index({ ownUserId: 1 }, { partialFilterExpression: { ownUserId: { $type: 'number' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, ...whereDate('expiresAt') });

export function createConversationModel(connection: Connection): ConversationModel {
  return modelOn<ConversationRecord>(connection, 'Conversation', schema);
}

/** The fields of a new chat that have no default in the schema; for upserts. */
export function newConversation(address: ChatAddress, at: Date) {
  return { kind: address.kind, address, createdAt: at };
}
