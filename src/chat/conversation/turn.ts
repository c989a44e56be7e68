import type { ConversationState } from './conversation-state.ts';
import type { ChatEffect } from './effect.ts';
import type { Message, Reply } from './message.ts';

/** What one event leads to: the state to keep, what to tell the person, and what to have done. */
export interface Turn {
  state: ConversationState;
  replies: Reply[];
  effects: ChatEffect[];
}

export function turnOf(
  state: ConversationState,
  { replies = [], commands = [] }: { replies?: Reply[]; commands?: ChatEffect[] } = {},
): Turn {
  return { state, replies, effects: commands };
}

/** One message and nothing else. */
export function say(state: ConversationState, message: Message, key?: string): Turn {
  return turnOf(state, { replies: [key === undefined ? { kind: 'send', message } : { kind: 'send', message, key }] });
}

export function toast(state: ConversationState, text: string): Turn {
  return turnOf(state, { replies: [{ kind: 'toast', text }] });
}

/** Goes on from where the first turn ended; what both say and want is kept in order. */
export function andThen(first: Turn, next: (state: ConversationState) => Turn): Turn {
  const second = next(first.state);
  return {
    state: second.state,
    replies: [...first.replies, ...second.replies],
    effects: [...first.effects, ...second.effects],
  };
}
