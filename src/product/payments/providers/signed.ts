import { createHmac } from 'node:crypto';
import { safeEqual } from '../../../infra/secrets.ts';
import type { PaymentMessage, PaymentProvider } from './payment-provider.ts';
import { readSignedEvent } from './read-signed-event.ts';

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
