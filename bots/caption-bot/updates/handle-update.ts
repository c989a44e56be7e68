import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';

/** Lets the bot handle one update. @throws the handler's own error, not the library's wrapper of it */
export async function handleUpdate(bot: Bot, update: Update): Promise<void> {
  try {
    await bot.handleUpdate(update);
  } catch (error) {
    throw error instanceof BotError ? error.error : error;
  }
}
