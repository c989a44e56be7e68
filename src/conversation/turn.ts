import type { ChatCommand } from './chat-command.ts';
import type { ConversationState } from './conversation-state.ts';
import type { Reply } from './message.ts';

/** What one event leads to: the state to keep, what to tell the person, and what to have done. */
export interface Turn {
  state: ConversationState;
  replies: Reply[];
  commands: ChatCommand[];
}
