import { isDeepStrictEqual } from 'node:util';
import { apiMessage } from '../api-message.ts';
import { badRequest } from '../api-refusal.ts';
import type { FakeChat } from '../chat.ts';
import type { FakeBot } from '../fake-bot.ts';
import { readInlineKeyboard } from '../inline-keyboard.ts';
import type { Parameters } from '../parameters.ts';
import type { ShownMessage } from '../shown-message.ts';
import { findChat, findMessage } from './find-chat.ts';
import type { Method } from './method.ts';
import { readCaption, readText } from './texts.ts';

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
