import { type Connection, type Model, Schema } from 'mongoose';
import type { ChatAddress, MessengerKind } from '../../infra/chat-address.ts';
import { modelOn } from '../../infra/database/model-on.ts';
import type { ConversationState } from '../conversation/conversation-state.ts';
import type { ChatEffect } from '../conversation/effect.ts';
import type { ChatContact } from './chat-services.ts';

export interface ChatLease {
  owner: string;
  until: Date;
}

/** A chat with somebody: what it remembers, and what is still to be done in it. */
export interface ConversationRecord {
  /** See `chatKeyOf`. */
  _id: string;
  kind: MessengerKind;
  address: ChatAddress;
  /** Whose chat it is; null until its first turn. */
  userId: number | null;
  /**
   * The account that a platform's contact has of its own. A link from outside leaves it as it is, aside, until the
   * person brings it along or the link ends.
   */
  ownUserId: number | null;
  contact: ChatContact | null;
  /** null until the first turn. */
  state: ConversationState | null;
  /** As the state has it, to be searched for. */
  deliverHere: boolean;

  /** How many events have been taken in; the number of the last one. */
  received: number;
  /** When there is something to be answered or done; null = nothing. */
  turnDueAt: Date | null;
  turnLease: ChatLease | null;
  /** Grows with each claim; whoever lost the lease finds its writes refused by it. */
  turnFence: number;
  /** What the conversation wants done, in order; the first is in hand. */
  commands: PendingEffect[];

  /** How many replies have been put into the outbox; the number of the last one. */
  replied: number;
  /** When there is something to be sent; null = nothing. */
  sendDueAt: Date | null;
  sendLease: ChatLease | null;
  sendFence: number;
  /**
   * A request waits for the answer to this update as its reply: until then nobody else sends in this chat, lest the
   * reply be empty. See `converseNow`.
   */
  reservedForReply: { updateId: string; until: Date } | null;
  /** The messenger has asked us to wait. */
  limitedUntil: Date | null;
  /** The person wants nothing from us, until they write again. */
  blockedAt: Date | null;
  /** The platform lets us write again once they have written. */
  waitsForContact: boolean;
  /** Messages that can still be referred to, oldest first. */
  shown: ShownMessage[];

  /** Videos whose status message is open. */
  openVideos: string[];
  /** When they are to be looked after; null = there are none. */
  progressDueAt: Date | null;
  /** Since when each open video has been worked on, and how far it was then: its speed. */
  speeds: VideoSpeed[];

  createdAt: Date;
  /** Of one that holds nothing any more, see the deletion of somebody's data. */
  expiresAt: Date | null;
}

export interface PendingEffect {
  id: string;
  command: ChatEffect;
  /** Tries that went wrong for want of something that may come back. */
  tries: number;
}

export interface ShownMessage {
  key: string;
  messageId: string;
  /** Text and buttons as last shown, hashed. */
  look: string;
  isUnderMedia: boolean;
  at: Date;
}

export interface VideoSpeed {
  videoId: string;
  revision: number;
  since: Date;
  fromPercent: number;
  /** When it last moved, and to where; absent = it has not. */
  movedAt?: Date;
  percent?: number;
}

/** Older ones can be neither replaced nor quoted. */
export const keptShown = 60;

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

/** What the defaults of the schema do not say of a chat that begins now; for upserts. */
export function newConversation(address: ChatAddress, at: Date) {
  return { kind: address.kind, address, createdAt: at };
}
