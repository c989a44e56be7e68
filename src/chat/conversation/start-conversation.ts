import type { ChatLanguage } from './chat-language.ts';
import type { ConversationState } from './conversation-state.ts';

/** A chat in which nothing has been said yet. */
export function startConversation({ language }: { language: ChatLanguage }): ConversationState {
  return { language, defaults: {}, deliverHere: true, videos: [] };
}
