import { addressOfChat, type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { forAnother } from '../../conversation/conversation-state.ts';
import type { ChatOfUser, ChatServices, LinkCode, UsedLinkCode } from '../chat-services.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { linkedChatKeys } from '../deliveries/chats-to-notify.ts';
import type { Messengers } from '../messengers.ts';
import type { LinkingDeps } from '../turns/effects/link-chat.ts';
import { linkChatOfCode } from './link-chat-of-code.ts';
import { makeCode, useCode } from './link-codes.ts';
import { linkRefusalOf } from './link-refused.ts';
import { unlinkFromAccount } from './unlink-chat.ts';

export interface ManageLinksDeps extends LinkingDeps {
  messengers: Messengers;
  transact: Transact;
}

/**
 * For the profile page: the code is to be sent in the chat, which the address opens where there is one.
 * @throws AppError `conflict` when there were too many of late
 */
export async function makeLinkCode(deps: ManageLinksDeps, userId: number): Promise<LinkCode> {
  const bot = (await deps.messengers.telegram?.botName?.()) ?? null;
  const { code, expiresAt } = await makeCode(deps, { userId, chatKey: null });
  return { code, url: bot === null ? null : `https://t.me/${bot}?start=link_${code}`, expiresAt };
}

/** A code that was made in a chat makes that chat, and what it had by itself, this user's. */
export async function useLinkCode(
  deps: ManageLinksDeps,
  { userId, code }: Parameters<ChatServices['useLinkCode']>[0],
): Promise<UsedLinkCode> {
  const retryAfterSeconds = await deps.codeThrottle.secondsToWait(`user:${userId}`);
  if (retryAfterSeconds !== null) return { outcome: 'throttled', retryAfterSeconds };
  try {
    return await deps.transact((transaction) => useWithin(deps, { userId, code }, transaction));
  } catch (error) {
    // told by throwing, so that the code is not used up
    const reason = linkRefusalOf(error);
    if (reason) return { outcome: 'refused', reason };
    throw error;
  }
}

async function useWithin(
  deps: LinkingDeps,
  { userId, code }: { userId: number; code: string },
  transaction: Transaction,
): Promise<UsedLinkCode> {
  const found = await useCode(deps, code, transaction);
  const chat = found && (await linkChatOfCode(deps, { code: found, intoId: userId }, transaction));
  return chat ? { outcome: 'joined', chat: viewOf(chat.address, chat) } : { outcome: 'wrong' };
}

/** @throws AppError `not_found` when the chat is not theirs (any more) */
export async function unlinkChat(
  deps: ManageLinksDeps,
  { userId, address }: { userId: number; address: ChatAddress },
): Promise<void> {
  await deps.transact(async (transaction) => {
    if (!(await unlinkFromAccount(deps, { address, userId }, transaction))) {
      throw new AppError('not_found', { message: 'That chat is not linked to your account.' });
    }
    const chat = await chatOf(deps, chatKeyOf(address), transaction);
    const state = chat?.state ? forAnother(chat.state, {}) : null;
    await deps.conversations.updateOne(
      { _id: chatKeyOf(address) },
      { $set: { userId: null, state, openVideos: [], progressDueAt: null } },
      { session: transaction },
    );
  });
}

export async function listChats(deps: LinkingDeps, userId: number): Promise<ChatOfUser[]> {
  const keys = await linkedChatKeys(deps, userId);
  const chats = await deps.conversations.find({ _id: { $in: keys } }).lean<ConversationRecord[]>();
  return keys.flatMap((key) => {
    const address = addressOfChat(key);
    return address ? [viewOf(address, chats.find(({ _id }) => _id === key) ?? null)] : [];
  });
}

function chatOf({ conversations }: LinkingDeps, chatKey: string, transaction: Transaction) {
  return conversations.findById(chatKey).session(transaction).lean<ConversationRecord>();
}

function viewOf(address: ChatAddress, chat: ConversationRecord | null): ChatOfUser {
  const { name = null, username = null, lastSeenAt = null } = chat?.contact ?? {};
  return { address, name, username, lastSeenAt, deliversHere: chat?.deliverHere ?? true };
}
