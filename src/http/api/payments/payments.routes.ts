import { z } from 'zod';
import { HttpError, messageSchema, notFound } from '../routing/http-error.ts';
import type { HandlerDeps } from '../routing/route.ts';
import { type Call, openRoute, type Reply, type Route } from '../routing/route.ts';

/** Far more than any provider sends. */
const maxBodyBytes = 256 * 1024;

/**
 * No rate limit: a provider's message carries its own proof. While payments are off there are no such addresses. The
 * reply says that the message is stored; what it changes is worked out by a job.
 */
const shared = {
  body: 'raw',
  maxBodyBytes,
  isEnabled: ({ config }) => config.payments !== null,
} as const satisfies Partial<Route>;

const content = { type: 'application/x-www-form-urlencoded', schema: z.record(z.string(), z.string()) };

const replies = {
  200: { description: 'Stored. The body is empty, or what the provider expects (`OK` for Digistore24)' },
  400: { description: 'The message is empty, or not one of the provider', schema: messageSchema },
  401: { description: 'The proof of the message is missing or wrong', schema: messageSchema },
  404: { description: 'Payments are off, or no such provider is configured', schema: messageSchema },
  413: { description: 'More than 256 kB (PayPal: 64 KiB)', schema: messageSchema },
  415: { description: 'PayPal: the message is not a form', schema: messageSchema },
  503: {
    description: 'Too many unverified messages wait: it is not stored. `Retry-After` says when to send it again',
    schema: messageSchema,
  },
};

const receivePayment = openRoute('post', '/payments/ipn', {
  ...shared,
  id: 'receivePayment',
  tag: 'Payments',
  summary: 'Receive a message of the payment provider',
  description:
    'Each provider proves its messages in its own way. If PAYMENTS_PROVIDER lists several, this is the address of the first.',
  content,
  replies,
  handle: (call, deps) => receive(call, deps, null),
});

const receivePaymentOf = openRoute('post', '/payments/ipn/:provider', {
  ...shared,
  id: 'receivePaymentOfProvider',
  tag: 'Payments',
  summary: 'Receive a message of one of several payment providers',
  description: 'The same as POST /api/payments/ipn, for a provider in PAYMENTS_PROVIDER by its name.',
  content,
  replies,
  handle: (call, deps) => receive(call, deps, call.params.provider ?? ''),
});

async function receive({ rawBody, ctx }: Call, { payments }: HandlerDeps, provider: string | null): Promise<Reply> {
  const headers = headersOf(ctx.headers);
  const received = await payments.receiveMessage({ provider, body: rawBody, headers, address: ctx.ip });
  if (received.kind === 'unknown_provider') throw notFound();
  if (received.kind === 'invalid') {
    throw new HttpError({ status: received.status, body: { message: received.message } });
  }
  if (received.kind === 'busy') {
    const retry = { 'Retry-After': String(received.retryAfterSeconds) };
    throw new HttpError({ status: 503, body: { message: received.message }, headers: retry });
  }
  if (received.kind === 'refused') throw new HttpError({ status: 401, body: { message: received.message } });
  return { status: 200, body: received.acknowledgement, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
}

function headersOf(headers: Call['ctx']['headers']): Record<string, string> {
  const first = (value: string | string[]) => (typeof value === 'string' ? value : (value[0] ?? ''));
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, first(value)]])),
  );
}

export const paymentsRoutes = [receivePayment, receivePaymentOf];
