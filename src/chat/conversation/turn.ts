import type { ConversationState } from './conversation-state.ts';
import type { ChatCommand } from './effect.ts';
import type { Message, Reply } from './message.ts';

/** What one event leads to: the state to keep, what to tell the person, and what to have done. */
export interface Turn {
  state: ConversationState;
  replies: Reply[];
  commands: ChatCommand[];
}

export function turnOf(
  state: ConversationState,
  { replies = [], commands = [] }: { replies?: Reply[]; commands?: ChatCommand[] } = {},
): Turn {
  return { state, replies, commands };
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
    commands: [...first.commands, ...second.commands],
  };
}
