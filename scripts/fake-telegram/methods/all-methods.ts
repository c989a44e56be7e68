import type { Method } from '../fake-bot.ts';
import { getFile, sendDocument, sendPhoto, sendVideo } from './media.ts';
import {
  answerCallbackQuery,
  deleteMessage,
  editMessageCaption,
  editMessageReplyMarkup,
  editMessageText,
  sendMessage,
} from './messages.ts';
import * as profile from './profile.ts';
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
