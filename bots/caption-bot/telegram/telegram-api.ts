import { Api } from 'grammy';

export interface TelegramAccess {
  /** As BotFather gives it. */
  token: string;
  /** Without a slash at its end. */
  apiRoot: string;
}

/** Telegram's own; any other is taken for a Bot API server of one's own in local mode. */
export const cloudApiRoot = 'https://api.telegram.org';

const mebibyte = 1024 * 1024;

export interface TelegramLimits {
  /** What a bot can fetch of what people send. */
  downloadBytes: number;
  /** What a bot can send. */
  uploadBytes: number;
}

/** https://core.telegram.org/bots/api#sending-files, and the README of tdlib/telegram-bot-api for local servers. */
export function limitsOf({ apiRoot }: Pick<TelegramAccess, 'apiRoot'>): TelegramLimits {
  if (apiRoot === cloudApiRoot) return { downloadBytes: 20 * mebibyte, uploadBytes: 50 * mebibyte };
  return { downloadBytes: 2000 * mebibyte, uploadBytes: 2000 * mebibyte };
}

/** The bot's number, which stands before the colon of its token. */
export function botIdOf(token: string): string {
  return token.split(':')[0] ?? '';
}

export function createTelegramApi({ token, apiRoot }: TelegramAccess): Api {
  return new Api(token, { apiRoot });
}
