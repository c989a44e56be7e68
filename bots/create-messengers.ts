import type { Messengers } from '../src/chats/messengers.ts';
import type { Config } from '../src/config/config.ts';
import { createTelegramMessenger } from './caption-bot/create-telegram-messenger.ts';

/** How the bots’ messengers are spoken to; every process has them, since any worker may have something to say. */
export function createMessengers({ telegram }: Pick<Config, 'telegram'>): Messengers {
  if (!telegram) return {};
  return { telegram: createTelegramMessenger({ token: telegram.botToken, apiRoot: telegram.apiRoot }) };
}
