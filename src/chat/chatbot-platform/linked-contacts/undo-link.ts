import type { Clock } from '../../../infra/clock.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { hashSecret } from '../../../infra/secrets.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import { maskEmail, type UndoLinkModel } from './send-link-notice.ts';

interface UndoLinkDeps {
  undoLinks: UndoLinkModel;
  subscribers: SubscriberModel;
  users: UserModel;
  chats: Pick<ChatServices, 'unlinkChat'>;
  clock: Clock;
}

/** `account` is masked, see `maskEmail`. `ended`: unknown, expired, or the contact is no longer linked like this. */
type UndoLinkView = { state: 'open'; account: string } | { state: 'used' } | { state: 'ended' };

/** Says what the undo link of a notice would do, without using it. */
export async function readUndoLink(deps: UndoLinkDeps, token: string): Promise<UndoLinkView> {
  const found = await find(deps, token);
  if (!found) return { state: 'ended' };
  if (found.link.usedAt) return { state: 'used' };
  if (found.userId === null) return { state: 'ended' };
  const user = await deps.users.findById(found.userId).lean();
  return { state: 'open', account: user?.email ? maskEmail(user.email) : `${found.userId}` };
}

/**
 * Unlinks the contact from the account. Does nothing when that was done before.
 * @throws AppError `not_found` when the contact is no longer linked like this
 */
export async function undoLink(deps: UndoLinkDeps, token: string): Promise<void> {
  const found = await find(deps, token);
  if (found?.link.usedAt) return;
  if (!found || found.userId === null) throw nothingToUndo();
  const { chatbotId, messengerId } = found.link;
  await deps.chats.unlinkChat({ userId: found.userId, address: { kind: 'messenger', chatbotId, messengerId } });
  await deps.undoLinks.updateOne({ _id: found.link._id }, { $set: { usedAt: new Date(deps.clock()) } });
}

/** `userId` is the linked account; null = the contact is no longer linked, or was linked again since. */
async function find({ undoLinks, subscribers, clock }: UndoLinkDeps, token: string) {
  const link = await undoLinks.findOne({ _id: hashSecret(token), expiresAt: { $gt: new Date(clock()) } }).lean();
  if (!link) return null;
  const { chatbotId, messengerId, linkedAt } = link;
  const contact = await subscribers.findOne({ chatbotId, messengerId, linkedAt }).lean();
  return { link, userId: contact?.userId ?? null };
}

function nothingToUndo(): AppError {
  return new AppError('not_found', { message: 'That chat is no longer linked to this account.' });
}
