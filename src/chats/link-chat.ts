import type { UserRecord } from '../accounts/user.model.ts';
import { forAnother } from '../conversation/conversation-state.ts';
import type { Transact, Transaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { addressOfChat, type ChatAddress, chatKeyOf } from './chat-address.ts';
import type { ChatOfUser, ChatServices, LinkCode, UsedLinkCode } from './chat-services.ts';
import { linkedChatKeys } from './chats-to-tell.ts';
import { type LinkDeps, profileUrl } from './commands/link.ts';
import type { ConversationRecord } from './conversation.model.ts';
import { joinChat } from './join-chat.ts';
import { makeCode, useCode } from './link-codes.ts';
import type { Messengers } from './messengers.ts';
import { partChatFrom } from './part-chat.ts';
import { knownUserOfChat } from './user-of-chat.ts';

export interface LinkChatDeps extends LinkDeps {
  messengers: Messengers;
  transact: Transact;
}

/** For the profile page: the code is to be sent in the chat, which the address opens where there is one. */
export async function makeLinkCode(deps: LinkChatDeps, userId: number): Promise<LinkCode> {
  const { code, expiresAt } = await makeCode(deps, { userId, chatKey: null });
  const bot = deps.messengers.telegram?.botName?.() ?? null;
  const url = bot === null ? profileUrl(deps.publicBaseUrl) : `https://t.me/${bot}?start=link_${code}`;
  return { code, url, expiresAt };
}

/** A code that was made in a chat makes that chat, and what it had by itself, this user's. */
export async function useLinkCode(
  deps: LinkChatDeps,
  { userId, code }: Parameters<ChatServices['useLinkCode']>[0],
): Promise<UsedLinkCode> {
  const retryAfterSeconds = await deps.codeThrottle.secondsToWait(`user:${userId}`);
  if (retryAfterSeconds !== null) return { outcome: 'throttled', retryAfterSeconds };
  try {
    return await deps.transact((transaction) => useWithin(deps, { userId, code }, transaction));
  } catch (error) {
    // told by throwing, so that the code is not used up
    if (error instanceof Refused) return { outcome: 'refused', message: error.message };
    throw error;
  }
}

class Refused extends Error {
  override readonly name = 'Refused';
}

async function useWithin(
  deps: LinkDeps,
  { userId, code }: { userId: number; code: string },
  transaction: Transaction,
): Promise<UsedLinkCode> {
  const found = await useCode(deps, code, transaction);
  const chat = found?.chatKey ? await chatOf(deps, found.chatKey, transaction) : null;
  const current = chat && (await knownUserOfChat(deps, chat, transaction));
  // the chat may have become somebody else's since
  if (!found || !chat || current?._id !== found.userId) return { outcome: 'wrong' };
  const joined = await joinChat(deps, { chat, current, intoId: userId }, transaction);
  if (joined.outcome === 'refused') throw new Refused(joined.message);
  await rememberJoin(deps, { chat, user: joined.user }, transaction);
  return { outcome: 'joined', chat: viewOf(chat.address, chat) };
}

/** The chat goes on as the joined account's; whoever answers in it at this moment starts again. */
async function rememberJoin(
  { conversations }: LinkDeps,
  { chat, user }: { chat: ConversationRecord; user: UserRecord },
  transaction: Transaction,
): Promise<void> {
  const state = chat.state && { ...chat.state, defaults: user.defaultSettings };
  await conversations.updateOne({ _id: chat._id }, { $set: { userId: user._id, state } }, { session: transaction });
}

/** @throws AppError `not_found` when the chat is not theirs (any more) */
export async function unlinkChat(
  deps: LinkChatDeps,
  { userId, address }: { userId: number; address: ChatAddress },
): Promise<void> {
  await deps.transact(async (transaction) => {
    if (!(await partChatFrom(deps, { address, userId }, transaction))) {
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

export async function listChats(deps: LinkDeps, userId: number): Promise<ChatOfUser[]> {
  const keys = await linkedChatKeys(deps, userId);
  const chats = await deps.conversations.find({ _id: { $in: keys } }).lean<ConversationRecord[]>();
  return keys.flatMap((key) => {
    const address = addressOfChat(key);
    return address ? [viewOf(address, chats.find(({ _id }) => _id === key) ?? null)] : [];
  });
}

function chatOf({ conversations }: LinkDeps, chatKey: string, transaction: Transaction) {
  return conversations.findById(chatKey).session(transaction).lean<ConversationRecord>();
}

function viewOf(address: ChatAddress, chat: ConversationRecord | null): ChatOfUser {
  const { name = null, username = null, lastSeenAt = null } = chat?.contact ?? {};
  return { address, name, username, lastSeenAt, deliversHere: chat?.deliverHere ?? true };
}
