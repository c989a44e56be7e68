import type { Messengers } from '../src/chat/chats/messenger.ts';
import type { Config } from '../src/infra/config/config.ts';
import type { OperatorMessenger } from '../src/product/operations/alerts/send-notices.ts';
import { createTelegramMessenger } from './caption-bot/messenger/create-telegram-messenger.ts';
import { createOperatorMessenger } from './operator-bot/create-operator-messenger.ts';

/** The adapters of the configured messengers. Every process has them, since any worker may send a message. */
export function createMessengers({ telegram }: Pick<Config, 'telegram'>): Messengers {
  if (!telegram) return {};
  return { telegram: createTelegramMessenger({ token: telegram.botToken, apiRoot: telegram.apiRoot }) };
}

/** Sends notices to operators, from every process; null when no operators' bot is configured. */
export function openOperatorMessenger({ operatorBot }: Pick<Config, 'operatorBot'>): OperatorMessenger | null {
  return operatorBot && createOperatorMessenger(operatorBot);
}
