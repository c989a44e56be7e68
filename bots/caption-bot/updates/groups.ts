import type { Context } from 'grammy';
import type { Logger } from '../../../src/infra/logging/logger.ts';
import { languageOf } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { messengerErrorOf } from '../telegram/telegram-failure.ts';
import { telegramSignal } from '../telegram/telegram-signal.ts';

const replyWithinMs = 5_000;

export interface Groups {
  /** What the bot is called; null = Telegram does not say so now. */
  botName(): Promise<string | null>;
  logger: Logger;
}

/**
 * A polite word where the bot does not work: when it is added to a group, or a command there is meant for it. It comes
 * back at once, since other updates wait behind this one.
 */
export function sayWhereIWork(ctx: Context, groups: Groups): void {
  if (!wasAdded(ctx) && !ctx.message?.text?.includes('@')) return;
  tellGroup(ctx, groups).catch((error: unknown) => {
    const problem = messengerErrorOf(error).message;
    // many groups do not let bots write, and nothing hangs on it
    groups.logger.debug({ problem }, 'a group was not told that the bot works in private');
  });
}

async function tellGroup(ctx: Context, { botName }: Groups): Promise<void> {
  const name = await botName();
  if (!ctx.chat || name === null || !isAddressed(ctx, name)) return;
  const texts = textsOf(languageOf(ctx.from?.language_code)).botProfile;
  const open = { text: texts.openChat, url: `https://t.me/${name}` };
  const other = { reply_markup: { inline_keyboard: [[open]] } };
  const until = telegramSignal(AbortSignal.timeout(replyWithinMs));
  await ctx.api.sendMessage(ctx.chat.id, texts.onlyInPrivate, other, until);
}

function isAddressed(ctx: Context, name: string): boolean {
  return wasAdded(ctx) || ctx.message?.text?.toLowerCase().includes(`@${name.toLowerCase()}`) === true;
}

function wasAdded({ myChatMember }: Context): boolean {
  if (!myChatMember) return false;
  const [before, after] = [myChatMember.old_chat_member.status, myChatMember.new_chat_member.status];
  return ['left', 'kicked'].includes(before) && ['member', 'administrator'].includes(after);
}
