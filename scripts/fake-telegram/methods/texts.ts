import { badRequest } from '../api-refusal.ts';
import type { FakeChat } from '../chat.ts';
import { readInlineKeyboard } from '../inline-keyboard.ts';
import type { Parameters } from '../parameters.ts';
import { findChat } from './find-chat.ts';
import type { Method } from './method.ts';

export const maxTextLength = 4096;
export const maxCaptionLength = 1024;

export const sendMessage: Method = (bot, { params }) => {
  const chat = findChat(bot, params);
  const text = readText(params);
  const keyboard = readInlineKeyboard(params);
  const replyTo = readReply(chat, params);
  bot.flood.pass(chat.id);
  return bot.post(chat, { text, media: null, keyboard, replyTo });
};

/** The text as it is shown: Telegram trims it. Its limits count UTF-16 units. */
export function readText(params: Parameters): string {
  refuseMarkup(params);
  const text = (params.text('text') ?? '').trim();
  if (text === '') throw badRequest('message text is empty');
  if (text.length > maxTextLength) throw badRequest('message is too long');
  return text;
}

export function readCaption(params: Parameters): string {
  refuseMarkup(params);
  const caption = (params.text('caption') ?? '').trim();
  if (caption.length > maxCaptionLength) throw badRequest('message caption is too long');
  return caption;
}

export function readReply(chat: FakeChat, params: Parameters): number | null {
  const reply = params.object('reply_parameters');
  const id = reply ? Number(reply.message_id) : params.integer('reply_to_message_id');
  if (id === null) return null;
  if (chat.message(id)) return id;
  if (reply?.allow_sending_without_reply === true) return null;
  throw badRequest('message to be replied not found');
}

/** Markup in texts is not supported, so that no test relies on it. */
function refuseMarkup(params: Parameters): void {
  if (params.text('parse_mode')) throw badRequest('unsupported parse_mode');
}
