import { type Context, type MiddlewareFn, Telegraf } from 'telegraf';
import type { Clock } from '../../src/infra/clock.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import type { Logger } from '../../src/infra/logging/logger.ts';
import type { Operations } from '../../src/product/operations/create-operations.ts';
import { wordRefusal } from '../../src/product/operations/operator-refusal.ts';
import type { Operator } from '../../src/product/operations/requests/make-request.ts';
import { fill } from '../../src/texts/fill.ts';
import { type Language, languageOf } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import type { Answer, Asker } from './answer.ts';
import { allCommands, usageOf } from './commands/all-commands.ts';
import type { Command } from './commands/command.ts';
import { handleTap } from './commands/taps.ts';
import { popUp, replaceMessage, reply } from './reply.ts';
import {
  honourRetryAfter,
  maxWaitMs,
  messengerErrorOf,
  type OperatorBotConfig,
  type RetryAfterOptions,
  telegramOptions,
} from './telegraf-api.ts';

interface OperatorBotDeps extends RetryAfterOptions {
  config: OperatorBotConfig;
  operations: Operations;
  logger: Logger;
  clock: Clock;
}

/**
 * A handler reads and writes the database, and waits as long as Telegram asks. After this time the operator is told that
 * it takes too long, and the next message is handled: messages are handled one after the other.
 */
const handlerTimeoutMs = 30_000 + maxWaitMs;

/** Older commands, sent while the bot was not running, are not run: a `/pause` of this morning would be a surprise. */
const maxCommandAgeMs = 10 * 60_000;

/** Runs operators' commands and sends the answers. `handleUpdate` does not throw. */
export function createOperatorBot(deps: OperatorBotDeps): Telegraf {
  const { config, logger } = deps;
  const bot = new Telegraf(config.botToken, { handlerTimeout: handlerTimeoutMs, telegram: telegramOptions(config) });
  // without this handler the library ends the process after any error
  bot.catch((error, ctx) => reportError({ error, ctx, logger }));
  bot.use((ctx, next) => {
    // the client of this update, which sends every answer to it
    const { telegram } = ctx;
    const callApi = telegram.callApi.bind(telegram);
    telegram.callApi = (...call) => honourRetryAfter(() => callApi(...call), deps);
    return next();
  });
  bot.use(onlyOperators({ chatIds: config.chatIds, logger }));
  const languages = new Map<string, Language>();
  bot.use(async (ctx, next) => {
    await next();
    await rememberLanguage(ctx, languages, deps);
  });
  const commands = allCommands(deps);
  for (const command of commands) {
    bot.command(command.name, (ctx) => answer(ctx, deps, { command, words: ctx.payload.trim() }));
  }
  bot.start((ctx) => answerHelp(ctx, commands));
  bot.on('callback_query', (ctx) => answerTap(ctx, deps));
  bot.on('message', async (ctx) => {
    // in a group people may talk to one another
    if (ctx.chat.type === 'private') await reply(ctx, { text: askerOf(ctx).texts.unknown });
  });
  return bot;
}

async function answerHelp(ctx: Context, commands: readonly Command[]): Promise<void> {
  const help = await commands.find(({ name }) => name === 'help')?.run('', askerOf(ctx));
  if (help) await reply(ctx, help);
}

async function answer(
  ctx: Context,
  { clock }: OperatorBotDeps,
  { command, words }: { command: Command; words: string },
): Promise<void> {
  const asker = askerOf(ctx);
  const { texts } = asker;
  const usage = usageOf(command, texts);
  const saidAt = (ctx.message?.date ?? 0) * 1000;
  if (clock() - saidAt > maxCommandAgeMs) return reply(ctx, { text: fill(texts.wasAway, { command: usage }) });
  const said = await orRefusal(() => command.run(words, asker), asker);
  await reply(ctx, said ?? { text: fill(texts.writeLikeThis, { command: usage }) });
}

async function orRefusal(act: () => Promise<Answer | null>, { language }: Asker): Promise<Answer | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AppError) return { text: wordRefusal(error, language) };
    throw error;
  }
}

async function answerTap(ctx: Context, deps: OperatorBotDeps): Promise<void> {
  const query = ctx.callbackQuery;
  const action = query && 'data' in query ? query.data : '';
  const asker = askerOf(ctx);
  const outcome = await handleTap(deps, { action, asker }).catch((error) => {
    if (error instanceof AppError) return { popUp: wordRefusal(error, asker.language) };
    throw error;
  });
  // Telegram drops taps soon; the operator is told the outcome in any case
  await popUp(ctx, outcome.popUp).catch((error) => {
    deps.logger.info({ problem: messengerErrorOf(error).message }, 'a tap could not be answered');
  });
  if ('becomes' in outcome && outcome.becomes) await replaceMessage(ctx, outcome.becomes);
  if ('says' in outcome && outcome.says) await reply(ctx, { text: outcome.says });
}

/** Notices are sent in the language of the operator who wrote last. */
async function rememberLanguage(
  ctx: Context,
  known: Map<string, Language>,
  { operations, logger }: Pick<OperatorBotDeps, 'operations' | 'logger'>,
): Promise<void> {
  const { language, operator } = askerOf(ctx);
  const { place } = operator;
  if (place === '' || known.get(place) === language) return;
  try {
    await operations.rememberLanguage({ place, language });
    known.set(place, language);
  } catch (err) {
    logger.warn({ err }, 'the language of a chat of operators could not be stored');
  }
}

/** Answers are in the language of the person's app. */
function askerOf(ctx: Context): Asker {
  const language = languageOf(ctx.from?.language_code);
  return { operator: operatorOf(ctx), language, texts: textsOf(language).operators };
}

function operatorOf(ctx: Context): Operator {
  const { id, username, first_name: firstName } = ctx.from ?? { id: 0, username: undefined, first_name: 'somebody' };
  return { name: `${username ? `@${username}` : firstName} (Telegram ${id})`, place: String(ctx.chat?.id ?? '') };
}

async function reportError({ error, ctx, logger }: { error: unknown; ctx: Context; logger: Logger }): Promise<void> {
  const updateId = ctx.update.update_id;
  logger.error({ err: loggable(error), updateId }, 'the operators’ bot could not do what it was asked');
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const { texts } = askerOf(ctx);
  const text = isLate ? texts.tooSlow : texts.mistake;
  try {
    if (ctx.callbackQuery) await popUp(ctx, text);
    else await reply(ctx, { text });
  } catch (problem) {
    logger.warn({ problem: messengerErrorOf(problem).message, updateId }, 'operators could not be answered');
  }
}

/** The library's errors may contain message text and the token. */
function loggable(error: unknown): unknown {
  const isTelegrams = error instanceof Error && ['TelegramError', 'FetchError', 'AbortError'].includes(error.name);
  const hasPayload = typeof error === 'object' && error !== null && 'on' in error;
  return isTelegrams || hasPayload ? messengerErrorOf(error) : error;
}

/** Handles updates from operators' chats only. Others get no answer, and are logged. */
function onlyOperators({ chatIds, logger }: { chatIds: readonly string[]; logger: Logger }): MiddlewareFn<Context> {
  return async (ctx, next) => {
    const chatId = ctx.chat?.id;
    if (chatId !== undefined && chatIds.includes(String(chatId))) return next();
    const problem = 'a message to the operators’ bot was ignored: its chat is not in OPERATOR_CHAT_IDS';
    logger.warn({ chatId, fromId: ctx.from?.id }, problem);
  };
}
