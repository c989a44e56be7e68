import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { Message } from '../../conversation/message.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../conversation.model.ts';
import { inboxId } from '../inbox/inbox.model.ts';
import { type WriteRepliesDeps, writeReplies } from './write-replies.ts';

interface QueueMessageDeps extends WriteRepliesDeps {
  conversations: ConversationModel;
  transact: Transact;
  queue: Queue;
}

interface QueuedMessage {
  address: ChatAddress;
  messageKey: string;
  message: Message;
}

/** Sends a message of ours after the chat's earlier ones. The same `messageKey` in the same chat is sent once. */
export async function queueMessage(deps: QueueMessageDeps, queued: QueuedMessage): Promise<void> {
  const once = () => deps.transact((transaction) => queueWithin(deps, queued, transaction));
  try {
    await once();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await once();
  }
  await deps.queue.wake('send-messages');
}

async function queueWithin(
  deps: QueueMessageDeps,
  { address, messageKey, message }: QueuedMessage,
  transaction: Transaction,
) {
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
