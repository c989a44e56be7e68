import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import type { ConversationModel } from '../conversation.model.ts';

/**
 * The person wants nothing from us any more, until they write again.
 * @param input.at when they said so; who has written since is not blocked: such news may come twice, and late
 */
export async function markBlocked(
  { conversations }: { conversations: ConversationModel },
  { address, at }: { address: ChatAddress; at: Date },
): Promise<void> {
  await conversations.updateOne(
    { _id: chatKeyOf(address), 'contact.lastSeenAt': { $lt: at } },
    { $set: { blockedAt: at } },
  );
}
