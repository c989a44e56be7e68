import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { DeliveryModel } from '../../../product/delivery/delivery.model.ts';
import { unlinkFields } from '../../../product/subscribers/link-subscriber.ts';
import type { SubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import type { VideoModel } from '../../../product/videos/records/video.model.ts';

export interface UnlinkDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  videos: VideoModel;
  deliveryModel: DeliveryModel;
}

/**
 * Unlinks a chat from an account. The account keeps its videos, and the chat gets no more news of them.
 * @returns false when the chat was not linked to this account
 */
export async function unlinkFromAccount(
  { users, subscribers, videos, deliveryModel }: UnlinkDeps,
  { address, userId }: { address: ChatAddress; userId: number },
  transaction: Transaction,
): Promise<boolean> {
  const session = { session: transaction };
  const chatKey = chatKeyOf(address);
  const { matchedCount } =
    address.kind === 'telegram'
      ? await users.updateOne({ _id: userId, 'telegram.chatId': address.chatId }, { $set: { telegram: null } }, session)
      : await subscribers.updateOne(
          { chatbotId: address.chatbotId, messengerId: address.messengerId, userId },
          { $set: unlinkFields },
          session,
        );
  if (matchedCount === 0) return false;
  await videos.updateMany({ ownerId: userId, chatKey }, { $set: { chatKey: null } }, session);
  await deliveryModel.updateMany(
    { ownerId: userId, destination: chatKey, status: 'pending' },
    { $set: { status: 'failed', nextAttemptAt: null, lease: null } },
    session,
  );
  return true;
}
