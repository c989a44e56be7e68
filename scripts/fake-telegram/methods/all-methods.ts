import { answerCallbackQuery, sendChatAction } from './answers.ts';
import { deleteMessage, editMessageCaption, editMessageReplyMarkup, editMessageText } from './edits.ts';
import { getFile, sendDocument, sendPhoto, sendVideo } from './media.ts';
import type { Method } from './method.ts';
import * as profile from './profile.ts';
import { sendMessage } from './texts.ts';
import { deleteWebhook, getUpdates, getWebhookInfo, setWebhook } from './updates.ts';

const methods: Record<string, Method> = {
  ...profile,
  getUpdates,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
  sendMessage,
  sendPhoto,
  sendVideo,
  sendDocument,
  sendChatAction,
  answerCallbackQuery,
  editMessageText,
  editMessageCaption,
  editMessageReplyMarkup,
  deleteMessage,
  getFile,
};

const byLowerCase = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

/** Ignores the case of names, as the real server does. */
export function findMethod(name: string): Method | undefined {
  return byLowerCase.get(name.toLowerCase());
}
