import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { type MergeAccountsDeps, mergeAccounts } from '../../../product/account-merging/merge-accounts.ts';
import type { UserRecord } from '../../../product/accounts/user.model.ts';
import { linkFields } from '../../../product/subscribers/link-subscriber.ts';
import type { ConversationModel, ConversationRecord } from '../conversation.model.ts';
import { linkRefused } from './link-refused.ts';

export interface LinkToAccountDeps extends MergeAccountsDeps {
  conversations: ConversationModel;
  clock: Clock;
}

/**
 * Makes a chat somebody's: what it had by itself goes over to `intoId`, whose chat it is from now on.
 * @param current whose chat it is now
 * @returns whose it is then
 * @throws AppError `conflict` ({@link linkRefused}) where the two cannot be joined; `not_found` when the account is
 * gone
 */
export async function linkToAccount(
  deps: LinkToAccountDeps,
  { chat, current, intoId }: { chat: ConversationRecord; current: UserRecord; intoId: number },
  transaction: Transaction,
): Promise<UserRecord> {
  const into = await deps.users
    .findOne({ _id: intoId, deletionRequestedAt: null })
    .session(transaction)
    .lean<UserRecord>();
  if (!into) throw new AppError('not_found', { message: 'The account of this code is gone.' });
  if (into._id === current._id) return into;
  if (current.email !== null) throw linkRefused('linked_already');
  if (into.email === null) throw linkRefused('no_account');
  if (current.telegram && into.telegram) throw linkRefused('telegram_taken');
  const user = await mergeAccounts(deps, { fromId: current._id, intoId: into._id }, transaction);
  await bindContact(deps, chat, into._id, transaction);
  return user;
}

/** Telegram's goes over with the account; a platform's contact is a document of its own. */
async function bindContact(
  { subscribers, conversations, clock }: LinkToAccountDeps,
  { _id, address }: ConversationRecord,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  if (address.kind === 'telegram') return;
  const now = new Date(clock());
  const { chatbotId, messengerId } = address;
  // they know of it already, so that nobody has to tell them
  const linked = linkFields(userId, now, { isNotified: true });
  await subscribers.updateOne(
    { chatbotId, messengerId },
    { $set: linked, $setOnInsert: { createdAt: now } },
    { upsert: true, session: transaction },
  );
  await conversations.updateOne({ _id }, { $set: { ownUserId: null } }, { session: transaction });
}
