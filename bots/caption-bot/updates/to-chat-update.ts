import type { CallbackQuery, Message, Update, User } from 'grammy/types';
import type { ChatContact } from '../../../src/chat/chats/conversation.model.ts';
import type { ChatUpdate } from '../../../src/chat/chats/inbox/enqueue-update.ts';
import type { PersonEvent } from '../../../src/chat/conversation/person-event.ts';
import { eventOfMessage } from './event-of-message.ts';

interface UpdateReading {
  botId: string;
  downloadBytes: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Converts an update of a private chat; null = an update that the conversation does not handle. */
export function toChatUpdate(update: Update, reading: UpdateReading): ChatUpdate | null {
  const { message, callback_query: query } = update;
  const updateKey = `telegram:${reading.botId}:${update.update_id}`;
  const chat = (message ?? query?.message)?.chat;
  if (chat && chat.type !== 'private') return null;
  if (message?.from) return ofMessage({ ...message, from: message.from }, { ...reading, updateKey });
  if (query) return ofTap(query, { ...reading, updateKey });
  return null;
}

type Keyed = UpdateReading & { updateKey: string };

function ofMessage(message: Message & { from: User }, { botId, downloadBytes, updateKey }: Keyed): ChatUpdate | null {
  const event = eventOfMessage(message, { downloadBytes });
  if (!event) return null;
  const quoted = message.reply_to_message;
  const isOurs = String(quoted?.from?.id) === botId;
  return {
    ...updateOf(message.chat.id, { event, updateKey, contact: contactOf(message.from, message.date * 1000) }),
    ...(quoted && isOurs ? { quotedMessageId: String(quoted.message_id) } : {}),
  };
}

function ofTap(query: CallbackQuery, { updateKey, now }: Keyed): ChatUpdate | null {
  if (query.data === undefined) return null;
  const event: PersonEvent = { kind: 'tapped', action: query.data };
  // a private chat has the same id as the person
  const chatId = query.message?.chat.id ?? query.from.id;
  return { ...updateOf(chatId, { event, updateKey, contact: contactOf(query.from, now) }), tapRef: query.id };
}

function updateOf(chatId: number, said: Pick<ChatUpdate, 'event' | 'updateKey' | 'contact'>): ChatUpdate {
  return { address: { kind: 'telegram', chatId: String(chatId) }, ...said };
}

function contactOf(user: User, atMs: number): ChatContact {
  return {
    name: [user.first_name, user.last_name].filter(Boolean).join(' ') || null,
    username: user.username ?? null,
    locale: user.language_code ?? null,
    lastSeenAt: new Date(atMs),
  };
}
