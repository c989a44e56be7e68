import { Api, type Bot, GrammyError, HttpError } from 'grammy';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { noAnswer, toMessengerError } from '../../telegram/bot-api-error.ts';
import { createCallWithRetry, type Running } from '../../telegram/retry-with-backoff.ts';

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

/** Converts whatever a call of the Bot API threw. The result contains neither the token nor any message text. */
export function messengerErrorOf(error: unknown): MessengerError {
  if (error instanceof MessengerError) return error;
  if (!(error instanceof GrammyError)) return noAnswer(describe(error));
  const { error_code: code, description, parameters } = error;
  return toMessengerError({ code, description, retryAfterSeconds: parameters.retry_after });
}

/** Telegram's answer to an edit that would change nothing. */
export function isNotModified(error: unknown): boolean {
  return error instanceof GrammyError && error.description.includes('message is not modified');
}

/** The library's own message says little, so the cause is added: an error of the HTTP client. */
function describe(error: unknown): string {
  if (error instanceof HttpError) return `${error.message} ${describe(error.error)}`;
  return error instanceof Error ? error.message : String(error);
}

/** Shared by the parts of a running bot. */
export interface RunningBot extends Running {
  bot: Bot;
}

/** Calls Telegram until it answers, and logs why it does not. @returns null when the process stops first */
export const callWithRetry = createCallWithRetry({
  name: 'the caption bot',
  tokenVariable: 'TELEGRAM_BOT_TOKEN',
  onConflict: 'or use a webhook',
  messengerErrorOf,
});
