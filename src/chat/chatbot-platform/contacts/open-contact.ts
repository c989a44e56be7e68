import { addressOfChat, chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { retryOnDuplicate } from '../../../infra/database/duplicate-key.ts';
import type { RandomBytes } from '../../../infra/secrets.ts';
import type { PlatformAddress, PlatformContent } from '../platform/chatbot-platform.ts';
import type { ChatbotContactModel, ChatbotContactRecord } from './chatbot-contact.model.ts';

export interface ContactsDeps {
  chatbotContacts: ChatbotContactModel;
  publicBaseUrl: string;
  clock: Clock;
  random: RandomBytes;
}

const retentionMs = 30 * 24 * 3_600_000;
const tokenBytes = 24;

/** Finds or creates the record of a contact. */
export function openContact(
  deps: ContactsDeps,
  address: PlatformAddress,
  changes: Partial<Pick<ChatbotContactRecord, 'setsFields'>> = {},
): Promise<ChatbotContactRecord> {
  return retryOnDuplicate(() =>
    deps.chatbotContacts
      .findOneAndUpdate(
        { _id: chatKeyOf(address) },
        {
          $set: { expiresAt: new Date(deps.clock() + retentionMs), ...changes },
          $setOnInsert: { tapToken: deps.random(tokenBytes).toString('base64url') },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean(),
  );
}

export function addressOfContact({ _id }: ChatbotContactRecord): PlatformAddress | null {
  const address = addressOfChat(_id);
  return address?.kind === 'messenger' ? address : null;
}

/** The URL that the platform calls for a tap. The action is in its query, since Chatfuel sends nothing else. */
export function tapUrlOf(
  { publicBaseUrl }: Pick<ContactsDeps, 'publicBaseUrl'>,
  { tapToken }: ChatbotContactRecord,
): PlatformContent['tapUrl'] {
  return (action) => `${publicBaseUrl}/api/webhooks/chatbot/taps/${tapToken}?action=${encodeURIComponent(action)}`;
}
