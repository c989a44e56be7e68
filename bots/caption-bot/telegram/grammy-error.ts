import { GrammyError, HttpError } from 'grammy';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { noAnswer, toMessengerError } from '../../telegram/bot-api-error.ts';

/** Converts whatever a call of the Bot API threw. The result contains neither the token nor any message text. */
export function messengerErrorOf(error: unknown): MessengerError {
  if (error instanceof MessengerError) return error;
  if (!(error instanceof GrammyError)) return noAnswer(describe(error));
  const { error_code: code, description, parameters } = error;
  return toMessengerError({ code, description, retryAfterSeconds: parameters.retry_after });
}

/** Telegram's answer to an edit that would change nothing. */
export function isNotModified(error: unknown): boolean {
  return error instanceof GrammyError && error.description.includes('message is not modified');
}

/** The library's own message says little, so the cause is added: an error of the HTTP client. */
function describe(error: unknown): string {
  if (error instanceof HttpError) return `${error.message} ${describe(error.error)}`;
  return error instanceof Error ? error.message : String(error);
}
