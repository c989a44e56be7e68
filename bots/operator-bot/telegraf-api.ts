import { type Telegram, TelegramError } from 'telegraf';
import type { MessengerError } from '../../src/chat/chats/messenger.ts';
import type { Config } from '../../src/infra/config/config.ts';
import { noAnswer, toMessengerError } from '../telegram/bot-api-error.ts';
import { createCallWithRetry, type Sleeper } from '../telegram/retry-with-backoff.ts';

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

/** Calls Telegram until it answers, and logs why it does not. @returns null when the process stops first */
export const callWithRetry = createCallWithRetry({
  name: 'the operators’ bot',
  tokenVariable: 'OPERATOR_BOT_TOKEN',
  onConflict: 'and give each bot its own token',
  messengerErrorOf,
});

export interface RetryAfterOptions {
  sleeper: Sleeper;
  /** Ends waiting. */
  signal: AbortSignal;
}

/** Limit of all waits of one call, in milliseconds. A call that would have to wait longer fails. */
export const maxWaitMs = 45_000;

/** Repeats a call that Telegram answered with 429, after the time it asks for. @throws the library's errors */
export async function honourRetryAfter<T>(call: () => Promise<T>, { sleeper, signal }: RetryAfterOptions): Promise<T> {
  for (let leftMs = maxWaitMs; ; ) {
    try {
      return await call();
    } catch (error) {
      const { retryAfterMs } = messengerErrorOf(error);
      if (retryAfterMs === null || retryAfterMs > leftMs || signal.aborted) throw error;
      leftMs -= retryAfterMs;
      await sleeper.sleep(retryAfterMs, signal);
    }
  }
}
