import { z } from 'zod';
import { messageSchema } from '../openapi/error-schemas.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import { HttpError, notFound } from '../routing/http-error.ts';
import type { Call, Reply, Route } from '../routing/route.ts';

/** Far more than any provider sends. */
const maxBodyBytes = 256 * 1024;

/**
 * The provider proves itself by its own message, so nobody else's limits apply. While payments are off the addresses do
 * not exist. The answer says that the message is stored, not what it changed: that is worked out by a job.
 */
const shared = {
  method: 'post',
  access: 'open',
  body: 'raw',
  maxBodyBytes,
  isEnabled: ({ config }) => config.payments !== null,
} as const satisfies Partial<Route>;

const content = { type: 'application/x-www-form-urlencoded', schema: z.record(z.string(), z.string()) };

const replies = {
  200: { description: 'Stored. The body is empty, or what the provider wants to read (`OK` for Digistore24)' },
  400: { description: 'The message is empty', schema: messageSchema },
  401: { description: 'The message does not prove itself', schema: messageSchema },
  404: { description: 'Payments are off, or no such provider is configured', schema: messageSchema },
  413: { description: 'More than 256 kB', schema: messageSchema },
};

const receivePayment: Route = {
  ...shared,
  path: '/payments/ipn',
  docs: {
    id: 'receivePayment',
    tag: 'Payments',
    summary: 'A message of the payment provider',
    description:
      'Proved by the provider’s own means. Where PAYMENTS_PROVIDER names several, this is the address of the first.',
    content,
    replies,
  },
  handle: (call, deps) => receive(call, deps, null),
};

const receivePaymentOf: Route = {
  ...shared,
  path: '/payments/ipn/:provider',
  docs: {
    id: 'receivePaymentOfProvider',
    tag: 'Payments',
    summary: 'A message of one of several payment providers',
    description: 'As POST /api/payments/ipn, for the provider of that name in PAYMENTS_PROVIDER.',
    content,
    replies,
  },
  handle: (call, deps) => receive(call, deps, call.params.provider ?? ''),
};

async function receive({ rawBody, ctx }: Call, { payments }: HandlerDeps, provider: string | null): Promise<Reply> {
  const received = await payments.receiveMessage({ provider, body: rawBody, headers: headersOf(ctx.headers) });
  if (received.kind === 'unknown_provider') throw notFound();
  if (received.kind === 'invalid') throw new HttpError({ status: 400, body: { message: received.message } });
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
