import { createHmac } from 'node:crypto';

interface WebhookToSign {
  id: string;
  /** Unix seconds. */
  timestamp: number;
  /** The exact text that is sent. */
  body: string;
  /** `whsec_` + base64; more than one while a secret is being replaced. */
  secrets: string[];
}

/** The three headers of Standard Webhooks 1.0.0, https://github.com/standard-webhooks/standard-webhooks */
export function signWebhook({ id, timestamp, body, secrets }: WebhookToSign): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
