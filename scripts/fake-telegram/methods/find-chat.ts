import { badRequest, forbidden } from '../api-refusal.ts';
import type { FakeChat } from '../chat.ts';
import type { FakeBot } from '../fake-bot.ts';
import type { Parameters } from '../parameters.ts';
import type { ShownMessage } from '../shown-message.ts';

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
export function findMessage(chat: FakeChat, params: Parameters, verb: string): ShownMessage {
  const message = chat.message(params.requiredInteger('message_id'));
  if (!message) throw badRequest(`message to ${verb} not found`);
  return message;
}
