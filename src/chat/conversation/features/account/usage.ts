import type { ChatUsage } from '../../chat-event.ts';
import type { ConversationState } from '../../conversation-state.ts';
import type { TurnContext } from '../../talk.ts';
import { say, type Turn, turnOf } from '../../turn.ts';

export function askForUsage(state: ConversationState): Turn {
  return turnOf(state, { commands: [{ kind: 'load_usage' }] });
}

export function tellUsage(state: ConversationState, usage: ChatUsage, { texts }: TurnContext): Turn {
  const { videos, secondsRendered, secondsRemaining, renewal } = usage;
  const left = secondsRemaining === null ? texts.usage.unlimited : texts.usage.left(secondsRemaining);
  const anew = renewal ? texts.usage.renews(renewal.seconds, renewal.at) : '';
  return say(state, { text: [texts.usage.made(videos, secondsRendered), left, anew].filter(Boolean).join(' ') });
}
