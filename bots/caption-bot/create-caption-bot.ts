import { Bot, BotError, type Context } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';
import type { ChatServices } from '../../src/chat/chats/create-chats.ts';
import type { ChatUpdate } from '../../src/chat/chats/inbox/enqueue-update.ts';
import type { Clock } from '../../src/infra/clock.ts';
import { type Logger, redactBotTokens } from '../../src/infra/logging/logger.ts';
import { botIdOf, createBotName, limitsOf, type TelegramAccess } from './telegram/telegram-api.ts';
import { explainInGroup } from './updates/groups.ts';
import { toChatUpdate } from './updates/to-chat-update.ts';

interface CaptionBotDeps {
  access: TelegramAccess;
  chats: Pick<ChatServices, 'receiveAll' | 'markBlocked'>;
  logger: Logger;
  clock: Clock;
}

const nameTimeoutMs = 10_000;

/** Calls Telegram, and handles what it reports. */
export interface BotWithUpdates {
  bot: Bot;
  /**
   * Handles updates of one chat, in their order. Messages and taps are stored, and jobs answer them: so it waits for one
   * database write only, however many they are.
   * @throws when that write fails: Telegram then sends the updates again, and those that were stored are recognised
   */
  handle(updates: readonly Update[]): Promise<void>;
}

export function createCaptionBot(deps: CaptionBotDeps): BotWithUpdates {
  const bot = createBot(deps);
  return {
    bot,
    async handle(updates) {
      const forChats = updates.map((update) => chatUpdateOf(update, deps));
      const ofPerson = forChats.filter((update) => update !== null);
      if (ofPerson.length > 0) await deps.chats.receiveAll(ofPerson);
      for (const [index, update] of updates.entries()) if (!forChats[index]) await handleOther(bot, update);
    },
  };
}

function chatUpdateOf(update: Update, { access, clock }: CaptionBotDeps): ChatUpdate | null {
  const { downloadBytes } = limitsOf(access);
  return toChatUpdate(update, { botId: botIdOf(access.token), downloadBytes, now: clock() });
}

/** @throws the handler's own error, not the library's wrapper of it */
async function handleOther(bot: Bot, update: Update): Promise<void> {
  try {
    await bot.handleUpdate(update);
  } catch (error) {
    throw error instanceof BotError ? error.error : error;
  }
}

/** Handles updates other than what somebody writes or taps. */
function createBot(deps: CaptionBotDeps): Bot {
  const { access, logger } = deps;
  const bot = new Bot(access.token, { client: { apiRoot: access.apiRoot }, botInfo: botInfoOf(access) });
  bot.chatType('private').on('my_chat_member', (ctx) => handleMembership(ctx, deps));
  const groups = bot.chatType(['group', 'supergroup']);
  const botName = createBotName(bot.api, nameTimeoutMs);
  groups.on(['message::bot_command', 'my_chat_member'], (ctx) => explainInGroup(ctx, { botName, logger }));
  // nothing here calls `bot.start()`, which alone uses this
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

/** Only blocking matters: a person who unblocks the bot also writes. */
async function handleMembership({ myChatMember: change }: Context, { chats }: CaptionBotDeps): Promise<void> {
  if (change?.new_chat_member.status !== 'kicked') return;
  const address = { kind: 'telegram', chatId: String(change.chat.id) } as const;
  await chats.markBlocked({ address, at: new Date(change.date * 1000) });
}
