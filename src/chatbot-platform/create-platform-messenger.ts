import type { ChatAddress } from '../chats/chat-address.ts';
import { type Messenger, MessengerError } from '../chats/messenger.ts';
import { type ChatbotPlatform, maxMediaBytes, type PlatformAddress } from './chatbot-platform.ts';
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
      await deps.platform.send(to, { messages: [message], tapUrl: tapUrlOf(deps, contact), setsFields }, signal);
      return { messageId: '', fileRef: null };
    },
    edit: () => Promise.reject(refused('Nothing that was sent can be changed there.')),
    openFile: () => Promise.reject(refused('Clips come as links there.')),
  };
}

function platformAddressOf(address: ChatAddress): PlatformAddress {
  if (address.kind !== 'messenger') throw new Error(`${address.kind} is not the chatbot platform`);
  return address;
}

function refused(message: string): MessengerError {
  return new MessengerError('refused', { message });
}
