import type { Telegraf } from 'telegraf';
import type { Running } from '../telegram/retry-with-backoff.ts';
import { callUntil, callWithRetry } from './telegraf-api.ts';

export interface Polling extends Running {
  bot: Telegraf;
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

/** So that the process that takes over does not handle the last updates again. */
async function confirm({ telegram }: Telegraf, offset: number): Promise<void> {
  if (offset === 0) return;
  const until = callUntil(AbortSignal.timeout(confirmTimeoutMs));
  await telegram.callApi('getUpdates', { offset, limit: 1, timeout: 0 }, until).catch(() => undefined);
}
