import { fill } from '../../../texts/fill.ts';
import type { ChatState } from '../chat-state.ts';
import { runEffect, say, type Turn, type TurnContext } from '../turn.ts';
import { askToDeleteData, askToUnlink, chooseLanguage, codeOfPayload, linkAccount, showSettings } from './account.ts';
import { loadUsage } from './minutes/tell-usage.ts';
import { sayHelp, sayWelcome } from './standard-answers.ts';
import { stopCurrent } from './videos/stop-videos.ts';

/** In the order of the menu. */
export const chatCommands = [
  'start',
  'settings',
  'videos',
  'usage',
  'language',
  'link',
  'unlink',
  'cancel',
  'delete',
  'help',
] as const;
type ChatCommandName = (typeof chatCommands)[number];

/** The commands of the menu. `/start` has a button in the app, and `/unlink` is mentioned where it is useful. */
export const menuCommands = chatCommands.filter((name) => name !== 'start' && name !== 'unlink');

export function handleCommand(
  state: ChatState,
  said: { command: string; argument: string },
  context: TurnContext,
): Turn {
  const name = chatCommands.find((one) => one === said.command.toLowerCase());
  if (!name) return say(state, { text: fill(context.texts.unknownCommand, { command: said.command.slice(0, 40) }) });
  return commands[name](state, said.argument, context);
}

const commands: Record<ChatCommandName, (state: ChatState, argument: string, context: TurnContext) => Turn> = {
  start,
  settings: (state, _argument, context) => showSettings(state, context),
  videos: (state) => runEffect(state, { kind: 'list_videos' }),
  usage: (state) => loadUsage(state),
  language: chooseLanguage,
  link: (state, argument) => linkAccount(state, argument),
  unlink: (state, _argument, context) => askToUnlink(state, context),
  cancel: (state, _argument, context) => stopCurrent(state, context),
  delete: (state, _argument, context) => askToDeleteData(state, context),
  help: (state, _argument, context) => sayHelp(state, context),
};

function start(state: ChatState, payload: string, context: TurnContext): Turn {
  const code = codeOfPayload(payload);
  return code === null ? sayWelcome(state, context) : linkAccount(state, code);
}
