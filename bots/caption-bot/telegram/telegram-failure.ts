import { GrammyError, HttpError } from 'grammy';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { redactBotTokens } from '../../../src/infra/logging/redact-bot-tokens.ts';

/**
 * Whatever a call of the Bot API threw, in the terms of all messengers. It holds no token and nothing that was said.
 */
export function messengerErrorOf(error: unknown): MessengerError {
  if (error instanceof MessengerError) return error;
  if (error instanceof GrammyError) return ofReply(error);
  return new MessengerError('unreachable', { message: redactBotTokens(describe(error)) });
}

/** What an edit that would change nothing is answered with. */
export function isNotModified(error: unknown): boolean {
  return error instanceof GrammyError && error.description.includes('message is not modified');
}

function ofReply({ error_code: code, description, parameters }: GrammyError): MessengerError {
  const facts = { message: redactBotTokens(description), statusCode: code };
  if (code === 429) {
    return new MessengerError('rate_limited', { ...facts, retryAfterMs: (parameters.retry_after ?? 1) * 1000 });
  }
  // a token that is not taken, and troubles of the server’s own: nothing is wrong with what was to be sent
  if (code === 401 || code === 404 || code >= 500) return new MessengerError('unreachable', facts);
  if (code === 403 || isGone(description)) return new MessengerError('blocked', facts);
  if (code === 413 || /too big|too large/i.test(description)) return new MessengerError('too_large', facts);
  return new MessengerError('refused', facts);
}

function isGone(description: string): boolean {
  return /chat not found|user is deactivated|PEER_ID_INVALID|USER_IS_BLOCKED/i.test(description);
}

/** The cause is what says something, where there is one; it is an inner text of the HTTP client. */
function describe(error: unknown): string {
  if (error instanceof HttpError) return `${error.message} ${describe(error.error)}`;
  return error instanceof Error ? error.message : String(error);
}
