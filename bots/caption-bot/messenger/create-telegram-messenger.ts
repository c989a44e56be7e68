import type { Api } from 'grammy';
import type { Messenger } from '../../../src/chat/chats/messenger.ts';
import type { ChatAddress } from '../../../src/infra/chat-address.ts';
import { createBotName } from '../telegram/bot-name.ts';
import { createTelegramApi, limitsOf, type TelegramAccess } from '../telegram/telegram-api.ts';
import { isNotModified, messengerErrorOf } from '../telegram/telegram-failure.ts';
import { within } from '../telegram/telegram-signal.ts';
import { inlineKeyboardOf } from './inline-keyboard.ts';
import { openTelegramFile } from './open-telegram-file.ts';
import { maxCaptionLength, sendToTelegram } from './send-to-telegram.ts';

const usualUploadWithinMs = 8 * 60_000;
const editWithinMs = 30_000;
const answerWithinMs = 10_000;
/** Somebody waits for a page that shows it. */
const nameWithinMs = 3_000;

/**
 * Telegram as one of the messengers. Nothing is asked of it before there is something to send, or its name is needed.
 */
export function createTelegramMessenger(
  access: TelegramAccess,
  { uploadWithinMs = usualUploadWithinMs }: { uploadWithinMs?: number } = {},
): Messenger {
  const api = createTelegramApi(access);
  return {
    canEdit: true,
    maxVideoBytes: limitsOf(access).uploadBytes,
    botName: createBotName(api, nameWithinMs),
    send: (address, message, signal) =>
      withMessengerErrors(() => sendToTelegram(api, { chatId: chatIdOf(address), message, uploadWithinMs, signal })),
    edit: (input) => withMessengerErrors(() => edit(api, input)),
    answerTap: ({ tapRef, text, signal }) =>
      withMessengerErrors(async () => {
        await api.answerCallbackQuery(tapRef, text === null ? {} : { text }, within(signal, answerWithinMs));
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
  const until = within(signal, editWithinMs);
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
