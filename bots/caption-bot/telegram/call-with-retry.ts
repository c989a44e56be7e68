import type { Bot } from 'grammy';
import type { MessengerError } from '../../../src/chat/chats/messenger.ts';
import type { Logger } from '../../../src/infra/logging/logger.ts';
import { retryWithBackoff, type Sleeper } from '../../retry-with-backoff.ts';
import { messengerErrorOf } from './telegram-failure.ts';

/** What the parts of a running bot share. */
export interface RunningBot {
  bot: Bot;
  logger: Logger;
  sleeper: Sleeper;
  /** Says that the process stops. */
  signal: AbortSignal;
}

/**
 * Asks Telegram until it answers, and tells the operator why it does not. @returns null when the process stops first
 */
export function callWithRetry<T>({ logger, sleeper, signal }: RunningBot, ask: () => Promise<T>): Promise<T | null> {
  return retryWithBackoff(ask, {
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
    return 'Telegram does not know TELEGRAM_BOT_TOKEN: take a new one from BotFather, and see that TELEGRAM_API_ROOT is right';
  }
  if (statusCode === 409) {
    return 'another process asks for this bot’s messages as well: run one process with the role bots, or use a webhook';
  }
  return 'Telegram does not do what it is asked; trying again';
}
