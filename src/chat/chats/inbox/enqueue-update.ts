import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';
import type { ChatContact } from '../chat-services.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import { type InboxModel, type InboxRecord, inboxId } from './inbox.model.ts';

export interface EnqueueUpdateDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  transact: Transact;
  clock: Clock;
}

export interface IncomingUpdate {
  address: ChatAddress;
  /** null = not the person's doing, but news of ours. */
  contact: ChatContact | null;
  updateKey: string;
  event: ChatEvent;
  quotedMessageId?: string;
  tapRef?: string;
  delivery?: InboxRecord['delivery'];
  /** The answer is wanted as the reply to a request until then. */
  replyUntil?: Date;
}

/**
 * Keeps what happened in a chat until it has been answered. Once this has returned it is never lost.
 * @returns false when it had been taken in before, and nothing was changed
 */
export async function enqueueUpdate(deps: EnqueueUpdateDeps, incoming: IncomingUpdate): Promise<boolean> {
  const once = () => deps.transact((transaction) => enqueueWithin(deps, incoming, transaction));
  try {
    return await once();
  } catch (error) {
    // the same update, or the first one of the same chat, was taken in at the same moment
    if (isDuplicateKey(error)) return once();
    throw error;
  }
}

async function enqueueWithin(
  deps: EnqueueUpdateDeps,
  incoming: IncomingUpdate,
  transaction: Transaction,
): Promise<boolean> {
  const { conversations, inbox, clock } = deps;
  const {
    address,
    contact,
    updateKey,
    event,
    quotedMessageId = null,
    tapRef = null,
    delivery = null,
    replyUntil,
  } = incoming;
  const chatKey = chatKeyOf(address);
  const _id = inboxId(chatKey, updateKey);
  if (await inbox.exists({ _id }).session(transaction)) return false;
  const now = new Date(clock());
  const chat = await conversations
    .findOneAndUpdate(
      { _id: chatKey },
      {
        $inc: { received: 1 },
        $set: {
          turnDueAt: now,
          ...(contact ? changesOfContact(contact, now) : {}),
          ...(replyUntil ? { reservedForReply: { updateId: _id, until: replyUntil } } : {}),
        },
        $setOnInsert: newConversation(address, now),
      },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .lean<ConversationRecord>();
  if (!chat) throw new Error('the conversation was neither found nor made');
  const entry = { _id, chatKey, seq: chat.received, event, quotedMessageId, tapRef, delivery, receivedAt: now };
  await inbox.create([entry], { session: transaction });
  return true;
}

/** Whoever writes can be written to again, and what waited for that goes out. */
function changesOfContact(contact: ChatContact, now: Date) {
  return { contact, blockedAt: null, waitsForContact: false, sendDueAt: now, expiresAt: null };
}
