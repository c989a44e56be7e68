import { createHash } from 'node:crypto';
import type { ChatAddress } from '../../infra/chat-address.ts';
import { type Messenger, MessengerError, type OutgoingMessage } from '../chats/messenger.ts';
import type { ChatbotContactRecord } from './contacts/chatbot-contact.model.ts';
import { storeOfferedButtons } from './contacts/offered-buttons.ts';
import { type ContactsDeps, openContact, tapUrlOf } from './contacts/open-contact.ts';
import {
  type ChatbotPlatform,
  maxMediaBytes,
  type PartsSent,
  type PlatformAddress,
} from './platform/chatbot-platform.ts';

/** The adapter of the chatbot platform. Sent messages cannot be changed and have no ids. */
export function createPlatformMessenger(deps: ContactsDeps & { platform: ChatbotPlatform }): Messenger {
  return {
    canEdit: false,
    maxVideoBytes: maxMediaBytes,
    fetchesMedia: true,
    async send(address, message, signal) {
      const to = platformAddressOf(address);
      const contact = await openContact(deps, to);
      // before it is sent: the person may answer at once
      await storeOfferedButtons(deps, contact, [message]);
      const { setsFields } = contact;
      const content = { messages: [message], tapUrl: tapUrlOf(deps, contact), setsFields };
      await deps.platform.send(to, content, signal, partsSent(deps, contact, message));
      await deps.chatbotContacts.updateOne({ _id: contact._id, partly: { $ne: null } }, { $set: { partly: null } });
      return { messageId: '', fileRef: null };
    },
    edit: () => Promise.reject(refused('The chatbot platform cannot change a sent message.')),
    openFile: () => Promise.reject(refused('The chatbot platform sends clips as links.')),
  };
}

/** The message is recognised by its content, since its pictures have new URLs in each try. */
function partsSent(
  { chatbotContacts }: ContactsDeps,
  { _id, partly }: ChatbotContactRecord,
  { text, buttons, media }: OutgoingMessage,
): PartsSent {
  const shown = media && [media.kind, media.kind === 'video' ? media.url : null];
  const key = createHash('sha256')
    .update(JSON.stringify([text, buttons, shown]))
    .digest('base64url');
  return {
    count: partly?.key === key ? partly.count : 0,
    note: async (count) => void (await chatbotContacts.updateOne({ _id }, { $set: { partly: { key, count } } })),
  };
}

function platformAddressOf(address: ChatAddress): PlatformAddress {
  if (address.kind !== 'messenger') throw new Error(`${address.kind} is not the chatbot platform`);
  return address;
}

function refused(message: string): MessengerError {
  return new MessengerError('refused', { message });
}
