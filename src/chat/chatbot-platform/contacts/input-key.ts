import { createHash } from 'node:crypto';
import type { Clock } from '../../../infra/clock.ts';
import { randomId } from '../../../infra/random-id.ts';
import type { ChatbotContactModel, ChatbotContactRecord } from './chatbot-contact.model.ts';

interface PlatformInput {
  /** What was written or tapped, with everything that a repeated request repeats. */
  text: string;
  /** The platform's own id of the input; null = it has none. */
  inputId: string | null;
  /** For how long the same text without an id counts as the same request. */
  withinMs: number;
}

/**
 * A key of an input. A repeated request has the same key: platforms send a request again when they lost the answer,
 * without saying so.
 */
export async function inputKeyOf(
  deps: { chatbotContacts: ChatbotContactModel; clock: Clock },
  { _id }: ChatbotContactRecord,
  { text, inputId, withinMs }: PlatformInput,
): Promise<string> {
  if (inputId !== null) return `id:${hashOf(inputId)}`;
  const hash = hashOf(text);
  const now = new Date(deps.clock());
  const fresh = { text: hash, at: now, key: `text:${randomId('')}` };
  const isRepeated = {
    $and: [{ $eq: ['$lastInput.text', hash] }, { $gt: ['$lastInput.at', new Date(now.getTime() - withinMs)] }],
  };
  // one atomic update: of two requests at once, the second sees what the first has written
  const contact = await deps.chatbotContacts
    .findOneAndUpdate({ _id }, [{ $set: { lastInput: { $cond: [isRepeated, '$lastInput', { $literal: fresh }] } } }], {
      returnDocument: 'after',
      updatePipeline: true,
    })
    .orFail()
    .lean<ChatbotContactRecord>();
  return contact.lastInput?.key ?? fresh.key;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
