import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;
const maxSignatures = 10;

interface Callback {
  /** The bytes as they came. */
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
  secret: string;
  /** Milliseconds. */
  now?: number;
}

/** Whether a callback is signed with this secret, by Standard Webhooks 1.0.0, and at most five minutes old. */
export function isGenuine({ rawBody, headers, secret, now = Date.now() }: Callback): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.length === 0) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return signatures
    .split(' ')
    .slice(0, maxSignatures)
    .some((signature) => {
      const [version, encoded = ''] = signature.split(',');
      const given = Buffer.from(encoded, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}
