import { createTelegramMessenger } from '../../bots/caption-bot/messenger/create-telegram-messenger.ts';
import { createOperatorMessenger } from '../../bots/operator-bot/create-operator-messenger.ts';
import type { Messengers } from '../chat/chats/messenger.ts';
import type { Config } from '../infra/config/config.ts';
import type { OperatorMessenger } from '../product/operations/alerts/send-notices.ts';

/** The messengers that are configured. Every process has them, since any worker may have something to send. */
export function createMessengers({ telegram }: Pick<Config, 'telegram'>): Messengers {
  if (!telegram) return {};
  return { telegram: createTelegramMessenger({ token: telegram.botToken, apiRoot: telegram.apiRoot }) };
}

/** Sends alerts to operators, from every process; null = no operators' bot is configured. */
export function openOperatorMessenger({ operatorBot }: Pick<Config, 'operatorBot'>): OperatorMessenger | null {
  return operatorBot && createOperatorMessenger(operatorBot);
}
