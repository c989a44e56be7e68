import { badRequest } from '../api-refusal.ts';
import type { Parameters } from '../call.ts';
import type { BotProfile, Method } from '../fake-bot.ts';

const maxCommands = 100;
const maxCommandDescription = 256;

export const getMe: Method = (bot) => bot.me;

export const setMyCommands: Method = (bot, { params }) => {
  const commands = params.list('commands');
  if (!commands) throw badRequest('commands must be specified');
  if (commands.length > maxCommands) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  bot.profile.commands.set(scopeKey(params), commands.map(readCommand));
  return true;
};

export const getMyCommands: Method = (bot, { params }) => bot.profile.commands.get(scopeKey(params)) ?? [];

export const setMyDescription = setText('descriptions', 'description', 512);
export const getMyDescription = getText('descriptions', 'description');
export const setMyShortDescription = setText('shortDescriptions', 'short_description', 120);
export const getMyShortDescription = getText('shortDescriptions', 'short_description');

type TextOfProfile = Exclude<keyof BotProfile, 'commands'>;

function setText(list: TextOfProfile, field: string, maxLength: number): Method {
  return (bot, { params }) => {
    const text = params.text(field) ?? '';
    if (text.length > maxLength) throw badRequest(`bot ${field.replaceAll('_', ' ')} is too long`);
    const language = readLanguage(params);
    if (text === '') bot.profile[list].delete(language);
    else bot.profile[list].set(language, text);
    return true;
  };
}

function getText(list: TextOfProfile, field: string): Method {
  return (bot, { params }) => {
    const texts = bot.profile[list];
    return { [field]: texts.get(readLanguage(params)) ?? texts.get('') ?? '' };
  };
}

function readCommand(given: unknown): { command: string; description: string } {
  const { command, description } = (given ?? {}) as Record<string, unknown>;
  if (typeof command !== 'string' || !/^\/?[a-z0-9_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
  if (typeof description !== 'string' || description === '' || description.length > maxCommandDescription) {
    throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  }
  return { command: command.replace('/', ''), description };
}

function scopeKey(params: Parameters): string {
  const scope = params.object('scope')?.type ?? 'default';
  return `${String(scope)}:${readLanguage(params)}`;
}

function readLanguage(params: Parameters): string {
  const code = params.text('language_code') ?? '';
  if (code !== '' && !/^[a-z]{2}$/.test(code)) throw badRequest('wrong language code specified');
  return code;
}
