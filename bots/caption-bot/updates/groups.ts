import type { Context } from 'grammy';
import type { Logger } from '../../../src/infra/logging/logger.ts';
import { languageOf } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { messengerErrorOf, telegramSignal } from '../telegram/telegram-api.ts';

const replyWithinMs = 5_000;

export interface Groups {
  /** The bot's user name; null = Telegram does not answer now. */
  botName(): Promise<string | null>;
  logger: Logger;
}

/**
 * Says that the bot works in private chats only, when it is added to a group or gets a command there. Returns at once,
 * since other updates wait behind this one.
 */
export function explainInGroup(ctx: Context, groups: Groups): void {
  if (!wasAdded(ctx) && !ctx.message?.text?.includes('@')) return;
  tellGroup(ctx, groups).catch((error: unknown) => {
    const problem = messengerErrorOf(error).message;
    // many groups do not let bots write, and nothing depends on it
    groups.logger.debug({ problem }, 'a group could not be told that the bot works in private chats only');
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
