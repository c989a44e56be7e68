import { languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import { allCommands } from './commands/all-commands.ts';
import type { CommandDeps } from './commands/command.ts';
import type { Polling } from './poll-updates.ts';
import { callUntil, callWithRetry, messengerErrorOf } from './telegraf-api.ts';

/** Its menu is set without a language, for people whose language has no menu. */
const [defaultLanguage] = languages;

/** Sets the command menu of each operators' chat, in the language of each person's app. Other chats have no menu. */
export async function setMenu(polling: Polling & CommandDeps & { chatIds: readonly string[] }): Promise<void> {
  const { bot, chatIds, logger, signal } = polling;
  const names = allCommands(polling).map(({ name }) => name);
  for (const chatId of chatIds) {
    const scope = { type: 'chat' as const, chat_id: Number(chatId) };
    for (const language of languages) {
      const { commands: descriptions } = textsOf(language).operators;
      const commands = names.map((name) => ({ command: name, description: descriptions[name] }));
      const menu = { commands, scope, ...(language === defaultLanguage ? {} : { language_code: language }) };
      const set = () => bot.telegram.callApi('setMyCommands', menu, callUntil(signal));
      await callWithRetry(polling, () => set().catch((error) => skip(error))).catch(() => undefined);
    }
  }

  /** A chat that the bot is not in yet gets its menu at the next start. */
  function skip(error: unknown): true {
    const problem = messengerErrorOf(error);
    if (problem.failure !== 'blocked' && problem.failure !== 'refused') throw error;
    logger.warn({ problem: problem.message }, 'a chat of OPERATOR_CHAT_IDS cannot be written to: start the bot in it');
    return true;
  }
}
