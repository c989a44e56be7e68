import type { Language } from '../../infra/languages.ts';
import type { ConversationState } from './conversation-state.ts';

/** A chat in which nothing has been said yet. */
export function startConversation({ language }: { language: Language }): ConversationState {
  return { language, defaults: {}, deliverHere: true, videos: [] };
}
