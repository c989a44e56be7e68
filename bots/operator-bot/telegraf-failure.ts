import { TelegramError } from 'telegraf';
import { MessengerError } from '../../src/chat/chats/messenger.ts';
import { redactBotTokens } from '../../src/infra/logging/redact-bot-tokens.ts';

/**
 * Whatever a call of the Bot API threw, in the terms of all messengers. It holds no token and nothing that was said.
 */
export function messengerErrorOf(error: unknown): MessengerError {
  if (!(error instanceof TelegramError)) {
    return new MessengerError('unreachable', {
      message: redactBotTokens(error instanceof Error ? error.message : String(error)),
    });
  }
  const { code, description, parameters } = error;
  const facts = { message: redactBotTokens(description), statusCode: code };
  if (code === 429) {
    return new MessengerError('rate_limited', { ...facts, retryAfterMs: (parameters?.retry_after ?? 1) * 1000 });
  }
  // a token that is not taken, and troubles of the server’s own: nothing is wrong with what was to be sent
  if (code === 401 || code === 404 || code >= 500) return new MessengerError('unreachable', facts);
  if (code === 403 || /chat not found|user is deactivated/i.test(description))
    return new MessengerError('blocked', facts);
  return new MessengerError('refused', facts);
}

/** What an operator can do about it. */
export function adviceOn({ statusCode }: MessengerError): string {
  if (statusCode === 401 || statusCode === 404) {
    return 'Telegram does not know OPERATOR_BOT_TOKEN: take a new one from BotFather, and see that TELEGRAM_API_ROOT is right';
  }
  if (statusCode === 409) {
    return 'another process asks for the operators’ bot’s messages as well: run one process with the role bots, and give each bot a token of its own';
  }
  return 'Telegram does not do what the operators’ bot asks; trying again';
}
