import { Bot, type Context } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { ChatServices } from '../../src/chat/chats/create-chats.ts';
import type { Clock } from '../../src/infra/clock.ts';
import { type Logger, redactBotTokens } from '../../src/infra/logging/logger.ts';
import { botIdOf, createBotName, limitsOf, type TelegramAccess } from './telegram/telegram-api.ts';
import { explainInGroup } from './updates/groups.ts';
import { toChatUpdate } from './updates/to-chat-update.ts';

interface CaptionBotDeps {
  access: TelegramAccess;
  chats: Pick<ChatServices, 'receive' | 'markBlocked'>;
  logger: Logger;
  clock: Clock;
}

const nameTimeoutMs = 10_000;

/**
 * Converts Telegram's updates and stores them; jobs answer them. So a handler waits for one database write only.
 * `handleUpdate` throws when that write fails, so that Telegram sends the update again.
 */
export function createCaptionBot(deps: CaptionBotDeps): Bot {
  const { access, logger } = deps;
  const bot = new Bot(access.token, { client: { apiRoot: access.apiRoot }, botInfo: botInfoOf(access) });
  const personal = bot.filter(isPersonal);
  personal.on(['message', 'callback_query:data'], (ctx) => store(ctx, deps));
  personal.on('my_chat_member', (ctx) => handleMembership(ctx, deps));
  const groups = bot.chatType(['group', 'supergroup']);
  const botName = createBotName(bot.api, nameTimeoutMs);
  groups.on(['message::bot_command', 'my_chat_member'], (ctx) => explainInGroup(ctx, { botName, logger }));
  // polling and webhook call `handleUpdate`, which does not use this; it is for `bot.start()`
  bot.catch(({ error, ctx }) => {
    logger.error(
      { updateId: ctx.update.update_id, problem: redactBotTokens(String(error)) },
      'an update could not be handled',
    );
  });
  return bot;
}

/**
 * What the token says about the bot. Without it the library would call Telegram before the first update. Nothing reads
 * the other fields: see `createBotName`.
 */
function botInfoOf({ token }: TelegramAccess): UserFromGetMe {
  return { id: Number(botIdOf(token)), is_bot: true } as UserFromGetMe;
}

function isPersonal(ctx: Context): boolean {
  return ctx.chat === undefined || ctx.chat.type === 'private';
}

/** Only blocking matters: a person who unblocks the bot also writes. */
async function handleMembership({ myChatMember: change }: Context, { chats }: CaptionBotDeps): Promise<void> {
  if (change?.new_chat_member.status !== 'kicked') return;
  const address = { kind: 'telegram', chatId: String(change.chat.id) } as const;
  await chats.markBlocked({ address, at: new Date(change.date * 1000) });
}

async function store(ctx: Context, { access, chats, clock }: CaptionBotDeps): Promise<void> {
  const { downloadBytes } = limitsOf(access);
  const update = toChatUpdate(ctx.update, { botId: botIdOf(access.token), downloadBytes, now: clock() });
  if (update) await chats.receive(update);
}
