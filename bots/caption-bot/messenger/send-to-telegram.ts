import { type Api, InputFile } from 'grammy';
import type { InlineKeyboardButton, InlineKeyboardMarkup, Message } from 'grammy/types';
import {
  MessengerError,
  type OutgoingMedia,
  type OutgoingMessage,
  type SentMessage,
} from '../../../src/chat/chats/messenger.ts';
import type { Button } from '../../../src/chat/conversation/message.ts';
import { type TelegramSignal, within } from '../telegram/telegram-api.ts';

/** In UTF-16 units: https://core.telegram.org/bots/api#sendvideo */
export const maxCaptionLength = 1024;
const textTimeoutMs = 30_000;

export interface Sending {
  chatId: string;
  message: OutgoingMessage;
  /** For files. */
  uploadTimeoutMs: number;
  signal: AbortSignal;
}

/** @throws MessengerError `too_large` when an upload takes too long; else the library's errors, see `messengerErrorOf` */
export async function sendToTelegram(
  api: Api,
  { chatId, message, uploadTimeoutMs, signal }: Sending,
): Promise<SentMessage> {
  const { text, media, buttons } = message;
  const keyboard = { reply_markup: inlineKeyboardOf(buttons) };
  if (media === null) {
    return sentAs(await api.sendMessage(chatId, text, { ...keyboard, ...noPreview }, within(signal, textTimeoutMs)));
  }
  const fitsUnder = text.length <= maxCaptionLength;
  // the text goes first: when the file fails afterwards, only the text is sent twice
  if (!fitsUnder) await api.sendMessage(chatId, text, noPreview, within(signal, textTimeoutMs));
  const caption = fitsUnder && text !== '' ? { caption: text } : {};
  const inTime = within(signal, uploadTimeoutMs);
  try {
    return await sendMedia(api, { chatId, media, other: { ...caption, ...keyboard }, signal: inTime });
  } catch (error) {
    // too large for this connection: the next try would take as long
    if (!inTime.aborted || signal.aborted) throw error;
    throw new MessengerError('too_large', { message: 'The upload to Telegram did not end in time.' });
  }
}

const noPreview = { link_preview_options: { is_disabled: true } };

interface SendingMedia {
  chatId: string;
  media: OutgoingMedia;
  other: Pick<Parameters<Api['raw']['sendVideo']>[0], 'caption' | 'reply_markup'>;
  signal: TelegramSignal;
}

async function sendMedia(api: Api, { chatId, media, other, signal }: SendingMedia): Promise<SentMessage> {
  if (media.kind === 'picture') {
    return sentAs(await api.sendPhoto(chatId, new InputFile(media.jpeg, 'picture.jpg'), other, signal));
  }
  if (media.kind === 'file') {
    return sentAs(await api.sendDocument(chatId, new InputFile(media.bytes, media.name), other, signal));
  }
  if (media.asDocument) {
    const file = media.fileRef ?? new InputFile(media.open, media.fileName);
    return sentAs(await api.sendDocument(chatId, file, { ...other, disable_content_type_detection: true }, signal));
  }
  return sendVideo(api, { chatId, media, other, signal });
}

type SendingVideo = SendingMedia & { media: Extract<OutgoingMedia, { kind: 'video' }> };

/** @throws GrammyError (a refusal) when Telegram no longer has the earlier upload */
async function sendVideo(api: Api, { chatId, media, other, signal }: SendingVideo): Promise<SentMessage> {
  const { fileRef, open, fileName, thumbnail } = media;
  // without width and height, apps show a blurred square until the video plays
  const facts = {
    width: media.width,
    height: media.height,
    duration: Math.round(media.durationSeconds),
    supports_streaming: true,
    ...other,
  };
  if (fileRef !== null) return sentAs(await api.sendVideo(chatId, fileRef, facts, signal));
  const upload = thumbnail ? { ...facts, thumbnail: new InputFile(thumbnail, 'thumbnail.jpg') } : facts;
  return sentAs(await api.sendVideo(chatId, new InputFile(open, fileName), upload, signal));
}

/** No buttons = no keyboard; in an edit this removes the present one. */
export function inlineKeyboardOf(rows: Button[][]): InlineKeyboardMarkup | undefined {
  const filled = rows.filter((row) => row.length > 0);
  return filled.length === 0 ? undefined : { inline_keyboard: filled.map((row) => row.map(buttonOf)) };
}

function buttonOf(button: Button): InlineKeyboardButton {
  if ('url' in button) return { text: button.label, url: button.url };
  const { label, action, tone } = button;
  return { text: label, callback_data: action, ...(tone ? { style: tone } : {}) };
}

function sentAs(message: Message): SentMessage {
  return { messageId: String(message.message_id), fileRef: (message.video ?? message.document)?.file_id ?? null };
}
