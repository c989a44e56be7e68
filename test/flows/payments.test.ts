import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { type FakePaypal, startFakePaypal } from '../support/fake-paypal.ts';
import { paypalMessage } from '../support/paypal-message.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { paymentSecret, signPayment } from '../support/sign-payment.ts';

let paypal: FakePaypal;
let service: ServiceHere;
let user: Person;
let apiKey: string;

beforeAll(async () => {
  paypal = await startFakePaypal();
  service = await startServiceHere({
    env: {
      PAYMENTS_PROVIDER: 'paypal,signed',
      PAYPAL_VERIFY_URL: paypal.verifyUrl,
      PAYPAL_RECEIVER: 'shop@example.com',
      PAYMENTS_SECRET: paymentSecret,
      PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
      FREE_SECONDS_PER_MONTH: '0',
    },
  });
  apiKey = JSON.parse(await service.runCli(['integration', 'create', '--name', 'flow', '--json'])).api_key;
  user = await register('first@example.com');
});

afterAll(async () => {
  await service?.stop();
  await paypal?.close();
});

interface Person {
  id: number;
  client: ApiClient;
}

/** As an integration does it: quicker than a command. */
async function register(email: string): Promise<Person> {
  const nobody = createApiClient({ baseUrl: service.baseUrl, token: '' });
  const registered = await nobody.call('POST', '/api/user/register', { email, api_key: apiKey });
  const { id, api_token: token } = registered.json<{ user: { id: number; api_token: string } }>().user;
  return { id, client: createApiClient({ baseUrl: service.baseUrl, token }) };
}

async function post(path: string, body: Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(`${service.baseUrl}${path}`, { method: 'POST', body: new Uint8Array(body), headers });
  return [answer.status, await answer.text()];
}

async function balance({ client } = user): Promise<number> {
  return (await client.call('GET', '/api/me')).json<{ balance_seconds: number }>().balance_seconds;
}

const untilBalance = (seconds: number) => expect.poll(() => balance()).toBe(seconds);

// one after the other: each test continues where the one before ended
describe('a running service', () => {
  it('answers PayPal at once, and credits a payment that PayPal confirms', async () => {
    paypal.behave('slow');
    const body = paypalMessage({ txn_id: 'SALE', custom: String(user.id) });
    paypal.sent(body);
    expect(await post('/api/payments/ipn', body)).toEqual([200, '']);
    await expect.poll(() => paypal.questions).toHaveLength(1);
    expect(await balance()).toBe(0);
    paypal.answerHeld();
    await untilBalance(3600);
    expect(paypal.questions[0]?.equals(Buffer.concat([Buffer.from('cmd=_notify-validate&'), body]))).toBe(true);
  });

  it('tries an unreachable PayPal again after about five seconds', async () => {
    paypal.behave('down');
    const body = paypalMessage({ txn_id: 'SECOND', custom: String(user.id) });
    paypal.sent(body);
    expect(await post('/payments/ipn/paypal', body)).toEqual([200, '']);
    await expect.poll(() => paypal.questions.length).toBeGreaterThanOrEqual(2);
    paypal.behave('honest');
    await untilBalance(7200);
  });

  it('accepts signed messages at their address, and refuses wrong ones with the reason', async () => {
    const refund = {
      type: 'payment.refunded',
      data: { payment_id: 'r', amount: '9.00', currency: 'USD', refund_of: 'p' },
    };
    const sale = {
      type: 'payment.completed',
      data: { payment_id: 'p', item: 'minutes-60', amount: '9.00', currency: 'USD', user_id: user.id },
    };
    for (const [id, message] of Object.entries({ one: refund, two: sale })) {
      const { body, headers } = signPayment(message, { id, at: new Date() });
      expect(await post('/api/payments/ipn/signed', body, headers)).toEqual([200, '']);
      expect(await post('/api/payments/ipn/signed', body, { ...headers, 'webhook-id': 'x' })).toEqual([
        401,
        JSON.stringify({ message: 'The signature does not match the message.' }),
      ]);
    }
    const other = { ...sale, data: { ...sale.data, payment_id: 'p2' } };
    const { body, headers } = signPayment(other, { id: 'three', at: new Date() });
    expect(await post('/api/payments/ipn/signed', body, headers)).toEqual([200, '']);
    await untilBalance(10_800);
    expect(await post('/api/payments/ipn/paypro', body, headers)).toEqual([404, expect.any(String)]);
  });

  it('stores a payment for an email address until somebody registers with it', async () => {
    const email = `late-${randomBytes(4).toString('hex')}@example.com`;
    const body = paypalMessage({ txn_id: 'LATE', payer_email: email });
    paypal.sent(body);
    await post('/api/payments/ipn', body);
    // else the registration might come first
    await expect.poll(() => service.logs()).toMatch(/LATE:Completed.*booked a payment/);
    const late = await register(email);
    // at once, not at the next poll
    expect(await balance(late)).toBe(3600);
  });
});
