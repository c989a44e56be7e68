import type { Bot } from 'grammy';
import type { MessengerError } from '../../../src/chat/chats/messenger.ts';
import type { Logger } from '../../../src/infra/logging/logger.ts';
import { retryWithBackoff, type Sleeper } from '../../telegram/retry-with-backoff.ts';
import { messengerErrorOf } from './grammy-error.ts';

/** Shared by the parts of a running bot. */
export interface RunningBot {
  bot: Bot;
  logger: Logger;
  sleeper: Sleeper;
  /** Aborts when the process stops. */
  signal: AbortSignal;
}

/** Calls Telegram until it answers, and logs why it does not. @returns null when the process stops first */
export function callWithRetry<T>({ logger, sleeper, signal }: RunningBot, call: () => Promise<T>): Promise<T | null> {
  return retryWithBackoff(call, {
    sleeper,
    signal,
    onFailure(error) {
      const problem = messengerErrorOf(error);
      logger.warn({ problem: problem.message, statusCode: problem.statusCode }, adviceOn(problem));
      return problem.retryAfterMs;
    },
  });
}

function adviceOn({ statusCode }: MessengerError): string {
  if (statusCode === 401 || statusCode === 404) {
    return 'Telegram rejects TELEGRAM_BOT_TOKEN: get a new token from BotFather, and check TELEGRAM_API_ROOT';
  }
  if (statusCode === 409) {
    return 'another process polls the same bot: run one process with the role bots, or use a webhook';
  }
  return 'Telegram does not answer the caption bot; trying again';
}
