import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 5 * 60;

/**
 * Whether a callback comes from the service: Standard Webhooks 1.0.0 in a few lines, as a receiver may write them. `body`
 * is the received bytes, before any parsing.
 */
export function isSignedWebhook({ headers, body, secret }: ReceivedWebhook): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return (signatures ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

export interface ReceivedWebhook {
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** `whsec_…` */
  secret: string;
}
