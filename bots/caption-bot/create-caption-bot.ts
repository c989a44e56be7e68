import { Bot, type Context } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';
import type { ChatServices } from '../../src/chat/chats/create-chats.ts';
import type { Clock } from '../../src/infra/clock.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import { redactBotTokens } from '../../src/infra/logging/redact-bot-tokens.ts';
import { createBotName } from './telegram/bot-name.ts';
import { botIdOf, limitsOf, type TelegramAccess } from './telegram/telegram-api.ts';
import { sayWhereIWork } from './updates/groups.ts';
import { toChatUpdate } from './updates/to-chat-update.ts';

export interface CaptionBotDeps {
  access: TelegramAccess;
  chats: Pick<ChatServices, 'receive' | 'markBlocked'>;
  logger: Logger;
  clock: Clock;
}

/** Whoever adds a feature that needs another kind adds it here: Telegram sends no others. */
export const allowedUpdates = ['message', 'callback_query', 'my_chat_member'] as const satisfies (keyof Update)[];

const nameWithinMs = 10_000;

/**
 * Turns updates into events of the conversation, which are kept at once and answered by jobs: nothing here waits for
 * more than a write to the database. `handleUpdate` throws when that write failed, so that the update is given again.
 */
export function createCaptionBot(deps: CaptionBotDeps): Bot {
  const { access, logger } = deps;
  const bot = new Bot(access.token, { client: { apiRoot: access.apiRoot }, botInfo: whatTheTokenTells(access) });
  const personal = bot.filter(isPersonal);
  personal.on(['message', 'callback_query:data'], (ctx) => keep(ctx, deps));
  personal.on('my_chat_member', (ctx) => noteMembership(ctx, deps));
  const groups = bot.chatType(['group', 'supergroup']);
  const botName = createBotName(bot.api, nameWithinMs);
  groups.on(['message::bot_command', 'my_chat_member'], (ctx) => sayWhereIWork(ctx, { botName, logger }));
  // polling and the webhook both handle updates by themselves; this is for whoever starts the bot otherwise
  bot.catch(({ error, ctx }) => {
    logger.error(
      { updateId: ctx.update.update_id, problem: redactBotTokens(String(error)) },
      'an update was not handled',
    );
  });
  return bot;
}

/**
 * Without any, the library would ask Telegram before the first update. Nothing here reads the rest: see
 * `createBotName`.
 */
function whatTheTokenTells({ token }: TelegramAccess): UserFromGetMe {
  return { id: Number(botIdOf(token)), is_bot: true } as UserFromGetMe;
}

function isPersonal(ctx: Context): boolean {
  return ctx.chat === undefined || ctx.chat.type === 'private';
}

/** Who comes back is heard of by what they write. */
async function noteMembership({ myChatMember: change }: Context, { chats }: CaptionBotDeps): Promise<void> {
  if (change?.new_chat_member.status !== 'kicked') return;
  const address = { kind: 'telegram', chatId: String(change.chat.id) } as const;
  await chats.markBlocked({ address, at: new Date(change.date * 1000) });
}

async function keep(ctx: Context, { access, chats, clock }: CaptionBotDeps): Promise<void> {
  const { downloadBytes } = limitsOf(access);
  const update = toChatUpdate(ctx.update, { botId: botIdOf(access.token), downloadBytes, now: clock() });
  if (update) await chats.receive(update);
}
