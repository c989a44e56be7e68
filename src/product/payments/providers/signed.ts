import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseMoney } from '../../../infra/money.ts';
import { safeEqual } from '../../../infra/secrets.ts';
import { namedEmail, namedUser, type PaymentEvent, saleOf, unclear } from './payment-event.ts';
import type { PaymentMessage, PaymentProvider } from './payment-provider.ts';

/** Maximum difference between a message's time and ours, either way: an older message may be a replay. */
const toleranceSeconds = 300;

/** Messages of a billing system of your own, signed by Standard Webhooks 1.0.0. */
export function signedProvider({ secret }: { secret: string }): PaymentProvider {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return {
    name: 'signed',
    acknowledgement: '',
    storedHeaders: ['webhook-id', 'webhook-timestamp'],
    receive(message, nowMs) {
      const id = message.headers['webhook-id'] ?? '';
      const timestamp = message.headers['webhook-timestamp'] ?? '';
      if (id === '' || !/^\d{1,12}$/.test(timestamp)) return refused(missingHeaders);
      if (!isSigned(message, { key, id, timestamp })) return refused('The signature does not match the message.');
      if (Math.abs(nowMs / 1000 - Number(timestamp)) > toleranceSeconds) return refused(wrongTime);
      return { kind: 'genuine', key: id };
    },
    read: ({ body }) => readSignedEvent(body),
  };
}

const missingHeaders = 'Sign the message: webhook-id, webhook-timestamp and webhook-signature are needed.';
const wrongTime = 'The timestamp is more than five minutes off. Check the clock, and sign again on each attempt.';

const refused = (message: string) => ({ kind: 'refused', message }) as const;

/** One right signature among several is enough: that is how a secret is replaced without a pause. */
function isSigned(
  { body, headers }: PaymentMessage,
  { key, id, timestamp }: { key: Buffer; id: string; timestamp: string },
): boolean {
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
  const sent = (headers['webhook-signature'] ?? '').split(' ').filter((each) => each !== '');
  return sent.some((signature) => safeEqual(signature, expected));
}

/** Reads a signed message; unknown types change nothing. */
function readSignedEvent(body: Buffer): PaymentEvent {
  const message = messageSchema.safeParse(parseJson(body));
  if (!message.success) return unclear(aboutOf({}), 'unreadable');
  const { type, data } = message.data;
  const read = readers[type];
  const about = aboutOf(data);
  return read ? read(about) : { kind: 'idle', about: type, account: about.account };
}

const messageSchema = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()).catch({}) });

const readers: Record<string, ((about: About) => PaymentEvent) | undefined> = {
  'payment.completed': (about) => saleOf('sale', about),
  'subscription.renewed': (about) => saleOf('renewal', about),
  'payment.refunded': (about) => readChange('refund', about),
  'payment.reversed': (about) => readChange('reversal', about),
  'payment.reinstated': (about) => readChange('reinstatement', about),
  'subscription.cancelled': ({ paymentId, item, account }) => ({
    kind: 'subscription_cancelled',
    subscriptionId: paymentId ?? '',
    item,
    account,
  }),
};

type About = ReturnType<typeof aboutOf>;

function aboutOf(data: Record<string, unknown>) {
  return {
    paymentId: textOf(data.payment_id),
    saleId: textOf(data.refund_of),
    item: textOf(data.item),
    money: parseMoney(textOf(data.amount) ?? '', textOf(data.currency) ?? ''),
    account: namedUser(data.user_id) ?? namedEmail(data.email),
  };
}

function readChange(kind: 'refund' | 'reversal' | 'reinstatement', about: About): PaymentEvent {
  const { paymentId, saleId, money, account } = about;
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (saleId === null) return unclear(about, 'names_no_payment');
  return { kind, changeId: paymentId, saleId, money, account };
}

/** Also accepts numbers, because some tools convert text that looks like one. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
