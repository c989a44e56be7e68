import type { Context } from 'grammy';
import { chatLanguageOf } from '../../src/conversation/chat-language.ts';
import type { Logger } from '../../src/logging/logger.ts';
import { profileTexts } from './profile/profile-texts.ts';
import { messengerErrorOf } from './telegram-failure.ts';
import { telegramSignal } from './telegram-signal.ts';

/** Other updates wait behind this one. */
const replyWithinMs = 5_000;

/** A polite word where the bot does not work: when it is added to a group, or a command there is meant for it. */
export async function sayWhereIWork(ctx: Context, logger: Logger): Promise<void> {
  if (!ctx.chat || !isAddressed(ctx)) return;
  const texts = profileTexts[chatLanguageOf(ctx.from?.language_code)];
  const open = { text: texts.openChat, url: `https://t.me/${ctx.me.username}` };
  const other = { reply_markup: { inline_keyboard: [[open]] } };
  try {
    await ctx.api.sendMessage(
      ctx.chat.id,
      texts.onlyInPrivate,
      other,
      telegramSignal(AbortSignal.timeout(replyWithinMs)),
    );
  } catch (error) {
    // many groups do not let bots write, and nothing hangs on it
    logger.debug({ problem: messengerErrorOf(error).message }, 'a group was not told that the bot works in private');
  }
}

function isAddressed({ message, myChatMember, me }: Context): boolean {
  if (myChatMember) {
    const [before, after] = [myChatMember.old_chat_member.status, myChatMember.new_chat_member.status];
    return ['left', 'kicked'].includes(before) && ['member', 'administrator'].includes(after);
  }
  return message?.text?.toLowerCase().includes(`@${me.username.toLowerCase()}`) === true;
}
