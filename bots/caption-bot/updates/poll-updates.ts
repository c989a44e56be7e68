import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { createConcurrencyLimit } from '../../../src/infra/concurrency-limit.ts';
import { retryWithBackoff } from '../../telegram/retry-with-backoff.ts';
import type { BotWithUpdates } from '../create-caption-bot.ts';
import { callWithRetry, type RunningBot, telegramSignal } from '../telegram/telegram-api.ts';

/** The kinds that the bot handles; Telegram sends no others. Extend this for a feature that needs another kind. */
export const allowedUpdates = ['message', 'callback_query', 'my_chat_member'] as const satisfies (keyof Update)[];

type Polling = RunningBot & Pick<BotWithUpdates, 'handle'>;

/** How long Telegram keeps a request open while there is no update (long polling). */
const pollSeconds = 30;
const confirmTimeoutMs = 2_000;
/** Of an update that fails with an error of ours. */
const maxTries = 5;
/** Chats whose updates are stored at the same time: more would only make others in the same process wait. */
const maxChatsAtOnce = 8;

/**
 * Polls for updates until the signal aborts. Updates of one chat are handled in order, and each is confirmed only after it was
 * stored: a repeated update is recognised by its id, but a lost one could not be recovered. (The library's own loop also
 * confirms failed updates.)
 */
export async function pollUpdates(polling: Polling): Promise<void> {
  const { bot, signal } = polling;
  await callWithRetry(polling, () => bot.api.deleteWebhook({}, telegramSignal(signal)));
  let offset = 0;
  while (!signal.aborted) {
    const updates = await callWithRetry(polling, () => fetchUpdates(polling, offset));
    offset = (await handleAll(polling, updates ?? [])) ?? offset;
  }
  await confirm(bot, offset);
}

function fetchUpdates({ bot, signal }: RunningBot, offset: number): Promise<Update[]> {
  return bot.api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: allowedUpdates }, telegramSignal(signal));
}

/**
 * Handles the updates of a few chats at the same time: one chat with many keeps nobody waiting.
 * @returns where to go on; null = there was no update
 */
async function handleAll(polling: Polling, updates: readonly Update[]): Promise<number | null> {
  const chats = new Map<number | null, Update[]>();
  for (const update of updates) {
    const chat = chatOf(update);
    const earlier = chats.get(chat);
    if (earlier) earlier.push(update);
    else chats.set(chat, [update]);
  }
  const limit = createConcurrencyLimit(maxChatsAtOnce);
  const never = new AbortController().signal;
  const ends = await Promise.all(
    [...chats.values()].map((ofChat) => limit.run(never, () => handleInOrder(polling, ofChat))),
  );
  // what comes after the first one that was not stored is sent again, and recognised
  return ends.length === 0
    ? null
    : Math.min(...ends.filter((end) => end !== null), (updates.at(-1)?.update_id ?? 0) + 1);
}

/**
 * Handles the updates of one chat all at once: somebody who writes a hundred messages costs one write. When that fails, each
 * is tried alone, so that one that cannot be handled does not stop the others.
 * @returns the id of the first update that was not stored; null = all were
 */
async function handleInOrder(polling: Polling, updates: readonly Update[]): Promise<number | null> {
  if (updates.length > 1 && (await isHandled(polling, updates))) return null;
  for (const update of updates) if (!(await handleWithRetry(polling, update))) return update.update_id;
  return null;
}

async function isHandled({ handle, logger }: Polling, updates: readonly Update[]): Promise<boolean> {
  try {
    await handle(updates);
    return true;
  } catch (error) {
    logger.warn({ err: error, updateId: updates[0]?.update_id }, 'several updates could not be stored at once');
    return false;
  }
}

function chatOf({ message, callback_query, my_chat_member }: Update): number | null {
  return (message ?? callback_query?.message ?? my_chat_member)?.chat.id ?? callback_query?.from.id ?? null;
}

/** @returns false when polling ended before the update was stored */
async function handleWithRetry(polling: Polling, update: Update): Promise<boolean> {
  const { handle, logger, sleeper, signal } = polling;
  let tries = 0;
  const once = async () => {
    tries += 1;
    try {
      await handle([update]);
    } catch (error) {
      if (tries < maxTries || isDatabaseError(error)) throw error;
      // an error of ours: this update would block all later ones for ever
      logger.error({ err: error, updateId: update.update_id }, 'an update was dropped, since it failed too often');
    }
    return true;
  };
  const onFailure = (error: unknown) => {
    logger.error({ err: error, updateId: update.update_id }, 'an update could not be stored; trying again');
    return null;
  };
  return (await retryWithBackoff(once, { sleeper, signal, onFailure })) === true;
}

/** The database cannot be reached; it will come back. */
function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && error.name.startsWith('Mongo');
}

/** Saves the process that takes over from getting the last updates again, which would do no harm. */
async function confirm(bot: Bot, offset: number): Promise<void> {
  if (offset === 0) return;
  const signal = telegramSignal(AbortSignal.timeout(confirmTimeoutMs));
  await bot.api.getUpdates({ offset, limit: 1, timeout: 0 }, signal).catch(() => undefined);
}
