import { setMaxListeners } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitingLimits } from '../../../../src/product/payments/messages/waiting-messages.ts';
import { startFakePaypal } from '../../../support/fake-paypal.ts';
import { startPayments } from '../../../support/payments-under-test.ts';
import { paypalMessage } from '../../../support/paypal-message.ts';
import { paymentSecret, signPayment } from '../../../support/sign-payment.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const prices = [{ item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null }];
const shop = await startPayments({
  providers: [
    { name: 'paypal', verifyUrl: paypal.verifyUrl, receiver: 'shop@example.com' },
    { name: 'signed', secret: paymentSecret },
  ],
  prices,
});
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const paypalAddress = '173.0.81.1';
let payer = 0;
let count = 0;

beforeEach(async () => {
  await shop.events.deleteMany({});
  payer = await shop.register(`payer${++count}@example.com`);
});
afterEach(() => shop.applyAll());

const receive = (body: Buffer, address: string, headers: Record<string, string> = form) =>
  shop.payments.receiveMessage({ provider: null, body, headers, address });

const forged = (index: number) => paypalMessage({ txn_id: `FORGED${index}`, custom: String(payer) });

function genuine(changed: Record<string, string> = {}): Buffer {
  const body = paypalMessage({ txn_id: `GENUINE${++count}`, custom: String(payer), ...changed });
  paypal.sent(body);
  return body;
}

describe('what cannot be a message of PayPal', () => {
  it.each([
    ['nothing that PayPal names', Buffer.from('a=b&c=d'), form, 400],
    ['too many fields', Buffer.from(`txn_id=1${'&a=b'.repeat(1000)}`), form, 400],
    ['too many bytes', Buffer.from(`txn_id=1&a=${'b'.repeat(64 * 1024)}`), form, 413],
    ['JSON', Buffer.from('{"txn_id":"1"}'), { 'content-type': 'application/json' }, 415],
  ])('is neither stored nor verified: %s', async (_name, body, headers, status) => {
    expect(await receive(body, '192.0.2.1', headers)).toMatchObject({ kind: 'invalid', status });
    expect(await shop.events.countDocuments()).toBe(0);
  });
});

describe('a flood of forged messages', () => {
  it('of one address delays a genuine one of another address by one round of verifications', async () => {
    for (let index = 0; index < 120; index++) await receive(forged(index), '198.51.100.7');
    expect(await receive(genuine(), paypalAddress)).toMatchObject({ kind: 'stored' });
    const asked = paypal.questions.length;
    await shop.applyAll();
    const place = paypal.questions.slice(asked).findIndex((body) => body.includes('GENUINE'));
    // the first round is asked in parallel, so that its order may change
    expect(place).toBeLessThan(64);
    expect(await shop.balanceOf(payer)).toBe(3600);
  });

  it('of many addresses does not delay PayPal, once a message of PayPal was genuine', async () => {
    await receive(genuine(), paypalAddress);
    await shop.applyAll();
    // what is known of a sender is remembered for a few seconds by a process, so another one asks
    const other = shop.anotherWorker('other');
    for (let index = 0; index < 200; index++) {
      await other.receiveMessage({
        provider: null,
        body: forged(index),
        headers: form,
        address: `198.51.${index % 100}.7`,
      });
    }
    await other.receiveMessage({ provider: null, body: genuine(), headers: form, address: paypalAddress });
    const asked = paypal.questions.length;
    await shop.applyAll();
    const place = paypal.questions.slice(asked).findIndex((body) => body.includes('GENUINE'));
    expect(place).toBeLessThan(64);
    expect(await shop.balanceOf(payer)).toBe(7200);
  });

  it('waits for room, and is stored as far as it is verified', async () => {
    const sent = Array.from({ length: waitingLimits.ofSender + 50 }, (_, index) =>
      receive(forged(index), '198.51.100.8'),
    );
    await expect.poll(() => shop.events.countDocuments({ state: 'unproved' })).toBe(waitingLimits.ofSender);
    const last = receive(genuine(), '198.51.100.8');
    await shop.applyAll();
    await Promise.all(sent);
    expect(await last).toMatchObject({ kind: 'stored' });
    await shop.applyAll();
    expect(await shop.balanceOf(payer)).toBe(3600);
    // the rest of the forged ones was verified and not kept
    expect(await shop.events.countDocuments({ outcome: 'forged' })).toBeLessThan(200);
  });
});

describe('a verifier that does not answer', () => {
  it('delays no payment by another provider, and no question about a sender of genuine messages', async () => {
    await receive(genuine(), paypalAddress);
    await shop.applyAll();
    paypal.behave('slow');
    const other = shop.anotherWorker('other');
    for (let index = 0; index < 100; index++) {
      const address = `198.51.100.${index}`;
      await other.receiveMessage({ provider: null, body: forged(index), headers: form, address });
    }
    const { signal } = new AbortController();
    setMaxListeners(0, signal);
    const asking: Promise<void>[] = [];
    for (let step = await other.startNextMessage(signal); step; step = await other.startNextMessage(signal))
      asking.push(step.ended);
    expect(asking.length).toBeLessThan(100);

    const data = { payment_id: 'S1', item: 'minutes-60', amount: '9.00', currency: 'USD', user_id: payer };
    const signed = signPayment({ type: 'payment.completed', data }, { id: 's1', at: new Date(shop.time.clock()) });
    await other.receiveMessage({ provider: 'signed', ...signed });
    await (await other.startNextMessage(signal))?.ended;
    expect(await shop.balanceOf(payer)).toBe(7200);

    const body = genuine();
    await other.receiveMessage({ provider: null, body, headers: form, address: paypalAddress });
    const step = await other.startNextMessage(signal);
    await expect.poll(() => paypal.questions.some((question) => question.includes(body))).toBe(true);
    paypal.behave('honest');
    paypal.answerHeld();
    await Promise.all([...asking, step?.ended]);
    expect(await shop.balanceOf(payer)).toBe(10_800);
  });
});

describe('a message to another receiver', () => {
  it('is stored and verified last', async () => {
    await receive(genuine({ receiver_email: 'other@example.com', receiver_id: 'X' }), paypalAddress);
    await shop.applyAll();
    expect(await shop.events.findOne().lean()).toMatchObject({
      lane: 2,
      outcome: 'unmatched',
      reason: 'wrong_receiver',
    });
  });
});

describe('one transaction and status', () => {
  it('is verified once, however many messages report it, and a forged one does not count', async () => {
    const fields = { txn_id: 'T1', custom: String(payer) };
    await receive(paypalMessage({ ...fields, memo: 'forged' }), '192.0.2.9');
    await receive(genuine(fields), paypalAddress);
    await shop.applyAll();
    expect(await shop.balanceOf(payer)).toBe(3600);
    const asked = paypal.questions.length;
    expect(await receive(paypalMessage({ ...fields, memo: 'again' }), '192.0.2.9')).toMatchObject({ kind: 'stored' });
    await shop.applyAll();
    expect(paypal.questions.length).toBe(asked);
  });
});

describe('what is waiting', () => {
  it('is read from an index alone', async () => {
    const plan = await shop.events
      .find(
        { state: 'unproved' },
        { sender: 1, lane: 1, receivedAt: 1, nextAttemptAt: 1, proofFailures: 1, 'lease.until': 1 },
      )
      .sort({ nextAttemptAt: 1 })
      .explain('executionStats');
    expect(JSON.stringify(plan)).toContain('"totalDocsExamined":0');
  });
});
