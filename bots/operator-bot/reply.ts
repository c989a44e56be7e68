import type { Context } from 'telegraf';
import { cutText } from '../../src/infra/cut-text.ts';
import type { Answer } from './answer.ts';

/** In UTF-16 units: https://core.telegram.org/bots/api#sendmessage */
export const maxTextLength = 4096;

/** Sends plain text: nothing in it becomes markup, and links get no preview. */
export async function reply(ctx: Context, { text, buttons = [] }: Answer): Promise<void> {
  await ctx.reply(cutText(text, maxTextLength), { ...plain, ...keyboardOf(buttons) });
}

const plain = { link_preview_options: { is_disabled: true } };

function keyboardOf(buttons: NonNullable<Answer['buttons']>) {
  if (buttons.length === 0) return {};
  const rows = buttons.map((row) => row.map(({ label, action }) => ({ text: label, callback_data: action })));
  return { reply_markup: { inline_keyboard: rows } };
}

const maxPopUpLength = 200;

export async function popUp(ctx: Context, text: string): Promise<void> {
  await ctx.answerCbQuery(cutText(text, maxPopUpLength));
}

/** Replaces the text of the message with the tapped button, and removes its buttons. */
export async function replaceMessage(ctx: Context, text: string): Promise<void> {
  await ctx.editMessageText(cutText(text, maxTextLength), plain);
}
