import type { ChatbotContactModel } from '../../../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import type { ConversationModel } from '../../../chat/chats/conversation.model.ts';
import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { SubscriberModel } from '../../subscribers/subscriber.model.ts';
import { chatsOfUser } from '../chats-of-user.ts';

export interface ChatbotContactsPartDeps {
  chatbotContacts: ChatbotContactModel;
  conversations: ConversationModel;
  subscribers: SubscriberModel;
}

/**
 * What is remembered of a contact between two calls of its platform: when it wrote last, what it was offered. Found by
 * the chat or by the linked contact, so it goes before both.
 */
export function chatbotContactsPart(deps: ChatbotContactsPartDeps): PersonalDataPart {
  const { chatbotContacts } = deps;
  return {
    name: 'chatbot_contacts',
    async *read({ userId }) {
      const contacts = chatbotContacts.find({ _id: { $in: await chatKeysOf(deps, userId) } }).lean();
      for await (const { _id: chat, lastInput, offered, expiresAt } of contacts.cursor()) {
        yield {
          chat,
          lastWroteAt: lastInput?.at ?? null,
          offered: offered.map(({ words, underVideo }) => ({ words, underVideo })),
          expiresAt,
        };
      }
    },
    async erase({ userId }) {
      await chatbotContacts.deleteMany({ _id: { $in: await chatKeysOf(deps, userId) } });
    },
  };
}

async function chatKeysOf({ conversations, subscribers }: ChatbotContactsPartDeps, userId: number): Promise<string[]> {
  const chats = await conversations.find({ kind: 'messenger', ...chatsOfUser(userId) }, { _id: 1 }).lean();
  const linked = (await subscribers.find({ userId }).lean()).map(({ chatbotId, messengerId }) =>
    chatKeyOf({ kind: 'messenger', chatbotId, messengerId }),
  );
  const others = await conversations
    .find({ _id: { $in: linked }, ownUserId: { $nin: [null, userId] } }, { _id: 1 })
    .lean();
  const ofOthers = new Set(others.map(({ _id }) => _id));
  return [...chats.map(({ _id }) => _id), ...linked.filter((key) => !ofOthers.has(key))];
}
