import type { Clock } from '../../../../infra/clock.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { UserModel, UserRecord } from '../../../../product/accounts/user.model.ts';
import { startConversation } from '../../../conversation/chat-state.ts';
import type { ChatHold } from '../../chat-lease.ts';
import { type ConversationModel, newConversation } from '../../conversation.model.ts';
import type { ChatActions } from './chat-actions.ts';

export interface DeleteDataDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  users: UserModel;
  clock: Clock;
}

/** An empty chat is deleted after this time, unless the person writes in it. */
const emptyKeptMs = 48 * 3_600_000;

/**
 * Deletes the account of a chat with everything it owns, the chat's own account where that was kept apart, and the
 * chat's data. An empty chat stays, with its language and what is needed to answer, so that the person can be notified.
 * Safe to run again after a crash.
 */
export async function deleteDataOfChat(
  { actions, conversations, users, clock }: DeleteDataDeps,
  hold: ChatHold,
): Promise<void> {
  const chat = await conversations.findById(hold.chatKey).lean();
  if (!chat || chat.userId === null) return;
  const ids = [chat.userId, chat.ownUserId].filter((id) => id !== null);
  const accounts = await users.find({ _id: { $in: ids }, deletionRequestedAt: null }).lean();
  for (const user of accounts) await endAccount(actions, user);
  const { _id, address, state, turnLease, turnFence, commands, replied, received, shown } = chat;
  const now = new Date(clock());
  await conversations.replaceOne(
    { _id },
    {
      ...newConversation(address, now),
      turnLease,
      turnFence,
      commands,
      replied,
      received,
      turnDueAt: now,
      shown: shown.filter(({ key }) => key === 'delete_data'),
      state: state && startConversation({ language: state.language }),
      expiresAt: new Date(now.getTime() + emptyKeptMs),
    },
    { upsert: true },
  );
}

async function endAccount(actions: ChatActions, { _id: userId, email }: UserRecord): Promise<void> {
  try {
    await actions.personalData.deleteAccount({ userId, confirmation: email ?? String(userId) });
  } catch (error) {
    // it was deleted elsewhere in the meantime
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
