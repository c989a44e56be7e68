import type { Language } from '../../texts/languages.ts';
import type { ConversationState } from './conversation-state.ts';

/** A chat in which nothing has been said yet. */
export function startConversation({ language }: { language: Language }): ConversationState {
  return { language, defaults: {}, deliverHere: true, videos: [] };
}
