import { type JoinAccountsDeps, joinAccounts } from '../accounts/join-accounts.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/transaction.ts';
import { linkedTo } from '../subscribers/linked-to.ts';
import type { ConversationModel, ConversationRecord } from './conversation.model.ts';

export interface JoinChatDeps extends JoinAccountsDeps {
  conversations: ConversationModel;
  clock: Clock;
}

export type JoinedChat = { outcome: 'joined'; user: UserRecord } | { outcome: 'refused'; message: string };

/**
 * Makes a chat somebody's: what it had by itself goes over to `intoId`, whose chat it is from now on.
 * @param current whose chat it is now
 */
export async function joinChat(
  deps: JoinChatDeps,
  { chat, current, intoId }: { chat: ConversationRecord; current: UserRecord; intoId: number },
  transaction: Transaction,
): Promise<JoinedChat> {
  const into = await deps.users
    .findOne({ _id: intoId, deletionRequestedAt: null })
    .session(transaction)
    .lean<UserRecord>();
  if (!into) return refused('The account of this code is gone.');
  if (into._id === current._id) return { outcome: 'joined', user: into };
  if (current.email !== null)
    return refused('This chat is linked to an account already. Unlink it first, with /unlink.');
  if (into.email === null) return refused('This code belongs to a chat. Make one on your profile page instead.');
  if (current.telegram && into.telegram)
    return refused('That account has a Telegram chat already. Unlink it there first.');
  const user = await joinAccounts(deps, { fromId: current._id, intoId }, transaction);
  await bindContact(deps, chat, intoId, transaction);
  return { outcome: 'joined', user };
}

/** Telegram's goes over with the account; a platform's contact is a document of its own. */
async function bindContact(
  { subscribers, conversations, clock }: JoinChatDeps,
  { _id, address }: ConversationRecord,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  if (address.kind === 'telegram') return;
  const now = new Date(clock());
  const { chatbotId, messengerId } = address;
  // they know of it already, so that nobody has to tell them
  const linked = linkedTo(userId, now, { isTold: true });
  await subscribers.updateOne(
    { chatbotId, messengerId },
    { $set: linked, $setOnInsert: { createdAt: now } },
    { upsert: true, session: transaction },
  );
  await conversations.updateOne({ _id }, { $set: { ownUserId: null } }, { session: transaction });
}

function refused(message: string): JoinedChat {
  return { outcome: 'refused', message };
}
