import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { defineModel, field } from '../../../infra/database/define-model.ts';
import { dueBy } from '../../../infra/database/partial-index.ts';
import { hashSecret, type RandomBytes } from '../../../infra/secrets.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { AccountBalanceModel } from '../../../product/billing/account-balance.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import type { VideoModel } from '../../../product/videos/records/video.model.ts';
import { fill } from '../../../texts/fill.ts';
import { type Language, languageOf } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { ConversationModel } from '../../chats/conversation.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import { writeAction } from '../../conversation/action-code.ts';
import type { Message } from '../../conversation/message.ts';
import type { PlatformAddress } from '../platform/chatbot-platform.ts';

/** Lets a contact undo a link to an account; valid as long as exactly that link exists. */
export const createUndoLinkModel = defineModel({
  name: 'UndoLink',
  collection: 'undo_links',
  fields: {
    /** SHA-256 of the token in the URL; the token itself is not stored. */
    _id: field.text(),
    chatbotId: field.text(),
    messengerId: field.text(),
    /** Identifies the link that it undoes. */
    linkedAt: field.date(),
    usedAt: field.date().nullable(),
    expiresAt: field.date(),
  },
  indexes: [[{ chatbotId: 1, messengerId: 1 }], [{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export type UndoLinkModel = ReturnType<typeof createUndoLinkModel>;

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
      { linkNoticeDueAt: dueBy(new Date(now)) },
      { $set: { linkNoticeDueAt: new Date(now + leaseMs) } },
      { sort: { linkNoticeDueAt: 1 }, returnDocument: 'after' },
    )
    .lean();
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
  const user = await deps.users.findById(userId).lean();
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
  const chat = await conversations.findById(chatKeyOf(address)).lean();
  return chat?.state?.language ?? languageOf(chat?.contact?.locale);
}

interface HasOwnAccountDeps {
  conversations: ConversationModel;
  videos: VideoModel;
  balances: AccountBalanceModel;
}

/** Whether the contact's own account, beside the one it is linked to, has videos or purchased minutes. */
async function hasOwnAccount(
  { conversations, videos, balances }: HasOwnAccountDeps,
  { address, userId }: { address: PlatformAddress; userId: number },
): Promise<boolean> {
  const chat = await conversations.findById(chatKeyOf(address)).lean();
  const ownerId = chat?.ownUserId ?? null;
  if (ownerId === null || ownerId === userId) return false;
  if (await videos.exists({ ownerId, removedAt: null })) return true;
  const balance = await balances.findById(ownerId).lean();
  return balance !== null && balance.purchasedSeconds > balance.usedPurchasedSeconds;
}

interface LinkNotice {
  /** For people, see {@link maskEmail}. */
  account: string;
  undoUrl: string;
  /** The contact's own account has videos or minutes, which stay apart unless the person merges them. */
  hasOwn: boolean;
}

/** The message that tells a contact about the account it was linked to, with a button that undoes it. */
function linkNotice(language: Language, { account, undoUrl, hasOwn }: LinkNotice): Message {
  const { linked, buttons } = textsOf(language).chat;
  const text = fill(linked.now, { account });
  const undoing = [{ label: buttons.notMe, url: undoUrl }];
  if (!hasOwn) return { text, buttons: [undoing] };
  const bringing = [{ label: buttons.bringVideos, action: writeAction({ do: 'bring_along' }) }];
  return { text: `${text}\n\n${linked.ownStays}`, buttons: [undoing, bringing] };
}

/** `a…@example.com`: its owner recognises it, others learn little. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
