import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { AccountBalanceModel, AccountBalanceRecord } from '../../../product/billing/account-balance.model.ts';
import type { VideoModel } from '../../../product/videos/records/video.model.ts';
import type { ConversationModel, ConversationRecord } from '../../chats/conversation.model.ts';
import type { PlatformAddress } from '../platform/chatbot-platform.ts';

export interface HasOwnAccountDeps {
  conversations: ConversationModel;
  videos: VideoModel;
  balances: AccountBalanceModel;
}

/** Whether the contact's own account, beside the one it is linked to, has videos or purchased minutes. */
export async function hasOwnAccount(
  { conversations, videos, balances }: HasOwnAccountDeps,
  { address, userId }: { address: PlatformAddress; userId: number },
): Promise<boolean> {
  const chat = await conversations.findById(chatKeyOf(address)).lean<ConversationRecord>();
  const ownerId = chat?.ownUserId ?? null;
  if (ownerId === null || ownerId === userId) return false;
  if (await videos.exists({ ownerId, removedAt: null })) return true;
  const balance = await balances.findById(ownerId).lean<AccountBalanceRecord>();
  return balance !== null && balance.purchasedSeconds > balance.usedPurchasedSeconds;
}
