import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import { forAnother } from '../../../conversation/chat-state.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import {
  type CodeThrottle,
  codeLifeMinutes,
  createCode,
  type LinkCodesDeps,
  redeemCode,
} from '../../linking/link-codes.ts';
import { linkRefused } from '../../linking/link-refused.ts';
import {
  type LinkToAccountDeps,
  linkChatOfCode,
  linkToAccount,
  type UnlinkDeps,
  unlinkFromAccount,
} from '../../linking/link-to-account.ts';
import { ensureUserOfChat, isLinked, type UserOfChatDeps } from '../../linking/user-of-chat.ts';
import type { ChatNow, StepResult } from '../apply-step.ts';

export interface LinkEffectDeps extends LinkCodesDeps, LinkToAccountDeps, UnlinkDeps, UserOfChatDeps {
  codeThrottle: CodeThrottle;
  publicBaseUrl: string;
}

export async function makeCodeInChat(
  deps: LinkEffectDeps,
  { chat, user }: ChatNow,
  transaction: Transaction,
): Promise<PackedEvent> {
  const { code } = await createCode(deps, { userId: user._id, chatKey: chat._id }, transaction);
  // the page where the code is typed
  const url = `${deps.publicBaseUrl}/app/profile#messengers`;
  return { kind: 'link_code_made', code, url, minutes: codeLifeMinutes };
}

/** Counts a code before it is tried. @throws AppError `conflict` after too many */
export async function countCodeTry(
  { codeThrottle }: Pick<LinkEffectDeps, 'codeThrottle'>,
  chatKey: string,
): Promise<void> {
  if ((await codeThrottle.secondsToWait(chatKey)) > 0) throw linkRefused('too_many_codes');
}

/**
 * Links this chat to the account of the code. When the code was made in a chat without an email address and this chat's
 * account has one, that chat is linked to this account instead.
 * @throws AppError `not_found` with `details.linkCode` for a code that does not work; `conflict`
 */
export async function linkByCode(
  deps: LinkEffectDeps,
  { code, now }: { code: string; now: ChatNow },
  transaction: Transaction,
): Promise<StepResult> {
  const { chat, user: current, state } = now;
  const found = await redeemCode(deps, code, transaction);
  if (!found) throw wrongCode();
  if (current.email !== null && found.chatKey && !(await hasEmail(deps, found.userId, transaction))) {
    if (!(await linkChatOfCode(deps, { code: found, intoId: current._id }, transaction))) throw wrongCode();
    return { event: { kind: 'account_linked', email: current.email, chat: 'other' } };
  }
  const user = await linkToAccount(deps, { chat, current, intoId: found.userId }, transaction);
  const event: PackedEvent = { kind: 'account_linked', email: user.email ?? '', chat: 'this' };
  return { event, user, state: { ...state, defaults: user.defaultSettings } };
}

async function hasEmail({ users }: LinkEffectDeps, _id: number, transaction: Transaction): Promise<boolean> {
  return (await users.exists({ _id, email: { $ne: null } }).session(transaction)) !== null;
}

function wrongCode(): AppError {
  return new AppError('not_found', { message: 'That code does not work.', details: { linkCode: 'wrong' } });
}

/**
 * Unlinks the chat: it goes on with its own account, or a new one. @throws AppError `conflict` when it is not linked
 */
export async function unlinkThisChat(
  deps: LinkEffectDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<StepResult> {
  const isUnlinked =
    isLinked(chat, user) && (await unlinkFromAccount(deps, { address: chat.address, userId: user._id }, transaction));
  if (!isUnlinked) throw linkRefused('not_linked');
  const own = await ensureUserOfChat(deps, chat, transaction);
  return { event: { kind: 'account_unlinked' }, user: own, state: forAnother(state, own.defaultSettings) };
}

/**
 * Merges the chat's own account, from before somebody linked the chat from outside, into the linked account. Only the
 * person in the chat can ask for it.
 * @throws AppError `conflict` when there is no such account
 */
export async function mergeOwnAccount(
  deps: LinkEffectDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<StepResult> {
  const { ownUserId } = chat;
  const own =
    ownUserId !== null &&
    ownUserId !== user._id &&
    (await deps.users.findOne({ _id: ownUserId, deletionRequestedAt: null }).session(transaction).lean());
  if (!own) throw linkRefused('nothing_to_bring');
  const merged = await deps.mergeAccounts({ fromId: own._id, intoId: user._id }, transaction);
  await deps.conversations.updateOne({ _id: chat._id }, { $set: { ownUserId: null } }, { session: transaction });
  const event: PackedEvent = { kind: 'account_merged' };
  return { event, user: merged, state: { ...state, defaults: merged.defaultSettings } };
}
