import { createHash } from 'node:crypto';
import type { ChatAddress } from '../../infra/chat-address.ts';
import { type Messenger, MessengerError, type OutgoingMessage } from '../chats/messenger.ts';
import { type ChatbotPlatform, maxMediaBytes, type PartsSent, type PlatformAddress } from './chatbot-platform.ts';
import type { ChatbotContactRecord } from './contacts/chatbot-contact.model.ts';
import { rememberOffered } from './contacts/offered-buttons.ts';
import { type ContactsDeps, openContact, tapUrlOf } from './contacts/open-contact.ts';

/** The platform as one of the messengers: what it has shown stays, and it names no message. */
export function createPlatformMessenger(deps: ContactsDeps & { platform: ChatbotPlatform }): Messenger {
  return {
    canEdit: false,
    maxVideoBytes: maxMediaBytes,
    fetchesMedia: true,
    async send(address, message, signal) {
      const to = platformAddressOf(address);
      const contact = await openContact(deps, to);
      // before it is shown: somebody may be quick
      await rememberOffered(deps, contact, [message]);
      const { setsFields } = contact;
      const content = { messages: [message], tapUrl: tapUrlOf(deps, contact), setsFields };
      await deps.platform.send(to, content, signal, partsSent(deps, contact, message));
      await deps.chatbotContacts.updateOne({ _id: contact._id, partly: { $ne: null } }, { $set: { partly: null } });
      return { messageId: '', fileRef: null };
    },
    edit: () => Promise.reject(refused('Nothing that was sent can be changed there.')),
    openFile: () => Promise.reject(refused('Clips come as links there.')),
  };
}

/** By what the message says: its pictures get new addresses with each try. */
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
