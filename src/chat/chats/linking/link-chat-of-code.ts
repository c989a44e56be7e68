import type { Transaction } from '../../../infra/database/transaction.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import type { LinkCodeRecord } from './link-code.model.ts';
import { type LinkToAccountDeps, linkToAccount } from './link-to-account.ts';
import { findUserOfChat } from './user-of-chat.ts';

/**
 * Makes the chat in which a code was made, with what it had by itself, the chat of `intoId`; whoever answers in it at
 * this moment starts again.
 * @returns the chat; null when it has become somebody else's since the code was made
 * @throws as {@link linkToAccount}
 */
export async function linkChatOfCode(
  deps: LinkToAccountDeps,
  { code, intoId }: { code: LinkCodeRecord; intoId: number },
  transaction: Transaction,
): Promise<ConversationRecord | null> {
  const chat = await deps.conversations.findById(code.chatKey).session(transaction).lean<ConversationRecord>();
  const current = chat && (await findUserOfChat(deps, chat, transaction));
  if (!chat || current?._id !== code.userId) return null;
  const user = await linkToAccount(deps, { chat, current, intoId }, transaction);
  const state = chat.state && { ...chat.state, defaults: user.defaultSettings };
  await deps.conversations.updateOne(
    { _id: chat._id },
    { $set: { userId: user._id, state } },
    { session: transaction },
  );
  return chat;
}
