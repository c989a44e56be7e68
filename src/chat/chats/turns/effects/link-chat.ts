import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import { mergeAccounts } from '../../../../product/account-merging/merge-accounts.ts';
import type { ChatEvent } from '../../../conversation/chat-event.ts';
import { forAnother } from '../../../conversation/conversation-state.ts';
import type { CodeThrottle } from '../../linking/code-throttle.ts';
import { linkChatOfCode } from '../../linking/link-chat-of-code.ts';
import { codeLifeMinutes, type LinkCodesDeps, makeCode, useCode } from '../../linking/link-codes.ts';
import { linkRefused } from '../../linking/link-refused.ts';
import { type LinkToAccountDeps, linkToAccount } from '../../linking/link-to-account.ts';
import { type UnlinkDeps, unlinkFromAccount } from '../../linking/unlink-chat.ts';
import { ensureUserOfChat, isLinked, type UserOfChatDeps } from '../../linking/user-of-chat.ts';
import type { ChatNow, StepResult } from '../apply-event.ts';

export interface LinkingDeps extends LinkCodesDeps, LinkToAccountDeps, UnlinkDeps, UserOfChatDeps {
  codeThrottle: CodeThrottle;
  publicBaseUrl: string;
}

export async function makeCodeInChat(
  deps: LinkingDeps,
  { chat, user }: ChatNow,
  transaction: Transaction,
): Promise<ChatEvent> {
  const { code } = await makeCode(deps, { userId: user._id, chatKey: chat._id }, transaction);
  // where it is entered
  const url = `${deps.publicBaseUrl}/app/profile#messengers`;
  return { kind: 'link_code_made', code, url, minutes: codeLifeMinutes };
}

/** Before a code is tried. @throws AppError `conflict` after too many of them */
export async function countCodeTry(
  { codeThrottle }: Pick<LinkingDeps, 'codeThrottle'>,
  chatKey: string,
): Promise<void> {
  const waitSeconds = await codeThrottle.secondsToWait(chatKey);
  if (waitSeconds !== null) throw linkRefused('too_many_codes');
}

/**
 * Joins this chat to the account of the code; where that is a chat without an account that one can sign in to, and this
 * one has such an account, that chat to this one's.
 * @throws AppError `not_found` with `details.linkCode` for a code that is good for nothing; `conflict`
 */
export async function linkByCode(
  deps: LinkingDeps,
  { code, now }: { code: string; now: ChatNow },
  transaction: Transaction,
): Promise<StepResult> {
  const { chat, user: current, state } = now;
  const found = await useCode(deps, code, transaction);
  if (!found) throw wrongCode();
  if (current.email !== null && found.chatKey && !(await hasEmail(deps, found.userId, transaction))) {
    if (!(await linkChatOfCode(deps, { code: found, intoId: current._id }, transaction))) throw wrongCode();
    return { event: { kind: 'accounts_joined', email: current.email, chat: 'other' } };
  }
  const user = await linkToAccount(deps, { chat, current, intoId: found.userId }, transaction);
  const event: ChatEvent = { kind: 'accounts_joined', email: user.email ?? '', chat: 'this' };
  return { event, user, state: { ...state, defaults: user.defaultSettings } };
}

async function hasEmail({ users }: LinkingDeps, _id: number, transaction: Transaction): Promise<boolean> {
  return (await users.exists({ _id, email: { $ne: null } }).session(transaction)) !== null;
}

function wrongCode(): AppError {
  return new AppError('not_found', { message: 'That code is not good.', details: { linkCode: 'wrong' } });
}

/**
 * The chat goes on with an account of its own: the one it had, else a new one. @throws AppError `conflict` when it is
 * linked to none
 */
export async function unlinkThisChat(
  deps: LinkingDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<StepResult> {
  const parted =
    isLinked(chat, user) && (await unlinkFromAccount(deps, { address: chat.address, userId: user._id }, transaction));
  if (!parted) throw linkRefused('not_linked');
  const own = await ensureUserOfChat(deps, chat, transaction);
  return { event: { kind: 'accounts_parted' }, user: own, state: forAnother(state, own.defaultSettings) };
}

/**
 * What the chat had by itself before somebody linked it from outside goes over to that account, by the person's own
 * word.
 * @throws AppError `conflict` when there is nothing of the kind
 */
export async function mergeOwnAccount(
  deps: LinkingDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<StepResult> {
  const { ownUserId } = chat;
  const own =
    ownUserId !== null &&
    ownUserId !== user._id &&
    (await deps.users.findOne(alive(ownUserId)).session(transaction).lean());
  if (!own) throw linkRefused('nothing_to_bring');
  const joined = await mergeAccounts(deps, { fromId: own._id, intoId: user._id }, transaction);
  await deps.conversations.updateOne({ _id: chat._id }, { $set: { ownUserId: null } }, { session: transaction });
  const event: ChatEvent = { kind: 'brought_along' };
  return { event, user: joined, state: { ...state, defaults: joined.defaultSettings } };
}

function alive(_id: number) {
  return { _id, deletionRequestedAt: null };
}
