import type { ChatModel } from '../../../chat-model/create-chat-model.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import type { ChatHold } from '../../chat-lease.ts';

interface AskModelDeps {
  chatModel: ChatModel | null;
  onLongTurn?: () => void;
}

/** What the language model makes of a message: no wishes when it does not answer, or is not configured any more. */
export async function askModelForChat(
  { chatModel, onLongTurn }: AskModelDeps,
  { chatKey, signal }: Pick<ChatHold, 'chatKey' | 'signal'>,
  { question, videoId, withCaptions, isShown, known }: Extract<ChatEffect, { kind: 'ask_model' }>,
): Promise<PackedEvent> {
  onLongTurn?.();
  const wishes = chatModel ? await chatModel.understand(question, { owner: chatKey, signal }) : [];
  const asked = { videoId, text: question.message, withCaptions, isShown, ...(known ? { known } : {}) };
  return { kind: 'model_answered', ...asked, wishes };
}
