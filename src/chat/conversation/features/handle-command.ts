import { fill } from '../../../texts/fill.ts';
import { writeAction } from '../action-code.ts';
import type { ConversationState } from '../conversation-state.ts';
import type { TurnContext } from '../talk.ts';
import { say, type Turn, turnOf } from '../turn.ts';
import { chooseLanguage } from './account/choose-language.ts';
import { askToDeleteData } from './account/delete-data.ts';
import { askToUnlink, codeOfPayload, linkAccount } from './account/link-account.ts';
import { showSettings } from './account/settings.ts';
import { askForUsage } from './account/usage.ts';
import { sayHelp } from './say-help.ts';
import { stopAny } from './videos/stop-videos.ts';

/** In the order in which they are offered to people. */
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
export type ChatCommandName = (typeof chatCommands)[number];

/** Those of the menu; `/start` is the app's own button, and `/unlink` is offered where it is of use. */
export const menuCommands = chatCommands.filter((name) => name !== 'start' && name !== 'unlink');

export function handleCommand(
  state: ConversationState,
  said: { command: string; argument: string },
  talk: TurnContext,
): Turn {
  const name = chatCommands.find((one) => one === said.command.toLowerCase());
  if (!name) return say(state, { text: fill(talk.texts.unknownCommand, { command: said.command.slice(0, 40) }) });
  return commands[name](state, said.argument, talk);
}

const commands: Record<ChatCommandName, (state: ConversationState, argument: string, talk: TurnContext) => Turn> = {
  start,
  settings: (state, _argument, talk) => showSettings(state, talk),
  videos: (state) => turnOf(state, { commands: [{ kind: 'list_videos' }] }),
  usage: (state) => askForUsage(state),
  language: chooseLanguage,
  link: (state, argument) => linkAccount(state, argument),
  unlink: (state, _argument, talk) => askToUnlink(state, talk),
  cancel: (state, _argument, talk) => stopAny(state, talk),
  delete: (state, _argument, talk) => askToDeleteData(state, talk),
  help: (state, _argument, talk) => sayHelp(state, talk),
};

function start(state: ConversationState, payload: string, { texts }: TurnContext): Turn {
  const code = codeOfPayload(payload);
  if (code !== null) return linkAccount(state, code);
  const buttons = [
    [
      { label: texts.buttons.settings, action: writeAction({ do: 'settings' }) },
      { label: texts.buttons.howItWorks, action: writeAction({ do: 'help' }) },
    ],
  ];
  return say(state, { text: texts.welcome, buttons });
}
