import { z } from 'zod';
import { messageSchema } from '../openapi/error-schemas.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import { HttpError, notFound } from '../routing/http-error.ts';
import type { Call, Reply, Route } from '../routing/route.ts';

/** Far more than any update has. */
const maxBodyBytes = 1024 * 1024;

/** An update is kept and answered by a job; until it is kept, Telegram posts it again. */
const receiveTelegramUpdate: Route = {
  method: 'post',
  path: '/telegram/webhook',
  access: 'open',
  body: 'raw',
  maxBodyBytes,
  isEnabled: ({ receiveTelegramUpdate }) => receiveTelegramUpdate !== undefined,
  docs: {
    id: 'receiveTelegramUpdate',
    tag: 'Chatbot',
    summary: 'An update of the caption bot, posted by Telegram',
    description:
      'Only with TELEGRAM_UPDATES=webhook. It is proved by `X-Telegram-Bot-Api-Secret-Token`, and is the same however ' +
      'often it is posted.',
    content: { type: 'application/json', schema: z.record(z.string(), z.unknown()) },
    replies: {
      200: { description: 'Kept; it is answered by messages' },
      400: { description: 'It is no update', schema: messageSchema },
      401: { description: 'The secret is missing or wrong', schema: messageSchema },
      404: { description: 'The bot does not listen here', schema: messageSchema },
      413: { description: 'More than 1 MB', schema: messageSchema },
    },
  },
  handle: receive,
};

async function receive({ rawBody, ctx }: Call, { receiveTelegramUpdate }: HandlerDeps): Promise<Reply> {
  if (!receiveTelegramUpdate) throw notFound();
  const secret = ctx.get('X-Telegram-Bot-Api-Secret-Token') || null;
  const outcome = await receiveTelegramUpdate({ secret, body: rawBody });
  if (outcome === 'refused') throw refusal(401, 'The secret token is missing or wrong.');
  if (outcome === 'unreadable') throw refusal(400, 'That is no update of a bot.');
  return { status: 200, body: '' };
}

function refusal(status: number, message: string): HttpError {
  return new HttpError({ status, body: { message } });
}

export const telegramRoutes = [receiveTelegramUpdate];
