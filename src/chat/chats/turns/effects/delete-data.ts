import type { Clock } from '../../../../infra/clock.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { UserModel, UserRecord } from '../../../../product/accounts/user.model.ts';
import type { ChatHold } from '../../chat-lease.ts';
import { type ConversationModel, type ConversationRecord, newConversation } from '../../conversation.model.ts';
import type { ChatActions } from './chat-actions.ts';

export interface DeleteDataDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  users: UserModel;
  clock: Clock;
}

/** An empty chat is forgotten after this, unless somebody writes in it. */
const emptyKeptMs = 48 * 3_600_000;

/**
 * Deletes the account of a chat with all it owns, and the one that it has aside; the chat itself included. What is left
 * is an empty one in which the person can be told so: it keeps the language and what is needed to answer. Safe to do
 * again after a crash.
 */
export async function deleteDataOfChat(
  { actions, conversations, users, clock }: DeleteDataDeps,
  hold: ChatHold,
): Promise<void> {
  const chat = await conversations.findById(hold.chatKey).lean<ConversationRecord>();
  if (!chat || chat.userId === null) return;
  const ids = [chat.userId, chat.ownUserId].filter((id) => id !== null);
  const accounts = await users.find({ _id: { $in: ids }, deletionRequestedAt: null }).lean<UserRecord[]>();
  for (const user of accounts) await endAccount(actions, user);
  const { _id, address, state, turnLease, turnFence, commands, replied, received, shown } = chat;
  const now = new Date(clock());
  await conversations.replaceOne(
    { _id },
    {
      ...newConversation(address, now),
      ...{ turnLease, turnFence, commands, replied, received, turnDueAt: now },
      shown: shown.filter(({ key }) => key === 'delete_data'),
      state: state && { language: state.language, defaults: {}, deliverHere: true, videos: [] },
      expiresAt: new Date(now.getTime() + emptyKeptMs),
    },
    { upsert: true },
  );
}

async function endAccount(actions: ChatActions, { _id: userId, email }: UserRecord): Promise<void> {
  try {
    await actions.personalData.deleteAccount({ userId, confirmation: email ?? String(userId) });
  } catch (error) {
    // somebody else was quicker
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
