import type { ConversationState } from '../../conversation-state.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import { videosButton } from './result-buttons.ts';

/** Answers an old button, or one of a video that this chat no longer knows. */
export function sayGone(state: ConversationState, what: 'oldButton' | 'videoUnknown', context: TurnContext): Turn {
  return say(state, { text: context.texts[what], buttons: [[videosButton(context)]] });
}
