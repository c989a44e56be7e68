import { Webhook } from 'standardwebhooks';

export const paymentSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export interface SignedPayment {
  type: string;
  data: Record<string, unknown>;
}

/** A message of a billing system, signed by the reference implementation of Standard Webhooks. */
export function signPayment(
  { type, data }: SignedPayment,
  { id, at, secret = paymentSecret }: { id: string; at: Date; secret?: string },
): { body: Buffer; headers: Record<string, string> } {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  return {
    body: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  };
}
