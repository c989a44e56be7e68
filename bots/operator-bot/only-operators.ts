import type { Context, MiddlewareFn } from 'telegraf';
import type { Logger } from '../../src/infra/logging/logger.ts';

/** Lets chats of operators through; to others the bot is as good as not there, and the log says who they are. */
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
    const problem = 'somebody who may not operate has written to the operators’ bot; OPERATOR_CHAT_IDS says who may';
    logger.warn({ chatId, fromId: ctx.from?.id }, problem);
  };
}
