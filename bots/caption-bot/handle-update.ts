import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';

/**
 * Has the bot take one update in, after it has learned its own name if it does not know it yet.
 * @throws what went wrong inside, without the library's wrapping
 */
export async function handleUpdate(bot: Bot, update: Update): Promise<void> {
  if (!bot.isInited()) await bot.init();
  try {
    await bot.handleUpdate(update);
  } catch (error) {
    throw error instanceof BotError ? error.error : error;
  }
}
