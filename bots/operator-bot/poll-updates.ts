import type { Telegraf } from 'telegraf';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { retryWithBackoff, type Sleeper } from '../telegram/retry-with-backoff.ts';
import { adviceOn, callUntil, messengerErrorOf } from './telegraf-api.ts';

export interface Polling {
  bot: Telegraf;
  logger: Logger;
  sleeper: Sleeper;
  /** Aborts when the process stops. */
  signal: AbortSignal;
}

/** How long Telegram keeps a request open while there is no update (long polling). */
const pollSeconds = 30;
const confirmTimeoutMs = 2_000;
const allowedUpdates = ['message', 'callback_query'] as const;

/**
 * Polls for updates until the signal aborts, and handles them one after the other. (The library's own loop stops when
 * another process polls too, handles updates in parallel, and confirms those that it has not handled.)
 */
export async function pollUpdates(polling: Polling): Promise<void> {
  const { bot, signal } = polling;
  const { telegram } = bot;
  const until = callUntil(signal);
  bot.botInfo = (await callWithRetry(polling, () => telegram.callApi('getMe', {}, until))) ?? undefined;
  await callWithRetry(polling, () => telegram.callApi('deleteWebhook', {}, until));
  let offset = 0;
  while (!signal.aborted) {
    const query = { offset, timeout: pollSeconds, allowed_updates: allowedUpdates };
    const updates = await callWithRetry(polling, () => telegram.callApi('getUpdates', query, until));
    for (const update of updates ?? []) {
      if (signal.aborted) break;
      await bot.handleUpdate(update);
      offset = update.update_id + 1;
    }
  }
  await confirm(bot, offset);
}

/** Calls Telegram until it answers, and logs why it does not. @returns null when the process stops first */
export function callWithRetry<T>(
  { logger, sleeper, signal }: Omit<Polling, 'bot'>,
  call: () => Promise<T>,
): Promise<T | null> {
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

/** So that the process that takes over does not handle the last updates again. */
async function confirm({ telegram }: Telegraf, offset: number): Promise<void> {
  if (offset === 0) return;
  const until = callUntil(AbortSignal.timeout(confirmTimeoutMs));
  await telegram.callApi('getUpdates', { offset, limit: 1, timeout: 0 }, until).catch(() => undefined);
}
