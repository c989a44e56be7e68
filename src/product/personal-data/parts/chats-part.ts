import type { ConversationModel } from '../../../chat/chats/conversation.model.ts';
import type { InboxModel } from '../../../chat/chats/inbox/inbox.model.ts';
import type { OutboxModel } from '../../../chat/chats/outbox/outbox.model.ts';
import { forAnother } from '../../../chat/conversation/conversation-state.ts';
import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import { chatsOfUser } from '../chats-of-user.ts';

export interface ChatsPartDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  outbox: OutboxModel;
}

/**
 * Chats with what they remember, what came in and what was said of late; others' that were linked stay as they were.
 */
export function chatsPart({ conversations, inbox, outbox }: ChatsPartDeps): PersonalDataPart {
  const chatsOf = (userId: number) => conversations.find(chatsOfUser(userId)).lean();
  return {
    name: 'chats',
    async *read({ userId }) {
      for await (const { _id, address, contact, state, createdAt } of chatsOf(userId).cursor()) {
        const received = await inbox
          .find({ chatKey: _id }, { event: 1, receivedAt: 1, _id: 0 })
          .sort({ seq: 1 })
          .lean();
        const said = await outbox.find({ chatKey: _id }, { message: 1, createdAt: 1, _id: 0 }).sort({ seq: 1 }).lean();
        yield { address, contact, state, createdAt, received, said };
      }
    },
    async erase({ userId }) {
      // the chat last: a crash in between leaves it to go by
      for await (const { _id } of chatsOf(userId).cursor()) {
        await inbox.deleteMany({ chatKey: _id });
        await outbox.deleteMany({ chatKey: _id });
        await conversations.deleteOne({ _id });
      }
      for await (const { _id, state } of conversations.find({ userId }).lean().cursor()) {
        await outbox.deleteMany({ chatKey: _id });
        const parted = { userId: null, state: state && forAnother(state, {}), openVideos: [], progressDueAt: null };
        await conversations.updateOne({ _id, userId }, { $set: parted });
      }
    },
  };
}
