import { MessengerError } from '../../src/chat/chats/messenger.ts';
import { redactBotTokens } from '../../src/infra/logging/logger.ts';

/** What the Bot API answers to a failed call: https://core.telegram.org/bots/api#making-requests */
interface BotApiAnswer {
  code: number;
  description: string;
  /** From `parameters.retry_after`. */
  retryAfterSeconds?: number;
}

/** The error of a failed call in the terms of all messengers. It contains no token. */
export function toMessengerError({ code, description, retryAfterSeconds = 1 }: BotApiAnswer): MessengerError {
  const facts = { message: redactBotTokens(description), statusCode: code };
  if (code === 429) return new MessengerError('rate_limited', { ...facts, retryAfterMs: retryAfterSeconds * 1000 });
  // a wrong token, or an error of the server's own: nothing is wrong with the message
  if (code === 401 || code === 404 || code >= 500) return new MessengerError('unreachable', facts);
  if (code === 403 || isGone(description)) return new MessengerError('blocked', facts);
  if (code === 413 || /too big|too large/i.test(description)) return new MessengerError('too_large', facts);
  return new MessengerError('refused', facts);
}

/** The error for a call without an answer. @param reason what the HTTP client says */
export function noAnswer(reason: string): MessengerError {
  return new MessengerError('unreachable', { message: redactBotTokens(reason) });
}

function isGone(description: string): boolean {
  return /chat not found|user is deactivated|PEER_ID_INVALID|USER_IS_BLOCKED/i.test(description);
}
