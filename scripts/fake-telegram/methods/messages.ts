import { isDeepStrictEqual } from 'node:util';
import { apiMessage } from '../api-message.ts';
import { badRequest, forbidden } from '../api-refusal.ts';
import type { Parameters } from '../call.ts';
import type { FakeChat, ShownMessage } from '../chat.ts';
import type { FakeBot, Method } from '../fake-bot.ts';
import { readInlineKeyboard } from '../inline-keyboard.ts';

/** The chat that a call names. @throws ApiRefusal in Telegram's words if the bot may not write there */
export function findChat(bot: FakeBot, params: Parameters): FakeChat {
  const named = params.text('chat_id');
  if (named === null || named === '') throw badRequest('chat_id is empty');
  const chat = /^-?\d+$/.test(named) ? bot.chats.get(Number(named)) : undefined;
  if (!chat) throw badRequest('chat not found');
  if (chat.kind.type !== 'private') return chat;
  const { isDeactivated, hasBlocked, hasStarted } = chat.kind.member;
  if (isDeactivated) throw forbidden('user is deactivated');
  if (hasBlocked) throw forbidden('bot was blocked by the user');
  if (!hasStarted) throw forbidden("bot can't initiate conversation with a user");
  return chat;
}

/** @param verb as Telegram words it: «edit», «delete» */
function findMessage(chat: FakeChat, params: Parameters, verb: string): ShownMessage {
  const message = chat.message(params.requiredInteger('message_id'));
  if (!message) throw badRequest(`message to ${verb} not found`);
  return message;
}

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

export const editMessageText: Method = (bot, { params }) => {
  const { chat, message } = findOwn(bot, params);
  if (message.media !== null) throw badRequest('there is no text in the message to edit');
  const text = readText(params);
  return change(bot, chat, message, { text, keyboard: readInlineKeyboard(params) });
};

export const editMessageCaption: Method = (bot, { params }) => {
  const { chat, message } = findOwn(bot, params);
  if (message.media === null) throw badRequest('there is no caption in the message to edit');
  const text = readCaption(params);
  return change(bot, chat, message, { text, keyboard: readInlineKeyboard(params) });
};

export const editMessageReplyMarkup: Method = (bot, { params }) => {
  const { chat, message } = findOwn(bot, params);
  return change(bot, chat, message, { text: message.text, keyboard: readInlineKeyboard(params) });
};

const deletableForMs = 48 * 3_600_000;

export const deleteMessage: Method = (bot, { params }) => {
  const chat = findChat(bot, params);
  const message = findMessage(chat, params, 'delete');
  if (bot.now() - message.sentAtMs > deletableForMs) throw badRequest("message can't be deleted for everyone");
  chat.remove(message);
  return true;
};

function findOwn(bot: FakeBot, params: Parameters): { chat: FakeChat; message: ShownMessage } {
  const chat = findChat(bot, params);
  const message = findMessage(chat, params, 'edit');
  if (message.from !== 'bot') throw badRequest("message can't be edited");
  return { chat, message };
}

function change(
  bot: FakeBot,
  chat: FakeChat,
  message: ShownMessage,
  content: Pick<ShownMessage, 'text' | 'keyboard'>,
): unknown {
  const { text, keyboard } = message;
  if (isDeepStrictEqual({ text, keyboard }, content)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current ' +
        'content and reply markup of the message',
    );
  }
  bot.flood.pass(chat.id);
  return apiMessage(chat, chat.change(message, content));
}

const maxPopUpLength = 200;

export const answerCallbackQuery: Method = (bot, { params }) => {
  const id = params.text('callback_query_id') ?? '';
  const text = params.text('text');
  const showAlert = params.flag('show_alert');
  if ((text ?? '').length > maxPopUpLength) throw badRequest('MESSAGE_TOO_LONG');
  const answer = bot.openCallbacks.get(id);
  if (!answer) throw badRequest('query is too old and response timeout expired or query ID is invalid');
  bot.openCallbacks.delete(id);
  answer({ text, showAlert });
  return true;
};
