import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';

/** Has the bot take one update in. @throws what went wrong inside, without the library's wrapping */
export async function handleUpdate(bot: Bot, update: Update): Promise<void> {
  try {
    await bot.handleUpdate(update);
  } catch (error) {
    throw error instanceof BotError ? error.error : error;
  }
}
