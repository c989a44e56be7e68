import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signWebhook } from '../../../src/product/delivery/sign-webhook.ts';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

describe('signWebhook', () => {
  it('matches the example of the specification', () => {
    const signed = signWebhook({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    });
    expect(signed).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is accepted by the official library, whatever the body', () => {
    const secret = newSecret();
    const body = '{"text":"Grüße 👋"}';
    const headers = signWebhook({ id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body, secrets: [secret] });
    expect(new Webhook(secret).verify(body, headers)).toEqual({ text: 'Grüße 👋' });
    expect(() => new Webhook(secret).verify(body.replace('👋', '!'), headers)).toThrow();
  });

  it('signs with every secret during a rotation', () => {
    const secrets = [newSecret(), newSecret()];
    const headers = signWebhook({ id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body: '{}', secrets });
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({});
    expect(() => new Webhook(newSecret()).verify('{}', headers)).toThrow();
  });
});
