import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ChatContact } from '../../chats/conversation.model.ts';
import type { ChatUpdate } from '../../chats/inbox/enqueue-update.ts';
import { eventOfWhatsAppMessage } from './event-of-message.ts';
import { localeOfNumber } from './locale-of-number.ts';
import { messageSchema, type WebhookValue, type WhatsAppContact, type WhatsAppMessage } from './webhook-schema.ts';

const maxNameLength = 255;

/** The updates of each chat, in the order in which the person sent them, whatever order they came in. */
export function updatesByChat(
  values: readonly WebhookValue[],
  { now, logger }: { now: number; logger: Logger },
): ChatUpdate[][] {
  const sent: { update: ChatUpdate; at: number }[] = [];
  for (const { messages, contacts } of values) {
    for (const given of messages) {
      const read = messageSchema.safeParse(given);
      const update = read.success ? updateOf(read.data, { contacts, now }) : null;
      if (read.success && update) sent.push({ update, at: read.data.timestamp });
      else if (!read.success)
        logger.warn({ problem: read.error.message }, 'a message of WhatsApp has an unknown shape');
    }
  }
  const ordered = sent.toSorted((a, b) => a.at - b.at).map(({ update }) => update);
  const chats = new Map<string, ChatUpdate[]>();
  for (const update of ordered) {
    const key = chatKeyOf(update.address);
    const earlier = chats.get(key);
    if (earlier) earlier.push(update);
    else chats.set(key, [update]);
  }
  return [...chats.values()];
}

/** null = nothing that is answered, or nobody to answer. */
function updateOf(
  message: WhatsAppMessage,
  { contacts, now }: { contacts: readonly WhatsAppContact[]; now: number },
): ChatUpdate | null {
  const event = eventOfWhatsAppMessage(message);
  const personId = personIdOf(message.from, message.from_user_id);
  if (!event || personId === null) return null;
  const contact = contacts.find((one) => isOf(message, one));
  const quoted = message.context?.id;
  return {
    address: { kind: 'whatsapp', personId },
    contact: contactOf(personId, { contact, atMs: Math.min(now, message.timestamp * 1000) }),
    updateKey: `whatsapp:${message.id}`,
    event,
    tapRef: message.id,
    ...(quoted === undefined ? {} : { quotedMessageId: quoted }),
  };
}

/** An id that both lack says nothing. */
function isOf({ from, from_user_id: userId }: WhatsAppMessage, contact: WhatsAppContact): boolean {
  return (from !== undefined && contact.wa_id === from) || (userId !== undefined && contact.user_id === userId);
}

/** null = neither is an id of WhatsApp. */
export function personIdOf(phoneNumber: string | undefined, userId: string | undefined): string | null {
  const digits = phoneNumber?.replace(/^\+/, '');
  if (digits !== undefined && /^\d{5,20}$/.test(digits)) return digits;
  return userId !== undefined && /^[A-Za-z0-9._-]{3,128}$/.test(userId) ? userId : null;
}

function contactOf(
  personId: string,
  { contact, atMs }: { contact: WhatsAppContact | undefined; atMs: number },
): ChatContact {
  return {
    name: contact?.profile?.name?.slice(0, maxNameLength) || null,
    username: null,
    locale: localeOfNumber(personId),
    lastSeenAt: new Date(atMs),
  };
}
