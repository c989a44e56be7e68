import { z } from 'zod';
import { HttpError, messageSchema, notFound } from '../routing/http-error.ts';
import type { HandlerDeps } from '../routing/route.ts';
import { type Call, openRoute, type Reply } from '../routing/route.ts';

/** Far more than any update needs. */
const maxBodyBytes = 1024 * 1024;

/** An update is stored, and a job answers it. Telegram posts it again until it has been stored. */
const receiveTelegramUpdate = openRoute('post', '/telegram/webhook', {
  body: 'raw',
  maxBodyBytes,
  isEnabled: ({ receiveTelegramUpdate }) => receiveTelegramUpdate !== undefined,
  id: 'receiveTelegramUpdate',
  tag: 'Chatbot',
  summary: 'An update of the caption bot, posted by Telegram',
  description:
    'Only with TELEGRAM_UPDATES=webhook. `X-Telegram-Bot-Api-Secret-Token` proves that Telegram sent it. An update that ' +
    'is posted again is ignored.',
  content: { type: 'application/json', schema: z.record(z.string(), z.unknown()) },
  replies: {
    200: { description: 'Stored; the bot answers by messages' },
    400: { description: 'The body is not an update', schema: messageSchema },
    401: { description: 'The secret is missing or wrong', schema: messageSchema },
    404: { description: 'The bot uses no webhook', schema: messageSchema },
    413: { description: 'More than 1 MB', schema: messageSchema },
  },
  handle: receive,
});

async function receive({ rawBody, ctx }: Call, { receiveTelegramUpdate }: HandlerDeps): Promise<Reply> {
  if (!receiveTelegramUpdate) throw notFound();
  const secret = ctx.get('X-Telegram-Bot-Api-Secret-Token') || null;
  const outcome = await receiveTelegramUpdate({ secret, body: rawBody });
  if (outcome === 'refused') throw httpError(401, 'The secret token is missing or wrong.');
  if (outcome === 'unreadable') throw httpError(400, 'The body is not an update of a bot.');
  return { status: 200, body: '' };
}

function httpError(status: number, message: string): HttpError {
  return new HttpError({ status, body: { message } });
}

export const telegramRoutes = [receiveTelegramUpdate];
