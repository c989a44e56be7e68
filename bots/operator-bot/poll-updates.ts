import type { Telegraf } from 'telegraf';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { retryWithBackoff, type Sleeper } from '../retry-with-backoff.ts';
import { callUntil } from './telegraf-access.ts';
import { adviceOn, messengerErrorOf } from './telegraf-failure.ts';

export interface Polling {
  bot: Telegraf;
  logger: Logger;
  sleeper: Sleeper;
  /** Says that the process stops. */
  signal: AbortSignal;
}

/** How long Telegram holds a question that has no answer yet. */
const pollSeconds = 30;
const lastWordWithinMs = 2_000;
const allowedUpdates = ['message', 'callback_query'] as const;

/**
 * Asks for messages until the signal ends it, and handles them one after the other. (The library’s own loop gives up
 * where another process asks too, handles all at once, and confirms what it has not handled.)
 */
export async function pollUpdates(polling: Polling): Promise<void> {
  const { bot, signal } = polling;
  const { telegram } = bot;
  const until = callUntil(signal);
  bot.botInfo = (await ask(polling, () => telegram.callApi('getMe', {}, until))) ?? undefined;
  await ask(polling, () => telegram.callApi('deleteWebhook', {}, until));
  let offset = 0;
  while (!signal.aborted) {
    const question = { offset, timeout: pollSeconds, allowed_updates: allowedUpdates };
    const updates = await ask(polling, () => telegram.callApi('getUpdates', question, until));
    for (const update of updates ?? []) {
      if (signal.aborted) break;
      await bot.handleUpdate(update);
      offset = update.update_id + 1;
    }
  }
  await confirm(bot, offset);
}

/** Asks until Telegram answers, and tells the operator why it does not. @returns null when the process stops first */
export function ask<T>(
  { logger, sleeper, signal }: Omit<Polling, 'bot'>,
  question: () => Promise<T>,
): Promise<T | null> {
  return retryWithBackoff(question, {
    sleeper,
    signal,
    onFailure(error) {
      const problem = messengerErrorOf(error);
      logger.warn({ problem: problem.message, statusCode: problem.statusCode }, adviceOn(problem));
      return problem.retryAfterMs;
    },
  });
}

/** So that nothing is done again by the process that takes over. */
async function confirm({ telegram }: Telegraf, offset: number): Promise<void> {
  if (offset === 0) return;
  const question = { offset, limit: 1, timeout: 0 };
  await telegram
    .callApi('getUpdates', question, callUntil(AbortSignal.timeout(lastWordWithinMs)))
    .catch(() => undefined);
}
