import { chatKeyOf } from '../../infra/chat-address.ts';
import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { ContactBindingModel } from '../../product/subscribers/contact-binding.model.ts';
import type { SubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import type { ConversationModel } from '../chats/conversation.model.ts';
import { chatsOfUser } from '../chats/personal-data.ts';
import type { ChatbotContactModel } from './contacts/chatbot-contact.model.ts';
import type { UndoLinkModel } from './linked-contacts/send-link-notice.ts';

interface ChatbotContactsPartDeps {
  chatbotContacts: ChatbotContactModel;
  conversations: ConversationModel;
  subscribers: SubscriberModel;
}

/**
 * What is stored about a contact between two calls of its platform: when it wrote last, which buttons it was offered.
 * It is found by the chat or the linked contact, and therefore erased before both.
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

/** The chats on the platform that belong to an account: its own ones, and linked contacts without an account of theirs. */
export async function chatKeysOf(
  { conversations, subscribers }: Pick<ChatbotContactsPartDeps, 'conversations' | 'subscribers'>,
  userId: number,
): Promise<string[]> {
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

interface ContactBindingsPartDeps {
  contactBindings: ContactBindingModel;
  conversations: ConversationModel;
  subscribers: SubscriberModel;
}

/** Which integration's key acts for a contact. It is found by the chat or the contact, and erased before both. */
export function contactBindingsPart({ contactBindings, ...deps }: ContactBindingsPartDeps): PersonalDataPart {
  return {
    name: 'contact_bindings',
    async *read({ userId }) {
      const bindings = contactBindings.find({ _id: { $in: await chatKeysOf(deps, userId) } }).lean();
      for await (const { _id: chat, integrationId, boundAt } of bindings.cursor())
        yield { chat, integrationId, boundAt };
    },
    async erase({ userId }) {
      await contactBindings.deleteMany({ _id: { $in: await chatKeysOf(deps, userId) } });
    },
  };
}

interface UndoLinksPartDeps {
  undoLinks: UndoLinkModel;
  subscribers: SubscriberModel;
}

/**
 * Links by which a contact can undo being linked to the account. They are found by the contact, and therefore erased
 * before it is unlinked.
 */
export function undoLinksPart({ undoLinks, subscribers }: UndoLinksPartDeps): PersonalDataPart {
  const contactsOf = (userId: number) => subscribers.find({ userId }).lean().cursor();
  return {
    name: 'undo_links',
    async *read({ userId }) {
      for await (const { chatbotId, messengerId, linkedAt } of contactsOf(userId)) {
        if (linkedAt === null) continue;
        for (const { usedAt, expiresAt } of await undoLinks.find({ chatbotId, messengerId, linkedAt }).lean()) {
          yield { chatbotId, messengerId, linkedAt, usedAt, expiresAt };
        }
      }
    },
    async erase({ userId }) {
      for await (const { chatbotId, messengerId } of contactsOf(userId)) {
        await undoLinks.deleteMany({ chatbotId, messengerId });
      }
    },
  };
}
