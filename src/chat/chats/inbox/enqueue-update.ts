import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { retryOnDuplicate } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { PersonEvent } from '../../conversation/chat-event.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';
import { type ChatContact, type ConversationModel, newConversation } from '../conversation.model.ts';
import { type InboxModel, type InboxRecord, inboxId } from './inbox.model.ts';

/** What a person did in a chat, as a messenger reports it. */
export interface ChatUpdate {
  address: ChatAddress;
  contact: ChatContact;
  /** The messenger's own id of this update, unique in its chat. */
  updateKey: string;
  event: PersonEvent;
  /** Id of our message that the person replied to, as `Messenger.send` returned it. Sets the event's `quoted`. */
  quotedMessageId?: string;
  /** Of a tap: what `Messenger.answerTap` needs. */
  tapRef?: string;
}

/** A {@link ChatUpdate}, or news about a video. */
interface IncomingUpdate extends Omit<ChatUpdate, 'contact' | 'event'> {
  /** null = news, not something the person did. */
  contact: ChatContact | null;
  event: PackedEvent;
  delivery?: InboxRecord['delivery'];
  /** The answer is wanted as the reply to a request until then. */
  replyUntil?: Date;
}

export interface EnqueueUpdateDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  transact: Transact;
  clock: Clock;
}

/**
 * Stores what somebody did in a chat and returns at once. Any process answers it soon, in the order of arrival. The
 * same `updateKey` again changes nothing.
 */
export async function receiveUpdate(deps: EnqueueUpdateDeps & { queue: Queue }, update: ChatUpdate): Promise<void> {
  await enqueueUpdate(deps, update);
  // also for a repeated update: its wake may have been lost
  await deps.queue.wake('converse');
}

/**
 * Stores an update until it has been answered. Once this has returned, the update cannot be lost.
 * @returns false when the update was stored before; then nothing has changed
 */
export function enqueueUpdate(deps: EnqueueUpdateDeps, incoming: IncomingUpdate): Promise<boolean> {
  // the same update, or the first one of the same chat, may be stored at the same moment
  return retryOnDuplicate(() => deps.transact((transaction) => enqueueWithin(deps, incoming, transaction)));
}

async function enqueueWithin(
  { conversations, inbox, clock }: EnqueueUpdateDeps,
  { address, contact, updateKey, event, replyUntil, ...more }: IncomingUpdate,
  transaction: Transaction,
): Promise<boolean> {
  const { quotedMessageId = null, tapRef = null, delivery = null } = more;
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
    .orFail()
    .lean();
  const entry = { _id, chatKey, seq: chat.received, event, quotedMessageId, tapRef, delivery, receivedAt: now };
  await inbox.create([entry], { session: transaction });
  return true;
}

/** A person who writes can be written to again, so messages that waited for that are due. */
function changesOfContact(contact: ChatContact, now: Date) {
  return { contact, blockedAt: null, waitsForContact: false, sendDueAt: now, expiresAt: null };
}

/**
 * Records that the person has blocked us: nothing is sent until they write again.
 * @param input.at when they did. The report may come late or twice, so it is ignored when they have written since
 */
export async function markBlocked(
  { conversations }: { conversations: ConversationModel },
  { address, at }: { address: ChatAddress; at: Date },
): Promise<void> {
  await conversations.updateOne(
    { _id: chatKeyOf(address), 'contact.lastSeenAt': { $lt: at } },
    { $set: { blockedAt: at } },
  );
}
