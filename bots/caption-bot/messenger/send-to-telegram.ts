import { type Api, InputFile } from 'grammy';
import type { Message } from 'grammy/types';
import {
  MessengerError,
  type OutgoingMedia,
  type OutgoingMessage,
  type SentMessage,
} from '../../../src/chat/chats/messenger.ts';
import { type TelegramSignal, within } from '../telegram/telegram-signal.ts';
import { inlineKeyboardOf } from './inline-keyboard.ts';

/** UTF-16 units, https://core.telegram.org/bots/api#sendvideo */
export const maxCaptionLength = 1024;
/** For texts and what is asked in a moment. */
const textWithinMs = 30_000;

export interface Sending {
  chatId: string;
  message: OutgoingMessage;
  /** For files, on a slow line. */
  uploadWithinMs: number;
  signal: AbortSignal;
}

/** @throws whatever the library throws, see `messengerErrorOf` */
export async function sendToTelegram(
  api: Api,
  { chatId, message, uploadWithinMs, signal }: Sending,
): Promise<SentMessage> {
  const { text, media, buttons } = message;
  const keyboard = { reply_markup: inlineKeyboardOf(buttons) };
  if (media === null) {
    return sentAs(await api.sendMessage(chatId, text, { ...keyboard, ...noPreview }, within(signal, textWithinMs)));
  }
  const fitsUnder = text.length <= maxCaptionLength;
  // the words go first: should the file fail afterwards, they are what comes twice, not the video
  if (!fitsUnder) await api.sendMessage(chatId, text, noPreview, within(signal, textWithinMs));
  const caption = fitsUnder && text !== '' ? { caption: text } : {};
  const inTime = within(signal, uploadWithinMs);
  try {
    return await sendMedia(api, { chatId, media, other: { ...caption, ...keyboard }, signal: inTime });
  } catch (error) {
    // too large for this line, that is: it would take as long the next time
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
  return sendVideo(api, { chatId, media, other, signal });
}

type SendingVideo = SendingMedia & { media: Extract<OutgoingMedia, { kind: 'video' }> };

/** @throws a refusal where Telegram does not know the earlier upload any more */
async function sendVideo(api: Api, { chatId, media, other, signal }: SendingVideo): Promise<SentMessage> {
  const { fileRef, open, fileName, thumbnail } = media;
  // without its size, apps show a square of mud until it plays
  const facts = {
    ...{ width: media.width, height: media.height, duration: Math.round(media.durationSeconds) },
    ...{ supports_streaming: true, ...other },
  };
  if (fileRef !== null) return sentAs(await api.sendVideo(chatId, fileRef, facts, signal));
  const upload = thumbnail ? { ...facts, thumbnail: new InputFile(thumbnail, 'thumbnail.jpg') } : facts;
  return sentAs(await api.sendVideo(chatId, new InputFile(open, fileName), upload, signal));
}

function sentAs(message: Message): SentMessage {
  return { messageId: String(message.message_id), fileRef: message.video?.file_id ?? null };
}
