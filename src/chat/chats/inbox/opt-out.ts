import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { retryOnDuplicate } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { languageOf } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import { type CompleteDeliveryDeps, endEntry } from '../outbox/complete-delivery.ts';
import { unsent } from '../outbox/outbox.model.ts';
import { outboxId } from '../outbox/write-replies.ts';
import type { ChatUpdate } from './enqueue-update.ts';
import { type InboxModel, inboxId } from './inbox.model.ts';

interface OptOutDeps extends CompleteDeliveryDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  transact: Transact;
  queue: Queue;
  clock: Clock;
}

/**
 * The person wants no more messages. What waits is dropped, one answer says how to come back, and nothing else is sent
 * until {@link optIn}. A second time is not answered, and the same `updateKey` again changes nothing.
 */
export async function optOut(deps: OptOutDeps, update: ChatUpdate): Promise<void> {
  await retryOnDuplicate(() => deps.transact((transaction) => optOutWithin(deps, update, transaction)));
  await deps.queue.wake('send-messages');
}

async function optOutWithin(deps: OptOutDeps, update: ChatUpdate, transaction: Transaction): Promise<void> {
  const { conversations, inbox, clock } = deps;
  const { address, contact, event, updateKey } = update;
  const chatKey = chatKeyOf(address);
  const _id = inboxId(chatKey, updateKey);
  if (await inbox.exists({ _id }).session(transaction)) return;
  const now = new Date(clock());
  const stopped = { contact, blockedAt: now, optedOutAt: now, waitsForContact: false, sendDueAt: now };
  const before = await conversations
    .findOneAndUpdate(
      { _id: chatKey },
      { $inc: { received: 1 }, $set: stopped, $setOnInsert: newConversation(address, now) },
      { upsert: true, returnDocument: 'before', session: transaction },
    )
    .lean();
  const handled = { chatKey, seq: (before?.received ?? 0) + 1, event, receivedAt: now, handledAt: now };
  await inbox.create([{ _id, ...handled }], { session: transaction });
  if (before?.optedOutAt) return;
  await dropWaiting(deps, chatKey, transaction);
  await answer(deps, { before, update, chatKey }, transaction);
}

async function dropWaiting(deps: OptOutDeps, chatKey: string, transaction: Transaction): Promise<void> {
  const waiting = await deps.outbox.find({ chatKey, status: unsent }).session(transaction).lean();
  for (const entry of waiting) {
    await endEntry(deps, entry, { status: 'dropped', problem: { code: 'blocked' } }, transaction);
  }
}

async function answer(
  { outbox, conversations, clock }: OptOutDeps,
  { before, update, chatKey }: { before: ConversationRecord | null; update: ChatUpdate; chatKey: string },
  transaction: Transaction,
): Promise<void> {
  const language = before?.state?.language ?? languageOf(update.contact.locale);
  const seq = (before?.replied ?? 0) + 1;
  const message = { text: textsOf(language).chat.whatsapp.optedOut };
  const facts = { kind: 'send' as const, origin: 'person' as const, status: 'waiting' as const };
  const entry = { _id: outboxId(chatKey, seq), chatKey, seq, ...facts, message, createdAt: new Date(clock()) };
  await outbox.create([entry], { session: transaction });
  await conversations.updateOne({ _id: chatKey }, { $inc: { replied: 1 } }, { session: transaction });
}

/**
 * The person wants messages again. @returns false when nothing has changed: they had not opted out, or had written this
 * before they did
 */
export async function optIn(
  { conversations, inbox }: Pick<OptOutDeps, 'conversations' | 'inbox'>,
  { address, contact, updateKey }: Pick<ChatUpdate, 'address' | 'contact' | 'updateKey'>,
): Promise<boolean> {
  const chatKey = chatKeyOf(address);
  if (await inbox.exists({ _id: inboxId(chatKey, updateKey) })) return false;
  // after STOP nothing is stored, so the contact was last seen then
  const before = { 'contact.lastSeenAt': { $lte: contact.lastSeenAt } };
  const optedOut = { _id: chatKey, optedOutAt: { $type: 'date' }, ...before } as const;
  const { matchedCount } = await conversations.updateOne(optedOut, { $set: { optedOutAt: null, blockedAt: null } });
  return matchedCount > 0;
}

/** Whether the person has opted out, so that nothing of theirs is stored or answered. */
export async function isOptedOut(
  { conversations }: Pick<OptOutDeps, 'conversations'>,
  { address }: Pick<ChatUpdate, 'address'>,
): Promise<boolean> {
  const chat = await conversations.findById(chatKeyOf(address), { optedOutAt: 1 }).lean();
  return chat?.optedOutAt != null;
}
