import { addressOfChat, type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { forAnother } from '../../conversation/chat-state.ts';
import type { LinkRefusal } from '../../conversation/effect-failure.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import type { Messengers } from '../messenger.ts';
import { type CodeThrottle, createCode, type LinkCodesDeps, redeemCode } from './link-codes.ts';
import { linkRefusalOf } from './link-refused.ts';
import { type LinkToAccountDeps, linkChatOfCode, type UnlinkDeps, unlinkFromAccount } from './link-to-account.ts';
import { linkedChatKeys } from './user-of-chat.ts';

interface ManageLinksDeps extends LinkCodesDeps, LinkToAccountDeps, UnlinkDeps {
  codeThrottle: CodeThrottle;
  messengers: Messengers;
  transact: Transact;
}

export interface LinkCode {
  code: string;
  /** Opens a Telegram chat and sends the code there; null without a bot, or while its name is not known. */
  url: string | null;
  expiresAt: Date;
}

export type UsedLinkCode =
  | { outcome: 'linked'; chat: ChatOfUser }
  /** The code never existed, was used, or has expired. */
  | { outcome: 'wrong' }
  /** The chat cannot be linked to this account. */
  | { outcome: 'refused'; reason: LinkRefusal }
  | { outcome: 'throttled'; retryAfterSeconds: number };

export interface ChatOfUser {
  address: ChatAddress;
  name: string | null;
  username: string | null;
  lastSeenAt: Date | null;
  /** Whether videos made over the API are sent there. */
  deliversHere: boolean;
}

/**
 * A single-use code for the profile page. It links whichever chat it is sent in (`/link <code>`, `/start link_<code>`)
 * to this account.
 * @throws AppError `conflict` when the account has made too many codes lately
 */
export async function makeLinkCode(deps: ManageLinksDeps, userId: number): Promise<LinkCode> {
  const bot = (await deps.messengers.telegram?.botName?.()) ?? null;
  const { code, expiresAt } = await createCode(deps, { userId, chatKey: null });
  return { code, url: bot === null ? null : `https://t.me/${bot}?start=link_${code}`, expiresAt };
}

/** Links the chat in which a code was made to this account, and merges the chat's own account into it. */
export async function useLinkCode(
  deps: ManageLinksDeps,
  { userId, code }: { userId: number; code: string },
): Promise<UsedLinkCode> {
  const retryAfterSeconds = await deps.codeThrottle.secondsToWait(`user:${userId}`);
  if (retryAfterSeconds > 0) return { outcome: 'throttled', retryAfterSeconds };
  try {
    return await deps.transact((transaction) => useWithin(deps, { userId, code }, transaction));
  } catch (error) {
    // a refusal is thrown, so that the transaction ends and the code is not used up
    const reason = linkRefusalOf(error);
    if (reason) return { outcome: 'refused', reason };
    throw error;
  }
}

async function useWithin(
  deps: ManageLinksDeps,
  { userId, code }: { userId: number; code: string },
  transaction: Transaction,
): Promise<UsedLinkCode> {
  const found = await redeemCode(deps, code, transaction);
  const chat = found && (await linkChatOfCode(deps, { code: found, intoId: userId }, transaction));
  return chat ? { outcome: 'linked', chat: viewOf(chat.address, chat) } : { outcome: 'wrong' };
}

/**
 * Unlinks a chat: it goes on with an account of its own. What was merged stays with this account.
 * @throws AppError `not_found` when the chat is not linked to this account
 */
export async function unlinkChat(
  deps: ManageLinksDeps,
  { userId, address }: { userId: number; address: ChatAddress },
): Promise<void> {
  await deps.transact(async (transaction) => {
    if (!(await unlinkFromAccount(deps, { address, userId }, transaction))) {
      throw new AppError('not_found', { message: 'That chat is not linked to your account.' });
    }
    const _id = chatKeyOf(address);
    const chat = await deps.conversations.findById(_id).session(transaction).lean();
    const state = chat?.state ? forAnother(chat.state, {}) : null;
    await deps.conversations.updateOne(
      { _id },
      { $set: { userId: null, state, openVideos: [], progressDueAt: null } },
      { session: transaction },
    );
  });
}

/** The chats that are linked to the account, Telegram and WhatsApp first. */
export async function listChats(deps: ManageLinksDeps, userId: number): Promise<ChatOfUser[]> {
  const keys = await linkedChatKeys(deps, userId);
  const chats = await deps.conversations.find({ _id: { $in: keys } }).lean();
  return keys.flatMap((key) => {
    const address = addressOfChat(key);
    return address ? [viewOf(address, chats.find(({ _id }) => _id === key) ?? null)] : [];
  });
}

function viewOf(address: ChatAddress, chat: ConversationRecord | null): ChatOfUser {
  const { name = null, username = null, lastSeenAt = null } = chat?.contact ?? {};
  return { address, name, username, lastSeenAt, deliversHere: chat?.deliverHere ?? true };
}
