import { type Telegram, TelegramError } from 'telegraf';
import type { MessengerError } from '../../src/chat/chats/messenger.ts';
import type { Config } from '../../src/infra/config/config.ts';
import { noAnswer, toMessengerError } from '../telegram/bot-api-error.ts';

export type OperatorBotConfig = NonNullable<Config['operatorBot']>;

/** For the library's constructors. Without the slash at its end, the last part of the root's path would be dropped. */
export function telegramOptions({ apiRoot }: Pick<OperatorBotConfig, 'apiRoot'>) {
  return { apiRoot: `${apiRoot}/` };
}

type CallOptions = NonNullable<Parameters<Telegram['callApi']>[2]>;

/** The library's types want a polyfill's signal; Node's own signals work, but have another type. */
export function callUntil(signal: AbortSignal): CallOptions {
  return { signal: signal as unknown as NonNullable<CallOptions['signal']> };
}

/** Converts whatever a call of the Bot API threw. The result contains neither the token nor any message text. */
export function messengerErrorOf(error: unknown): MessengerError {
  if (!(error instanceof TelegramError)) return noAnswer(error instanceof Error ? error.message : String(error));
  const { code, description, parameters } = error;
  return toMessengerError({ code, description, retryAfterSeconds: parameters?.retry_after });
}

/** Says in the log what an operator can do about a failed call. */
export function adviceOn({ statusCode }: MessengerError): string {
  if (statusCode === 401 || statusCode === 404) {
    return 'Telegram rejects OPERATOR_BOT_TOKEN: get a new token from BotFather, and check TELEGRAM_API_ROOT';
  }
  if (statusCode === 409) {
    return 'another process polls the same bot: run one process with the role bots, and give each bot its own token';
  }
  return 'Telegram does not answer the operators’ bot; trying again';
}
