import { Api } from 'grammy';

export interface TelegramAccess {
  /** As BotFather gives it. */
  token: string;
  /** Without a slash at its end. */
  apiRoot: string;
}

/** Telegram's own servers. Any other root counts as a Bot API server of one's own in local mode. */
export const cloudApiRoot = 'https://api.telegram.org';

const mebibyte = 1024 * 1024;

/** @returns the largest files that a bot can fetch and send, see https://core.telegram.org/bots/api#sending-files and, for local servers, the README of tdlib/telegram-bot-api */
export function limitsOf({ apiRoot }: Pick<TelegramAccess, 'apiRoot'>): { downloadBytes: number; uploadBytes: number } {
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

/** The library's types want a polyfill's signal; Node's own signals work, but have another type. */
export type TelegramSignal = NonNullable<Parameters<Api['getWebhookInfo']>[0]>;

export function telegramSignal(signal: AbortSignal): TelegramSignal {
  return signal as unknown as TelegramSignal;
}

/** Aborts when `signal` does, and after `ms` at the latest. */
export function within(signal: AbortSignal, ms: number): TelegramSignal {
  return telegramSignal(AbortSignal.any([signal, AbortSignal.timeout(ms)]));
}

/** Asks Telegram for the bot's user name, once. After a failure the next call asks again. */
export function createBotName(api: Api, timeoutMs: number): () => Promise<string | null> {
  let known: string | null = null;
  return async () => {
    try {
      known ??= (await api.getMe(within(new AbortController().signal, timeoutMs))).username;
    } catch {
      // only a link that saves typing depends on it
    }
    return known;
  };
}
