import type { ConversationState } from '../../conversation-state.ts';
import type { TurnContext } from '../../talk.ts';
import { say, type Turn } from '../../turn.ts';
import { videosButton } from './result-buttons.ts';

/** A button of long ago, or for a video that is not talked about here any more. */
export function sayGone(state: ConversationState, what: 'oldButton' | 'videoUnknown', talk: TurnContext): Turn {
  return say(state, { text: talk.texts[what], buttons: [[videosButton(talk)]] });
}
