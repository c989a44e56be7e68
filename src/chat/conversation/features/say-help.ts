import type { ChatTexts } from '../../../texts/texts.ts';
import type { ConversationState } from '../conversation-state.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';

/** What the bot can do, with every command of the menu except this one. */
export function sayHelp(state: ConversationState, { texts }: TurnContext): Turn {
  return say(state, { text: helpText(texts) });
}

export function helpText({ help, commands }: ChatTexts): string {
  const { help: _, ...others } = commands;
  const lines = Object.entries(others).map(([name, does]) => `/${name} – ${does}`);
  return `${help}\n\n${lines.join('\n')}`;
}
