import { createHash } from 'node:crypto';
import type { Clock } from '../../../infra/clock.ts';
import { randomId } from '../../../infra/random-id.ts';
import type { ChatbotContactModel, ChatbotContactRecord } from './chatbot-contact.model.ts';

export interface PlatformInput {
  /** What was written or tapped, and all that comes the same with the same request sent again. */
  text: string;
  /** The caller’s own name for it; null = it has none. */
  inputId: string | null;
  /** For how long the same without a name is taken for the same request again. */
  withinMs: number;
}

/**
 * A name for what came in, the same for the same request sent again: platforms do so when an answer was lost, and say
 * nothing about it.
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
  // one step: of two that come at once, the second finds what the first has written
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
