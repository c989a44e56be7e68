import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { retryOnDuplicate } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';
import type { PersonEvent } from '../../conversation/person-event.ts';
import { maxItemsOfTurn, placeBehind } from '../chat-lease.ts';
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
  /** What `Messenger.answerTap` needs: of a tap, or of a message that is to be shown as read. */
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
export function receiveUpdate(deps: EnqueueUpdateDeps & { queue: Queue }, update: ChatUpdate): Promise<void> {
  return receiveUpdates(deps, [update]);
}

/** The same for several updates of one chat, in their order: all are stored, or none. */
export async function receiveUpdates(
  deps: EnqueueUpdateDeps & { queue: Queue },
  updates: readonly ChatUpdate[],
): Promise<void> {
  await enqueueUpdates(deps, updates);
  // also for a repeated update: its wake may have been lost
  await deps.queue.wake('converse');
}

/**
 * Stores an update until it has been answered. Once this has returned, the update cannot be lost.
 * @returns false when the update was stored before; then nothing has changed
 */
export async function enqueueUpdate(deps: EnqueueUpdateDeps, incoming: IncomingUpdate): Promise<boolean> {
  return (await enqueueUpdates(deps, [incoming])) > 0;
}

/** @returns how many were not stored before */
async function enqueueUpdates(deps: EnqueueUpdateDeps, incoming: readonly IncomingUpdate[]): Promise<number> {
  try {
    // the same update, or the first one of the same chat, may be stored at the same moment
    return await retryOnDuplicate(() => deps.transact((transaction) => enqueueWithin(deps, incoming, transaction)));
  } catch (error) {
    if (error instanceof PersonIsOut) return 0;
    throw error;
  }
}

/** The person has opted out while the update was on its way: nothing of theirs is stored. */
class PersonIsOut extends Error {
  override readonly name = 'PersonIsOut';
}

async function enqueueWithin(
  { conversations, inbox, clock }: EnqueueUpdateDeps,
  incoming: readonly IncomingUpdate[],
  transaction: Transaction,
): Promise<number> {
  const known = await inbox
    .find({ _id: { $in: incoming.map(idOf) } }, { _id: 1 })
    .session(transaction)
    .lean();
  const updates = incoming.filter((update) => !known.some(({ _id }) => _id === idOf(update)));
  const last = updates.at(-1);
  if (!last) return 0;
  const { address, contact, replyUntil } = last;
  const chatKey = chatKeyOf(address);
  const now = new Date(clock());
  const before = await conversations
    .findOneAndUpdate(
      { _id: chatKey },
      {
        $inc: { received: updates.length },
        // who waits already keeps the place, however much they write
        $max: { turnPlace: now },
        $set: {
          turnDueAt: now,
          ...(contact ? changesOfContact(contact, now) : {}),
          ...(replyUntil ? { reservedForReply: { updateId: idOf(last), until: replyUntil } } : {}),
        },
        $setOnInsert: newConversation(address, now),
      },
      { upsert: true, returnDocument: 'before', session: transaction },
    )
    .lean();
  // ends the transaction
  if (contact && before?.optedOutAt) throw new PersonIsOut();
  const seenBefore = before?.contact?.lastSeenAt;
  if (contact && seenBefore && seenBefore > contact.lastSeenAt) {
    // it was written before what is known already
    const seen = { $set: { 'contact.lastSeenAt': seenBefore } };
    await conversations.updateOne({ _id: chatKey }, seen, { session: transaction });
  }
  const firstSeq = (before?.received ?? 0) + 1;
  const entries = updates.map((update, index) => ({
    _id: idOf(update),
    chatKey,
    seq: firstSeq + index,
    event: update.event,
    quotedMessageId: update.quotedMessageId ?? null,
    tapRef: update.tapRef ?? null,
    delivery: update.delivery ?? null,
    receivedAt: now,
  }));
  await inbox.insertMany(entries, { session: transaction });
  const waiting = before?.turnDueAt
    ? await inbox.countDocuments(lastWaiting(chatKey, firstSeq), { session: transaction })
    : 0;
  if (waiting + updates.length > maxItemsOfTurn) {
    const behind = { $max: { turnPlace: placeBehind(now.getTime()) } };
    await conversations.updateOne({ _id: chatKey }, behind, { session: transaction });
  }
  return updates.length;
}

/** What waits of the last few updates before this one: enough to know whether it is much. */
function lastWaiting(chatKey: string, seq: number) {
  return { chatKey, seq: { $gte: seq - maxItemsOfTurn, $lt: seq }, handledAt: null };
}

function idOf({ address, updateKey }: IncomingUpdate): string {
  return inboxId(chatKeyOf(address), updateKey);
}

/** A person who writes can be written to again, so messages that waited for that are due. */
function changesOfContact(contact: ChatContact, now: Date) {
  return { contact, blockedAt: null, waitsForContact: false, sendDueAt: now, expiresAt: null };
}

/** Records that the person did something that is not stored as an update. */
export async function noteContact(
  { conversations, clock }: Pick<EnqueueUpdateDeps, 'conversations' | 'clock'>,
  { address, contact }: Pick<ChatUpdate, 'address' | 'contact'>,
): Promise<void> {
  const isNewer = { 'contact.lastSeenAt': { $lte: contact.lastSeenAt } };
  await conversations.updateOne(
    { _id: chatKeyOf(address), ...isNewer },
    { $set: changesOfContact(contact, new Date(clock())) },
  );
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
