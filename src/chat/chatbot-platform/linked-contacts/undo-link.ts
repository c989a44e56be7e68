import type { Clock } from '../../../infra/clock.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { hashSecret } from '../../../infra/secrets.ts';
import type { UserModel, UserRecord } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import type { UndoLinkView } from '../chatbot-platform-services.ts';
import { maskEmail } from './link-notice.ts';
import type { UndoLinkModel, UndoLinkRecord } from './undo-link.model.ts';

export interface UndoLinkDeps {
  undoLinks: UndoLinkModel;
  subscribers: SubscriberModel;
  users: UserModel;
  chats: Pick<ChatServices, 'unlinkChat'>;
  clock: Clock;
}

/** What a link from a notice is good for, without using it. */
export async function readUndoLink(deps: UndoLinkDeps, token: string): Promise<UndoLinkView> {
  const found = await find(deps, token);
  if (!found) return { state: 'ended' };
  if (found.link.usedAt) return { state: 'used' };
  if (found.userId === null) return { state: 'ended' };
  const user = await deps.users.findById(found.userId).lean<UserRecord>();
  return { state: 'open', account: user?.email ? maskEmail(user.email) : `${found.userId}` };
}

/**
 * Makes the contact nobody's again. Once more changes nothing.
 * @throws AppError `not_found` when that link does not stand any more
 */
export async function undoLink(deps: UndoLinkDeps, token: string): Promise<void> {
  const found = await find(deps, token);
  if (found?.link.usedAt) return;
  if (!found || found.userId === null) throw nothingToUndo();
  const { chatbotId, messengerId } = found.link;
  await deps.chats.unlinkChat({ userId: found.userId, address: { kind: 'messenger', chatbotId, messengerId } });
  await deps.undoLinks.updateOne({ _id: found.link._id }, { $set: { usedAt: new Date(deps.clock()) } });
}

/** `userId`: whose the contact is by the very link; null = it is not linked any more, or anew. */
async function find({ undoLinks, subscribers, clock }: UndoLinkDeps, token: string) {
  const link = await undoLinks
    .findOne({ _id: hashSecret(token), expiresAt: { $gt: new Date(clock()) } })
    .lean<UndoLinkRecord>();
  if (!link) return null;
  const { chatbotId, messengerId, linkedAt } = link;
  const contact = await subscribers.findOne({ chatbotId, messengerId, linkedAt }).lean<SubscriberRecord>();
  return { link, userId: contact?.userId ?? null };
}

function nothingToUndo(): AppError {
  return new AppError('not_found', { message: 'That chat is not linked like this any more.' });
}
