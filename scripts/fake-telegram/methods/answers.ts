import { badRequest } from '../api-refusal.ts';
import { findChat } from './find-chat.ts';
import type { Method } from './method.ts';

const maxPopUpLength = 200;
const actions = ['typing', 'upload_photo', 'record_video', 'upload_video', 'upload_document', 'record_voice'];

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

export const sendChatAction: Method = (bot, { params }) => {
  findChat(bot, params);
  if (!actions.includes(params.text('action') ?? '')) throw badRequest('wrong parameter action in request');
  return true;
};
