import { z } from 'zod';
import { messageSchema } from '../openapi/error-schemas.ts';
import { Refusal } from '../refusal.ts';
import type { Route } from '../route.ts';

/**
 * The provider proves itself by its own message, so nobody else's limits apply. While payments are off the address does
 * not exist. Taking in the providers' messages is not built yet: until then they are asked to come again, so that no
 * payment is ever taken for received.
 */
const receivePayment: Route = {
  method: 'post',
  path: '/payments/ipn',
  access: 'open',
  body: 'raw',
  isEnabled: ({ services }) => services.config.payments !== null,
  docs: {
    id: 'receivePayment',
    tag: 'Payments',
    summary: 'A message of the payment provider',
    description: 'Proved by the provider’s own means. 404 while payments are off.',
    content: { type: 'application/x-www-form-urlencoded', schema: z.record(z.string(), z.string()) },
    replies: {
      404: { description: 'Payments are off', schema: messageSchema },
      503: { description: 'Cannot be stored now: send it again', schema: messageSchema },
    },
  },
  async handle() {
    throw new Refusal({
      status: 503,
      body: { message: 'Payment messages cannot be taken in yet.' },
      headers: { 'Retry-After': '3600' },
    });
  },
};

export const paymentsRoutes = [receivePayment];
