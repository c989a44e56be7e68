import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import type { Button } from '../../../src/chat/conversation/message.ts';

/** No buttons = no keyboard; in an edit that takes away those there were. */
export function inlineKeyboardOf(rows: Button[][]): InlineKeyboardMarkup | undefined {
  const filled = rows.filter((row) => row.length > 0);
  return filled.length === 0 ? undefined : { inline_keyboard: filled.map((row) => row.map(buttonOf)) };
}

function buttonOf(button: Button): InlineKeyboardButton {
  if ('url' in button) return { text: button.label, url: button.url };
  const { label, action, tone } = button;
  return { text: label, callback_data: action, ...(tone ? { style: tone } : {}) };
}
