import { askModel, modelWithinMs } from './create-chat-model.ts';
import { CompletionFailed, type ModelEndpoint } from './request-completion.ts';

interface ModelCheck {
  ok: boolean;
  message: string;
  fix?: string;
}

/** Asks the language model what a plain message means, as chats would. null = none is configured, which is no fault. */
export async function checkChatModel(endpoint: ModelEndpoint | null): Promise<ModelCheck> {
  if (!endpoint) return { ok: true, message: 'CHAT_MODEL_URL is not set: the rules alone read messages' };
  const question = { message: 'make the letters a bit bigger', language: 'en', moment: 'no_video' } as const;
  const startedAt = performance.now();
  try {
    await askModel(endpoint, { ...question, settings: {}, lines: [] }, AbortSignal.timeout(modelWithinMs));
    return { ok: true, message: `${endpoint.model} answered in ${Math.round(performance.now() - startedAt)} ms` };
  } catch (error) {
    const problem =
      error instanceof CompletionFailed ? error.message : `did not answer within ${modelWithinMs / 1000} s`;
    const fix = 'Check CHAT_MODEL_URL, CHAT_MODEL and CHAT_MODEL_KEY. Until then the rules alone read messages.';
    return { ok: false, message: `${endpoint.model} ${problem}`, fix };
  }
}
