import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { retryWithBackoff } from '../../retry-with-backoff.ts';
import { allowedUpdates } from '../create-caption-bot.ts';
import { callWithRetry, type RunningBot } from '../telegram/call-with-retry.ts';
import { telegramSignal } from '../telegram/telegram-signal.ts';
import { handleUpdate } from './handle-update.ts';

/** How long Telegram holds a question that has no answer yet. */
const pollSeconds = 30;
const lastWordWithinMs = 2_000;
/** Of an update that fails for no reason known. */
const triesOfMistakes = 5;

/**
 * Asks for updates until the signal ends it, one after the other, and confirms each only after it has been taken in:
 * what comes twice is told apart by its number, what is lost is lost. (The library's own loop confirms what has failed,
 * too.)
 */
export async function pollUpdates(polling: RunningBot): Promise<void> {
  const { bot, signal } = polling;
  await callWithRetry(polling, () => bot.api.deleteWebhook({}, telegramSignal(signal)));
  let offset = 0;
  while (!signal.aborted) {
    const updates = await callWithRetry(polling, () => fetchUpdates(polling, offset));
    for (const update of updates ?? []) {
      if (!(await takeIn(polling, update))) break;
      offset = update.update_id + 1;
    }
  }
  await confirm(bot, offset);
}

function fetchUpdates({ bot, signal }: RunningBot, offset: number): Promise<Update[]> {
  return bot.api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: allowedUpdates }, telegramSignal(signal));
}

/** @returns false when it was not taken in since polling ends */
async function takeIn(polling: RunningBot, update: Update): Promise<boolean> {
  const { bot, logger, sleeper, signal } = polling;
  let tries = 0;
  const once = async () => {
    tries += 1;
    try {
      await handleUpdate(bot, update);
    } catch (error) {
      if (tries < triesOfMistakes || isFromOutside(error)) throw error;
      // it is ours, and would keep everybody else waiting for ever
      logger.error({ err: error, updateId: update.update_id }, 'an update was given up');
    }
    return true;
  };
  const onFailure = (error: unknown) => {
    logger.error({ err: error, updateId: update.update_id }, 'an update could not be kept; trying again');
    return null;
  };
  return (await retryWithBackoff(once, { sleeper, signal, onFailure })) === true;
}

/** The database is away, and will be back. */
function isFromOutside(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('Mongo');
}

/** So that a process which takes over does not hear everything again; it would not matter. */
async function confirm(bot: Bot, offset: number): Promise<void> {
  if (offset === 0) return;
  const question = { offset, limit: 1, timeout: 0 };
  await bot.api.getUpdates(question, telegramSignal(AbortSignal.timeout(lastWordWithinMs))).catch(() => undefined);
}
