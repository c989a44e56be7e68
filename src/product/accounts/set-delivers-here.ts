import type { ConversationModel } from '../../chat/chats/conversation.model.ts';
import { type ChatAddress, chatKeyOf } from '../../infra/chat-address.ts';
import { AppError } from '../../infra/errors/app-error.ts';

/**
 * Whether videos made over the API are sent to a chat of the user's, as they may also say in the chat itself.
 * @throws AppError `not_found` for a chat that is not theirs, or in which nobody has spoken yet
 */
export async function setDeliversHere(
  { conversations }: { conversations: ConversationModel },
  { userId, address, deliversHere }: { userId: number; address: ChatAddress; deliversHere: boolean },
): Promise<void> {
  const { matchedCount } = await conversations.updateOne(
    { _id: chatKeyOf(address), userId, state: { $ne: null } },
    { $set: { deliverHere: deliversHere, 'state.deliverHere': deliversHere } },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such chat of yours.' });
}
