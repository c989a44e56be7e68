import type { Context, MiddlewareFn } from 'telegraf';
import type { Logger } from '../../src/infra/logging/logger.ts';

/** Handles updates from operators' chats only. Others get no answer, and are logged. */
export function onlyOperators({
  chatIds,
  logger,
}: {
  chatIds: readonly string[];
  logger: Logger;
}): MiddlewareFn<Context> {
  return async (ctx, next) => {
    const chatId = ctx.chat?.id;
    if (chatId !== undefined && chatIds.includes(String(chatId))) return next();
    const problem = 'a message to the operators’ bot was ignored: its chat is not in OPERATOR_CHAT_IDS';
    logger.warn({ chatId, fromId: ctx.from?.id }, problem);
  };
}
