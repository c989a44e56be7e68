import type { InlineKeyboardMarkup } from 'grammy/types';
import { badRequest } from './api-refusal.ts';
import type { Parameters } from './call.ts';

export type InlineButton = { text: string; callback_data?: string; url?: string; style?: string };

const maxDataBytes = 64;
const maxButtons = 100;
const styles = ['danger', 'success', 'primary'];

/** @throws ApiRefusal where Telegram refuses; other kinds of markup are not supported */
export function readInlineKeyboard(params: Parameters): InlineKeyboardMarkup | undefined {
  const markup = params.object('reply_markup');
  if (!markup) return undefined;
  const rows = markup.inline_keyboard;
  if (!Array.isArray(rows)) throw badRequest('object expected as reply markup');
  const keyboard = rows.map((row) => readRow(row)).filter((row) => row.length > 0);
  if (keyboard.flat().length > maxButtons) throw badRequest('REPLY_MARKUP_TOO_LONG');
  // an empty keyboard removes the buttons
  return keyboard.length === 0 ? undefined : ({ inline_keyboard: keyboard } as InlineKeyboardMarkup);
}

function readRow(row: unknown): InlineButton[] {
  if (!Array.isArray(row)) throw badRequest("can't parse inline keyboard: inline keyboard row must be an Array");
  return row.map(readButton);
}

function readButton(button: unknown): InlineButton {
  if (typeof button !== 'object' || button === null) {
    throw badRequest("can't parse inline keyboard button: inline keyboard button must be an Object");
  }
  const { text, callback_data: data, url, style } = button as Record<string, unknown>;
  if (typeof text !== 'string') throw badRequest('can\'t parse inline keyboard button: Can\'t find field "text"');
  if (text.trim() === '') throw badRequest('BUTTON_TEXT_INVALID');
  if (style !== undefined && !styles.includes(String(style))) {
    throw badRequest("can't parse inline keyboard button: unknown button style specified");
  }
  return { text, ...readPurpose(data, url), ...(style === undefined ? {} : { style: String(style) }) };
}

function readPurpose(data: unknown, url: unknown): Pick<InlineButton, 'callback_data' | 'url'> {
  if (typeof url === 'string') return { url: readUrl(url) };
  if (typeof data !== 'string') {
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  }
  const bytes = Buffer.byteLength(data);
  if (bytes < 1 || bytes > maxDataBytes) throw badRequest('BUTTON_DATA_INVALID');
  return { callback_data: data };
}

/** A host name needs a dot: `http://localhost/` is refused, an IP address is not. */
function readUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isWeb = parsed && ['http:', 'https:'].includes(parsed.protocol) && /[.:]/.test(parsed.hostname);
  if (!isWeb && parsed?.protocol !== 'tg:') {
    throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
  }
  return url;
}
