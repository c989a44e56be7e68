import { fill } from '../../../texts/fill.ts';
import { fileSize } from '../../../texts/format.ts';
import type { ChatTexts } from '../../../texts/texts.ts';
import { button } from '../action-code.ts';
import type { ChatState } from '../chat-state.ts';
import type { Button } from '../message.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';

/** What the bot can do, with every command of the menu except this one. */
export function sayHelp(state: ChatState, { texts }: TurnContext): Turn {
  return say(state, { text: helpText(texts) });
}

/** What the bot is for, to somebody who begins. */
export function sayWelcome(state: ChatState, { texts }: TurnContext): Turn {
  const buttons = [
    [button(texts.buttons.settings, { do: 'settings' }), button(texts.buttons.howItWorks, { do: 'help' })],
  ];
  return say(state, { text: texts.welcome, buttons });
}

export function helpText({ help, commands }: ChatTexts): string {
  const { help: _, ...others } = commands;
  const lines = Object.entries(others).map(([name, does]) => `/${name} – ${does}`);
  return `${help}\n\n${lines.join('\n')}`;
}

/** Answers an old button, or one of a video that this chat no longer knows. */
export function sayGone(state: ChatState, what: 'oldButton' | 'videoUnknown', context: TurnContext): Turn {
  return say(state, { text: context.texts[what], buttons: [[videosButton(context)]] });
}

/** Leads to videos that this chat no longer knows. */
function videosButton({ texts }: TurnContext): Button {
  return button(texts.buttons.myVideos, { do: 'videos' });
}

/** Says that the messenger does not let us download a file of this size, and what to do. null = unknown size */
export function tooLargeText(
  { sizeBytes, limitBytes }: { sizeBytes: number | null; limitBytes: number | null },
  { language, texts: { files } }: TurnContext,
): string {
  const size = (bytes: number) => fileSize(language, bytes);
  return [
    sizeBytes === null ? files.tooLarge : fill(files.tooLargeOf, { size: size(sizeBytes) }),
    limitBytes === null ? '' : fill(files.limitHere, { limit: size(limitBytes) }),
    files.otherWays,
  ]
    .filter(Boolean)
    .join(' ');
}
