import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { hashSecret, type RandomBytes } from '../../../infra/secrets.ts';
import type { UserModel, UserRecord } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import { languageOf } from '../../../texts/languages.ts';
import type { ConversationRecord } from '../../chats/conversation.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import type { PlatformAddress } from '../platform/chatbot-platform.ts';
import { type HasOwnAccountDeps, hasOwnAccount } from './has-own-account.ts';
import { linkNotice, maskEmail } from './link-notice.ts';
import type { UndoLinkModel } from './undo-link.model.ts';

interface LinkNoticeDeps extends HasOwnAccountDeps {
  subscribers: SubscriberModel;
  users: UserModel;
  undoLinks: UndoLinkModel;
  chats: Pick<ChatServices, 'queueMessage'>;
  /** Without a slash at its end. */
  publicBaseUrl: string;
  clock: Clock;
  random: RandomBytes;
}

/** When a process dies while it sends a notice, another process tries again after this time. */
const leaseMs = 5 * 60_000;
const undoLifeMs = 30 * 24 * 3_600_000;
const tokenBytes = 24;

/**
 * Tells one contact that it was linked to an account. The message is sent through the outbox like any other.
 * @returns false when no notice is due
 */
export async function sendNextLinkNotice(deps: LinkNoticeDeps): Promise<boolean> {
  const now = deps.clock();
  const contact = await deps.subscribers
    .findOneAndUpdate(
      { linkNoticeDueAt: { $lte: new Date(now) } },
      { $set: { linkNoticeDueAt: new Date(now + leaseMs) } },
      { sort: { linkNoticeDueAt: 1 }, returnDocument: 'after' },
    )
    .lean<SubscriberRecord>();
  if (!contact) return false;
  const { chatbotId, messengerId, linkedAt } = contact;
  if (linkedAt) await sendNotice(deps, contact, linkedAt);
  const notice = { chatbotId, messengerId, linkNoticeDueAt: contact.linkNoticeDueAt };
  await deps.subscribers.updateOne(notice, { $set: { linkNoticeDueAt: null } });
  return true;
}

async function sendNotice(
  deps: LinkNoticeDeps,
  { chatbotId, messengerId, userId }: SubscriberRecord,
  linkedAt: Date,
): Promise<void> {
  const user = await deps.users.findById(userId).lean<UserRecord>();
  if (!user) return;
  const address: PlatformAddress = { kind: 'messenger', chatbotId, messengerId };
  const token = deps.random(tokenBytes).toString('base64url');
  const expiresAt = new Date(deps.clock() + undoLifeMs);
  await deps.undoLinks.create({ _id: hashSecret(token), chatbotId, messengerId, linkedAt, expiresAt });
  const message = linkNotice(await languageOfChat(deps, address), {
    account: user.email === null ? `${user._id}` : maskEmail(user.email),
    undoUrl: `${deps.publicBaseUrl}/claim/undo/${token}`,
    hasOwn: await hasOwnAccount(deps, { address, userId: user._id }),
  });
  // after a crash the same key is not sent again
  await deps.chats.queueMessage({ address, messageKey: `linked:${linkedAt.getTime()}`, message });
}

async function languageOfChat({ conversations }: LinkNoticeDeps, address: PlatformAddress) {
  const chat = await conversations.findById(chatKeyOf(address)).lean<ConversationRecord>();
  return chat?.state?.language ?? languageOf(chat?.contact?.locale);
}
