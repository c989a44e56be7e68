import type { Api } from 'grammy';
import type { Messenger } from '../../../src/chat/chats/messenger.ts';
import type { ChatAddress } from '../../../src/infra/chat-address.ts';
import {
  createBotName,
  createTelegramApi,
  isNotModified,
  limitsOf,
  messengerErrorOf,
  type TelegramAccess,
  within,
} from '../telegram/telegram-api.ts';
import { openTelegramFile } from './open-telegram-file.ts';
import { inlineKeyboardOf, maxCaptionLength, sendToTelegram } from './send-to-telegram.ts';

const defaultUploadTimeoutMs = 8 * 60_000;
const editTimeoutMs = 30_000;
const answerTimeoutMs = 10_000;
/** Short, since a page waits for the name. */
const nameTimeoutMs = 3_000;

/** The adapter of Telegram. It is not called before there is something to send, or the bot's name is needed. */
export function createTelegramMessenger(
  access: TelegramAccess,
  { uploadTimeoutMs = defaultUploadTimeoutMs }: { uploadTimeoutMs?: number } = {},
): Messenger {
  const api = createTelegramApi(access);
  return {
    canEdit: true,
    maxVideoBytes: limitsOf(access).uploadBytes,
    botName: createBotName(api, nameTimeoutMs),
    send: (address, message, signal) =>
      withMessengerErrors(() => sendToTelegram(api, { chatId: chatIdOf(address), message, uploadTimeoutMs, signal })),
    edit: (input) => withMessengerErrors(() => edit(api, input)),
    answerTap: ({ tapRef, text, signal }) =>
      withMessengerErrors(async () => {
        await api.answerCallbackQuery(tapRef, text === null ? {} : { text }, within(signal, answerTimeoutMs));
      }),
    openFile: (ref, signal) => withMessengerErrors(() => openTelegramFile({ api, access }, ref, signal)),
  };
}

async function edit(
  api: Api,
  { address, messageId, message, isUnderMedia, signal }: Parameters<Messenger['edit']>[0],
): Promise<void> {
  const { text, buttons } = message;
  const where = [chatIdOf(address), Number(messageId)] as const;
  const keyboard = { reply_markup: inlineKeyboardOf(buttons) };
  const until = within(signal, editTimeoutMs);
  try {
    if (isUnderMedia) {
      await api.editMessageCaption(...where, { ...keyboard, caption: text.slice(0, maxCaptionLength) }, until);
    } else {
      const other = { ...keyboard, link_preview_options: { is_disabled: true } };
      await api.editMessageText(...where, text, other, until);
    }
  } catch (error) {
    if (!isNotModified(error)) throw error;
  }
}

async function withMessengerErrors<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw messengerErrorOf(error);
  }
}

function chatIdOf(address: ChatAddress): string {
  if (address.kind !== 'telegram') throw new Error(`${address.kind} is not Telegram`);
  return address.chatId;
}
