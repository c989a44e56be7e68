import { writeAction } from '../action-code.ts';
import type { ConversationState } from '../conversation-state.ts';
import type { Button } from '../message.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';

/** Answers an old button, or one of a video that this chat no longer knows. */
export function sayGone(state: ConversationState, what: 'oldButton' | 'videoUnknown', context: TurnContext): Turn {
  return say(state, { text: context.texts[what], buttons: [[videosButton(context)]] });
}

/** Leads to videos that this chat no longer knows. */
function videosButton({ texts }: TurnContext): Button {
  return { label: texts.buttons.myVideos, action: writeAction({ do: 'videos' }) };
}
