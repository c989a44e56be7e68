import type { Messengers } from '../src/chat/chats/messenger.ts';
import type { Config } from '../src/infra/config/config.ts';
import type { OperatorMessenger } from '../src/product/operations/alerts/send-notices.ts';
import { createTelegramMessenger } from './caption-bot/messenger/create-telegram-messenger.ts';
import { createOperatorMessenger } from './operator-bot/create-operator-messenger.ts';

/** How the bots’ messengers are spoken to; every process has them, since any worker may have something to say. */
export function createMessengers({ telegram }: Pick<Config, 'telegram'>): Messengers {
  if (!telegram) return {};
  return { telegram: createTelegramMessenger({ token: telegram.botToken, apiRoot: telegram.apiRoot }) };
}

/** How operators are told of troubles, in every process as well; null while they have no bot. */
export function openOperatorMessenger({ operatorBot }: Pick<Config, 'operatorBot'>): OperatorMessenger | null {
  return operatorBot && createOperatorMessenger(operatorBot);
}
