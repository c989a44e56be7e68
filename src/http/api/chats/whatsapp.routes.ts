import type { Context } from 'koa';
import { z } from 'zod';
import { HttpError, messageSchema, notFound } from '../routing/http-error.ts';
import { type HandlerDeps, openRoute } from '../routing/route.ts';

const path = '/whatsapp/webhook';
/** Meta's own limit. */
const maxBodyBytes = 3 * 1024 * 1024;

const isEnabled = ({ whatsapp }: HandlerDeps) => Boolean(whatsapp);

const verifyWebhook = openRoute('get', path, {
  isEnabled,
  id: 'verifyWhatsappWebhook',
  tag: 'Chatbot',
  summary: 'Meta’s question whether the webhook is ours',
  description:
    'Only with WHATSAPP_TOKEN. `hub.mode` is `subscribe`, `hub.verify_token` is WHATSAPP_VERIFY_TOKEN, and the answer is ' +
    '`hub.challenge`.',
  replies: {
    200: { description: 'The challenge', schema: z.string(), contentType: 'text/plain' },
    403: { description: 'The verify token is missing or wrong', schema: messageSchema },
    404: { description: 'WhatsApp is not configured', schema: messageSchema },
  },
  async handle({ ctx }, { whatsapp }) {
    if (!whatsapp) throw notFound();
    const challenge = whatsapp.verify({
      mode: oneOf(ctx, 'hub.mode'),
      verifyToken: oneOf(ctx, 'hub.verify_token'),
      challenge: oneOf(ctx, 'hub.challenge'),
    });
    if (challenge === null) throw httpError(403, 'The verify token is missing or wrong.');
    return { status: 200, body: challenge, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
  },
});

/** Updates are stored, and jobs answer them. Meta posts what was not answered with 200 again, for seven days. */
const receiveUpdates = openRoute('post', path, {
  body: 'raw',
  maxBodyBytes,
  isEnabled,
  id: 'receiveWhatsappUpdates',
  tag: 'Chatbot',
  summary: 'Messages of people on WhatsApp, posted by Meta',
  description:
    'Only with WHATSAPP_TOKEN. `X-Hub-Signature-256` proves that Meta sent it: HMAC-SHA256 of the body’s bytes with ' +
    'WHATSAPP_APP_SECRET. A message that is posted again is ignored, and so are other phone numbers.',
  content: { type: 'application/json', schema: z.record(z.string(), z.unknown()) },
  replies: {
    200: { description: 'Stored; the answers come as messages' },
    400: { description: 'The body is not a webhook call of WhatsApp', schema: messageSchema },
    401: { description: 'The signature is missing or wrong', schema: messageSchema },
    404: { description: 'WhatsApp is not configured', schema: messageSchema },
    413: { description: 'More than 3 MB', schema: messageSchema },
    409: { description: 'About a message that is just being sent: to be posted again', schema: messageSchema },
  },
  async handle({ rawBody, ctx }, { whatsapp }) {
    if (!whatsapp) throw notFound();
    const signature = ctx.get('X-Hub-Signature-256') || null;
    const outcome = await whatsapp.receive({ signature, body: rawBody });
    if (outcome === 'refused') throw httpError(401, 'The signature is missing or wrong.');
    if (outcome === 'early') throw httpError(409, 'A message of this call is just being sent. Post the call again.');
    if (outcome === 'unreadable') throw httpError(400, 'The body is not a webhook call of WhatsApp.');
    return { status: 200, body: '' };
  },
});

/** The names have dots, so that the fields of a query do not fit. */
function oneOf({ query }: Context, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' ? value : null;
}

function httpError(status: number, message: string): HttpError {
  return new HttpError({ status, body: { message } });
}

export const whatsappRoutes = [verifyWebhook, receiveUpdates];
