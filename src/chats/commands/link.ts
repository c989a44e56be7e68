import { joinAccounts } from '../../accounts/join-accounts.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';
import { forAnother } from '../../conversation/conversation-state.ts';
import type { Transaction } from '../../database/transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import { type JoinChatDeps, joinChat } from '../join-chat.ts';
import { codeLifeMinutes, type LinkCodesDeps, makeCode, useCode } from '../link-codes.ts';
import { type PartChatDeps, partChatFrom } from '../part-chat.ts';
import type { ChatNow, Happened } from '../play-event.ts';
import type { CodeThrottle } from '../throttle-codes.ts';
import { isLinked, type UserOfChatDeps, userOfChat } from '../user-of-chat.ts';

export interface LinkDeps extends LinkCodesDeps, JoinChatDeps, PartChatDeps, UserOfChatDeps {
  codeThrottle: CodeThrottle;
  publicBaseUrl: string;
}

/** Where a code from a chat is entered. */
export function profileUrl(publicBaseUrl: string): string {
  return `${publicBaseUrl}/app/profile`;
}

export async function makeCodeInChat(
  deps: LinkDeps,
  { chat, user }: ChatNow,
  transaction: Transaction,
): Promise<ChatEvent> {
  const { code } = await makeCode(deps, { userId: user._id, chatKey: chat._id }, transaction);
  return { kind: 'link_code_made', code, url: profileUrl(deps.publicBaseUrl), minutes: codeLifeMinutes };
}

/** Before a code is tried. @throws AppError `conflict` after too many of them */
export async function countCodeTry({ codeThrottle }: Pick<LinkDeps, 'codeThrottle'>, chatKey: string): Promise<void> {
  const waitSeconds = await codeThrottle.secondsToWait(chatKey);
  if (waitSeconds !== null) throw new AppError('conflict', { message: 'Too many codes. Wait a few minutes.' });
}

/** @throws AppError `not_found` with `details.linkCode` for a code that is good for nothing; `conflict` */
export async function joinByCode(
  deps: LinkDeps,
  { code, now }: { code: string; now: ChatNow },
  transaction: Transaction,
): Promise<Happened> {
  const { chat, user: current, state } = now;
  const found = await useCode(deps, code, transaction);
  if (!found) throw new AppError('not_found', { message: 'That code is not good.', details: { linkCode: 'wrong' } });
  const joined = await joinChat(deps, { chat, current, intoId: found.userId }, transaction);
  if (joined.outcome === 'refused') throw new AppError('conflict', { message: joined.message });
  const { user } = joined;
  const event: ChatEvent = { kind: 'accounts_joined', email: user.email ?? '' };
  return { event, user, state: { ...state, defaults: user.defaultSettings } };
}

/** The chat goes on with an account of its own: the one it had, else a new one. @throws AppError `conflict` when it is linked to none */
export async function partChat(
  deps: LinkDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<Happened> {
  const parted =
    isLinked(chat, user) && (await partChatFrom(deps, { address: chat.address, userId: user._id }, transaction));
  if (!parted) throw new AppError('conflict', { message: 'This chat is not linked to any account.' });
  const own = await userOfChat(deps, chat, transaction);
  return { event: { kind: 'accounts_parted' }, user: own, state: forAnother(state, own.defaultSettings) };
}

/**
 * What the chat had by itself before somebody linked it from outside goes over to that account, by the person's own word.
 * @throws AppError `conflict` when there is nothing of the kind
 */
export async function bringAlong(
  deps: LinkDeps,
  { chat, user, state }: ChatNow,
  transaction: Transaction,
): Promise<Happened> {
  const { ownUserId } = chat;
  const own =
    ownUserId !== null &&
    ownUserId !== user._id &&
    (await deps.users.findOne(alive(ownUserId)).session(transaction).lean());
  if (!own) throw new AppError('conflict', { message: 'There is nothing to bring along.' });
  const joined = await joinAccounts(deps, { fromId: own._id, intoId: user._id }, transaction);
  await deps.conversations.updateOne({ _id: chat._id }, { $set: { ownUserId: null } }, { session: transaction });
  const event: ChatEvent = { kind: 'brought_along' };
  return { event, user: joined, state: { ...state, defaults: joined.defaultSettings } };
}

function alive(_id: number) {
  return { _id, deletionRequestedAt: null };
}
