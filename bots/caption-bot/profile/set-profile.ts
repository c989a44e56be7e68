import type { Api } from 'grammy';
import type { BotCommand } from 'grammy/types';
import { menuCommands } from '../../../src/chat/conversation/features/handle-command.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import type { TelegramSignal } from '../telegram/telegram-api.ts';

/** Its texts are shown to people whose language has none. */
const everybody = { language: languages[0], other: {} };
const audiences = [
  everybody,
  ...languages.slice(1).map((language) => ({ language, other: { language_code: language } })),
];

/** Sets the command menu and the bot's profile where they differ, since Telegram allows few changes. */
export async function setProfile(api: Api, signal: TelegramSignal): Promise<void> {
  for (const { language, other } of audiences) {
    const commands = menuIn(language);
    if (!isSame(await api.getMyCommands(other, signal), commands)) await api.setMyCommands(commands, other, signal);
    const { description, shortDescription } = textsOf(language).botProfile;
    const now = await api.getMyDescription(other, signal);
    if (now.description !== description) await api.setMyDescription(description, other, signal);
    const short = await api.getMyShortDescription(other, signal);
    if (short.short_description !== shortDescription) {
      await api.setMyShortDescription(shortDescription, other, signal);
    }
  }
}

function menuIn(language: Language): BotCommand[] {
  const { commands } = textsOf(language).chat;
  return menuCommands.map((command) => ({ command, description: commands[command] }));
}

function isSame(before: BotCommand[], after: BotCommand[]): boolean {
  const listed = (commands: BotCommand[]) => commands.map(({ command, description }) => `${command}\n${description}`);
  return listed(before).join('\n\n') === listed(after).join('\n\n');
}
