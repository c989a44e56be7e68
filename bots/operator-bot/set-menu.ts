import { allCommands } from './commands/all-commands.ts';
import type { CommandDeps } from './commands/command.ts';
import { ask, type Polling } from './poll-updates.ts';
import { callUntil } from './telegraf-access.ts';
import { messengerErrorOf } from './telegraf-failure.ts';

/** Fills the menu of each operators’ chat; other chats see none. */
export async function setMenu(polling: Polling & CommandDeps & { chatIds: readonly string[] }): Promise<void> {
  const { bot, chatIds, logger, signal } = polling;
  const commands = allCommands(polling).map(({ name, description }) => ({ command: name, description }));
  for (const chatId of chatIds) {
    const menu = { commands, scope: { type: 'chat' as const, chat_id: Number(chatId) } };
    const set = () => bot.telegram.callApi('setMyCommands', menu, callUntil(signal));
    await ask(polling, () => set().catch((error) => passOver(error))).catch(() => undefined);
  }

  /** A chat that the bot is not in yet gets its menu at the next start. */
  function passOver(error: unknown): true {
    const problem = messengerErrorOf(error);
    if (problem.failure !== 'blocked' && problem.failure !== 'refused') throw error;
    logger.warn({ problem: problem.message }, 'a chat of OPERATOR_CHAT_IDS cannot be written to: start the bot in it');
    return true;
  }
}
