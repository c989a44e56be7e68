import { ownRecordsPart, type PersonalDataPart } from '../../infra/personal-data-part.ts';
import { forAnother } from '../conversation/chat-state.ts';
import type { ConversationModel } from './conversation.model.ts';
import type { InboxModel } from './inbox/inbox.model.ts';
import type { LinkCodeModel, LinkCodeRecord } from './linking/link-codes.ts';
import type { OutboxModel } from './outbox/outbox.model.ts';

/**
 * Filter for the chats of an account. A chat that has an account of its own belongs to that one, also when a platform
 * has linked the chat to another account.
 */
export function chatsOfUser(userId: number) {
  return { $or: [{ userId, ownUserId: null }, { ownUserId: userId }] };
}

interface ChatsPartDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  outbox: OutboxModel;
}

/**
 * Chats with their state and their recent messages. Chats of others that were linked to the account are only unlinked.
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
      // the chat last: after a crash in between, its messages are still found by it
      for await (const { _id } of chatsOf(userId).cursor()) {
        await inbox.deleteMany({ chatKey: _id });
        await outbox.deleteMany({ chatKey: _id });
        await conversations.deleteOne({ _id });
      }
      for await (const { _id, state } of conversations.find({ userId }).lean().cursor()) {
        await outbox.deleteMany({ chatKey: _id });
        const unlinked = { userId: null, state: state && forAnother(state, {}), openVideos: [], progressDueAt: null };
        await conversations.updateOne({ _id, userId }, { $set: unlinked });
      }
    },
  };
}

/** Codes that link a chat to the account and are still valid; only their hashes are stored. */
export function linkCodesPart({ linkCodes }: { linkCodes: LinkCodeModel }): PersonalDataPart {
  const shown = ({ chatKey, createdAt, expiresAt }: LinkCodeRecord) => ({ madeInChat: chatKey, createdAt, expiresAt });
  return ownRecordsPart({ name: 'link_codes', records: linkCodes, sort: { createdAt: 1 } }, shown);
}
