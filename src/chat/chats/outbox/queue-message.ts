import { chatKeyOf } from '../../../infra/chat-address.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { ChatServices } from '../chat-services.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import { inboxId } from '../inbox/inbox.model.ts';
import { type WriteRepliesDeps, writeReplies } from './write-replies.ts';

export interface TellDeps extends WriteRepliesDeps {
  conversations: ConversationModel;
  transact: Transact;
  queue: Queue;
}

type Told = Parameters<ChatServices['tell']>[0];

/** Puts a message of ours into a chat's outbox, once for each key. */
export async function tell(deps: TellDeps, told: Told): Promise<void> {
  const once = () => deps.transact((transaction) => tellWithin(deps, told, transaction));
  try {
    await once();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await once();
  }
  await deps.queue.wake('send-messages');
}

async function tellWithin(deps: TellDeps, { address, messageKey, message }: Told, transaction: Transaction) {
  const chatKey = chatKeyOf(address);
  const answers = inboxId(chatKey, `tell:${messageKey}`);
  if (await deps.outbox.exists({ answers }).session(transaction)) return;
  const now = new Date(deps.clock());
  const chat = await deps.conversations
    .findOneAndUpdate(
      { _id: chatKey },
      { $set: { sendDueAt: now }, $setOnInsert: newConversation(address, now) },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .orFail()
    .lean<ConversationRecord>();
  const facts = { origin: 'news' as const, answers, delivery: null };
  const replied = await writeReplies(deps, chat, { replies: [{ kind: 'send', message }], facts, transaction });
  await deps.conversations.updateOne({ _id: chatKey }, { $inc: { replied } }, { session: transaction });
}
