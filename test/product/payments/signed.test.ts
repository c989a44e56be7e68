import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { processIdentity } from '../../../src/infra/processes.ts';
import type { IpnEventRecord } from '../../../src/product/payments/messages/ipn-event.model.ts';
import { startPayments } from '../../support/payments-under-test.ts';
import { scan } from '../../support/scan.ts';
import { paymentSecret, type SignedPayment, signPayment } from '../../support/sign-payment.ts';

const shop = await startPayments({
  providers: [{ name: 'signed', secret: paymentSecret }],
  prices: [
    { item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null },
    { item: 'minutes-60', price: { minorUnits: 1000, currency: 'JPY' }, seconds: 3600, period: null },
    { item: 'club', price: { minorUnits: 500, currency: 'USD' }, seconds: 1800, period: 'month' },
  ],
});
let count = 0;
const id = (what: string) => `${what}-${++count}`;
const newUser = () => shop.register(`${id('person')}@example.com`);

async function send(message: SignedPayment, webhookId = id('evt')): Promise<IpnEventRecord | null> {
  shop.time.pass(1000);
  const signed = signPayment(message, { id: webhookId, at: new Date(shop.time.clock()) });
  const received = await shop.payments.receiveMessage({ provider: 'signed', ...signed });
  expect(received).toEqual({ kind: 'stored', acknowledgement: '' });
  await shop.applyAll();
  return shop.events.findOne(scan({ eventKey: webhookId })).lean<IpnEventRecord>();
}

const completed = (data: Record<string, unknown>): SignedPayment => ({
  type: 'payment.completed',
  data: { payment_id: id('pay'), item: 'minutes-60', amount: '9.00', currency: 'USD', ...data },
});
const change = (type: string, refund_of: string, amount = '9.00'): SignedPayment => ({
  type: `payment.${type}`,
  data: { payment_id: id(type), item: 'minutes-60', amount, currency: 'USD', refund_of },
});

describe('a signed message', () => {
  it.each<[string, Record<string, unknown>, object]>([
    ['a sale', {}, { outcome: 'applied', bookedSeconds: 3600 }],
    ['a sale in yen', { amount: '1000', currency: 'JPY' }, { outcome: 'applied', bookedSeconds: 3600 }],
    ['an amount written otherwise', { amount: '9' }, { outcome: 'applied', bookedSeconds: 3600 }],
    ['an amount that is a number', { amount: 9 }, { outcome: 'applied', bookedSeconds: 3600 }],
    ['another amount', { amount: '9.01' }, { outcome: 'unmatched', reason: 'wrong_amount' }],
    ['a comma', { amount: '9,00' }, { outcome: 'unmatched', reason: 'unreadable' }],
    ['a negative amount', { amount: '-9.00' }, { outcome: 'unmatched', reason: 'unreadable' }],
    ['another currency', { currency: 'EUR' }, { outcome: 'unmatched', reason: 'wrong_currency' }],
    ['a currency in small letters', { currency: 'usd' }, { outcome: 'unmatched', reason: 'unreadable' }],
    ['an unknown item', { item: 'minutes-61' }, { outcome: 'unmatched', reason: 'unknown_item' }],
    ['no item', { item: undefined }, { outcome: 'unmatched', reason: 'unknown_item' }],
    ['no number', { payment_id: '' }, { outcome: 'unmatched', reason: 'unreadable' }],
    ['nobody', { user_id: undefined }, { outcome: 'unmatched', reason: 'names_nobody' }],
    ['an unknown user', { user_id: 999_999 }, { outcome: 'unmatched', reason: 'unknown_user' }],
    ['an unknown address', { user_id: null, email: 'nobody@example.com' }, { outcome: 'waiting_for_person' }],
  ])('with %s has exactly its effect', async (_what, changed, expected) => {
    const userId = await newUser();
    const event = await send(completed({ user_id: userId, ...changed }));
    expect(event).toMatchObject(expected);
    expect(await shop.balanceOf(userId)).toBe(event?.bookedSeconds);
  });

  it('counts once for its id, and its payment once in all messages about it', async () => {
    const userId = await newUser();
    const payment_id = id('pay');
    const webhookId = id('evt');
    await send(completed({ user_id: userId, payment_id }), webhookId);
    await send(completed({ user_id: userId, payment_id }), webhookId);
    expect(await send(completed({ user_id: userId, payment_id }))).toMatchObject({ outcome: 'repeated' });
    const renewed = { ...completed({ user_id: userId, payment_id }), type: 'subscription.renewed' };
    expect(await send(renewed)).toMatchObject({ outcome: 'repeated' });
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it('buys what the price table said first, also after prices changed', async () => {
    const userId = await newUser();
    const sale = completed({ user_id: userId });
    await send(sale);
    shop.time.pass(1000);
    const later = shop.anotherWorker('later', [
      { item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 1800, period: null },
    ]);
    const again = signPayment(sale, { id: id('evt'), at: new Date(shop.time.clock()) });
    await later.receiveMessage({ provider: null, ...again });
    await shop.applyAll();
    expect(await shop.balanceOf(userId)).toBe(3600);
    expect(await shop.ledger.countDocuments({ userId })).toBe(1);
  });

  it('adds each renewal; cancelling the subscription takes nothing back', async () => {
    const userId = await newUser();
    const club = { user_id: userId, item: 'club', amount: '5.00' };
    await send(completed(club));
    await send({ ...completed(club), type: 'subscription.renewed' });
    await send({ type: 'subscription.cancelled', data: { user_id: userId, item: 'club' } });
    await send({ ...completed(club), type: 'subscription.renewed' });
    expect(await shop.balanceOf(userId)).toBe(5400);
  });

  it('can name an account by its email address in any case', async () => {
    const userId = await shop.register('mixed@example.com');
    await send(completed({ email: 'Mixed@Example.COM' }));
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it.each<[string, (sale: string) => SignedPayment[], number]>([
    ['refunded', (sale) => [change('refunded', sale)], 0],
    ['a third refunded', (sale) => [change('refunded', sale, '3.00')], 2400],
    ['reversed', (sale) => [change('reversed', sale)], 0],
    ['reversed and reinstated', (sale) => [change('reversed', sale), change('reinstated', sale)], 3600],
    [
      'a third refunded, then all reversed and reinstated',
      (sale) => [change('refunded', sale, '3.00'), change('reversed', sale), change('reinstated', sale)],
      2400,
    ],
    [
      'refunded in euros',
      (sale) => [{ ...change('refunded', sale), data: { ...change('refunded', sale).data, currency: 'EUR' } }],
      3600,
    ],
    ['refunded by a negative amount', (sale) => [change('refunded', sale, '-9.00')], 3600],
  ])('about a sale that was %s ends at the same balance in every order', async (_what, changes, seconds) => {
    for (const order of ['as it happened', 'backwards'] as const) {
      const userId = await newUser();
      const payment_id = id('pay');
      const messages = [completed({ user_id: userId, payment_id }), ...changes(payment_id)];
      for (const message of order === 'backwards' ? messages.reverse() : messages) await send(message);
      expect([order, await shop.balanceOf(userId)]).toEqual([order, seconds]);
    }
  });

  it('about a refund waits for its sale, and is unmatched when the sale is', async () => {
    const userId = await newUser();
    const payment_id = id('pay');
    const refund = change('refunded', payment_id);
    const key = id('evt');
    expect(await send(refund, key)).toMatchObject({ outcome: 'waiting_for_sale' });
    await send(completed({ user_id: userId, payment_id, amount: '1.00' }));
    expect(await shop.events.findOne(scan({ eventKey: key })).lean()).toMatchObject({
      outcome: 'unmatched',
      reason: 'sale_unmatched',
    });
    const nameless = { type: 'payment.refunded', data: { payment_id: 'r', amount: '9.00', currency: 'USD' } };
    expect(await send(nameless)).toMatchObject({ outcome: 'unmatched', reason: 'names_no_payment' });
  });

  it.each([
    ['of another type', JSON.stringify({ type: 'customer.updated', data: {} }), { outcome: 'idle' }],
    ['without data', JSON.stringify({ type: 'payment.completed' }), { outcome: 'unmatched', reason: 'unreadable' }],
    ['that is not JSON', 'paid!', { outcome: 'unmatched', reason: 'unreadable' }],
    ['that is a list', '[]', { outcome: 'unmatched', reason: 'unreadable' }],
  ])('%s is stored and changes nothing', async (_what, body, expected) => {
    const key = id('evt');
    const signed = signBody(body, key);
    expect(await shop.payments.receiveMessage({ provider: null, ...signed })).toMatchObject({ kind: 'stored' });
    await shop.applyAll();
    expect(await shop.events.findOne(scan({ eventKey: key })).lean()).toMatchObject({ ...expected, bookedSeconds: 0 });
  });

  it('is stored byte by byte', async () => {
    const key = id('evt');
    const signed = signBody('{"type":"x",  "data":{}, "é":"\u{1F600}"}', key);
    await shop.payments.receiveMessage({ provider: null, ...signed });
    const stored = await shop.events.findOne(scan({ eventKey: key }));
    expect(stored?.body.equals(signed.body)).toBe(true);
    await shop.applyAll();
  });
});

describe('a message is refused when it', () => {
  const at = () => new Date(shop.time.clock());
  const sign = () => signPayment(completed({ user_id: 1 }), { id: id('evt'), at: at() });
  const otherSecret = 'whsec_c29tZXRoaW5nIGVsc2UgdGhhdCBpcyBsb25n';

  it.each<[string, () => ReturnType<typeof sign>]>([
    ['is signed with another secret', () => signPayment(completed({}), { id: 'a', at: at(), secret: otherSecret })],
    ['has another body', () => ({ ...sign(), body: Buffer.from('{}') })],
    ['has another id', () => withHeader(sign(), 'webhook-id', 'other')],
    ['has another time', () => withHeader(sign(), 'webhook-timestamp', String(at().getTime() / 1000 + 1))],
    ['has no id', () => withHeader(sign(), 'webhook-id', '')],
    ['has no time', () => withHeader(sign(), 'webhook-timestamp', 'now')],
    ['has no signature', () => withHeader(sign(), 'webhook-signature', '')],
    ['has half a signature', () => withHeader(sign(), 'webhook-signature', 'v1,abc')],
    [
      'is older than five minutes',
      () => signPayment(completed({}), { id: 'a', at: new Date(shop.time.clock() - 301_000) }),
    ],
    [
      'is from more than five minutes ahead',
      () => signPayment(completed({}), { id: 'a', at: new Date(shop.time.clock() + 301_000) }),
    ],
  ])('%s', async (_what, make) => {
    const stored = await shop.events.countDocuments();
    const received = await shop.payments.receiveMessage({ provider: 'signed', ...make() });
    expect(received).toEqual({ kind: 'refused', message: expect.stringMatching(/\.$/) });
    expect(await shop.events.countDocuments()).toBe(stored);
  });

  it('is properly signed but empty', async () => {
    const key = id('evt');
    const received = await shop.payments.receiveMessage({ provider: 'signed', ...signBody('', key) });
    expect(received).toEqual({ kind: 'invalid', status: 400, message: 'The message is empty.' });
    expect(await shop.events.countDocuments(scan({ eventKey: key }))).toBe(0);
  });

  it('except with one right signature among several, within five minutes', async () => {
    const signed = sign();
    const several = withHeader(signed, 'webhook-signature', `v1,old v1a,x ${signed.headers['webhook-signature']}`);
    expect(await shop.payments.receiveMessage({ provider: 'signed', ...several })).toMatchObject({ kind: 'stored' });
    const early = signPayment(completed({}), { id: id('evt'), at: new Date(shop.time.clock() - 299_000) });
    expect(await shop.payments.receiveMessage({ provider: 'signed', ...early })).toMatchObject({ kind: 'stored' });
    await shop.applyAll();
  });
});

describe('a message that was not processed', () => {
  async function store(userId: number): Promise<string> {
    const key = id('evt');
    const signed = signPayment(completed({ user_id: userId }), { id: key, at: new Date(shop.time.clock()) });
    await shop.payments.receiveMessage({ provider: null, ...signed });
    return key;
  }
  const hold = (eventKey: string, owner: string) =>
    shop.events.updateOne(scan({ eventKey }), { lease: { owner, until: new Date(shop.time.clock() + 60_000) } });

  it('by a process that stopped responding is processed a minute later', async () => {
    const userId = await newUser();
    await hold(await store(userId), 'elsewhere~1~1~x');
    await shop.payments.reconcile();
    await shop.applyAll();
    expect(await shop.balanceOf(userId)).toBe(0);
    expect((await shop.payments.nextDueAt())?.getTime()).toBe(shop.time.clock() + 60_000);
    shop.time.pass(60_000);
    await shop.applyAll();
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it('by a dead process of this machine is processed after the next reconciling', async () => {
    const userId = await newUser();
    const [here, , ...rest] = processIdentity().split('~');
    await hold(await store(userId), [here, 2 ** 22 + 1, ...rest].join('~'));
    await shop.payments.reconcile();
    await shop.applyAll();
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it('because its payer registered at the same moment is credited by the next reconciling', async () => {
    const email = `${id('crossing')}@example.com`;
    await send(completed({ email }));
    const [userId = 0] = await shop.addPeople([email]);
    expect(await shop.balanceOf(userId)).toBe(0);
    await shop.payments.reconcile();
    await shop.payments.reconcile();
    expect(await shop.balanceOf(userId)).toBe(3600);
  });
});

describe('a payment for an address that registered at the same moment', () => {
  it('is found among many that wait', async () => {
    const waiting = Array.from({ length: 1100 }, (_, index) => ({
      _id: `waiting${index}`,
      provider: 'signed' as const,
      eventKey: `waiting${index}`,
      body: Buffer.from('{}'),
      receivedAt: new Date(0),
      state: 'done' as const,
      waitingForEmail: `${index % 900}@nobody.example.com`,
    }));
    await shop.events.insertMany(waiting);
    const email = `zoe${id('late')}@example.com`;
    await send(completed({ email }));
    const [userId = 0] = await shop.addPeople([email]);
    await shop.payments.reconcile();
    expect(await shop.balanceOf(userId)).toBe(3600);
    await shop.events.deleteMany({ _id: /^waiting/ });
  });
});

describe('an operator', () => {
  it('sees unmatched messages, newest first, page by page', async () => {
    const keys = [id('evt'), id('evt'), id('evt')];
    for (const key of keys) await send(completed({ user_id: 1, item: 'gone' }), key);
    const first = await shop.payments.listUnmatchedPayments({ limit: 2 });
    expect(first.map(({ eventKey }) => eventKey)).toEqual([keys[2], keys[1]]);
    expect(first[0]).toMatchObject({
      provider: 'signed',
      status: 'unmatched',
      reason: 'unknown_item',
      kind: 'sale',
      item: 'gone',
      amount: '9.00',
      currency: 'USD',
      userId: 1,
      email: null,
    });
    const [next] = await shop.payments.listUnmatchedPayments({ limit: 1, before: first[1]?.id });
    expect(next?.eventKey).toBe(keys[0]);
  });

  it('can retry a message once the reason is fixed', async () => {
    const next = (await newUser()) + 1;
    const event = await send(completed({ user_id: next }));
    expect(event).toMatchObject({ outcome: 'unmatched', reason: 'unknown_user' });
    await expect(shop.payments.retryPayment('no-such-id')).rejects.toMatchObject({ code: 'not_found' });
    await shop.payments.retryPayment(event?._id ?? '');
    expect(shop.woken.at(-1)?.job).toBe('apply-payments');
    await shop.applyAll();
    expect(await shop.events.findById(event?._id).lean()).toMatchObject({ state: 'done', reason: 'unknown_user' });
    expect(await newUser()).toBe(next);
    await shop.payments.retryPayment(event?._id ?? '');
    await shop.applyAll();
    expect(await shop.balanceOf(next)).toBe(3600);
  });

  it('and the payer see payments with their state, newest first', async () => {
    const email = `${id('person')}@example.com`;
    const userId = await shop.register(email);
    const [whole, part] = [id('pay'), id('pay')];
    await send(completed({ user_id: userId, item: 'club', amount: '5.00' }));
    const twice = completed({ email, payment_id: whole });
    await send(twice);
    await send(twice);
    await send(change('refunded', whole));
    await send(completed({ user_id: userId, payment_id: part, amount: '1000', currency: 'JPY' }));
    await send({
      ...change('reversed', part, '250'),
      data: { ...change('reversed', part, '250').data, currency: 'JPY' },
    });
    await send(completed({ email, item: 'gone' }));
    await send(completed({ user_id: await newUser() }));
    expect(await shop.payments.listPaymentsOfUser({ userId, limit: 10 })).toMatchObject([
      { item: 'gone', seconds: null, amount: '9.00', state: 'waiting' },
      { item: 'minutes-60', amount: '1000', currency: 'JPY', state: 'partly_refunded' },
      { item: 'minutes-60', amount: '9.00', currency: 'USD', seconds: 3600, period: null, state: 'refunded' },
      { item: 'club', amount: '5.00', seconds: 1800, period: 'month', state: 'paid' },
    ]);
  });
});

function withHeader<T extends { headers: Record<string, string> }>(signed: T, name: string, value: string): T {
  return { ...signed, headers: { ...signed.headers, [name]: value } };
}

function signBody(body: string, key: string) {
  const at = new Date(shop.time.clock());
  return {
    body: Buffer.from(body),
    headers: {
      'webhook-id': key,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(paymentSecret).sign(key, at, body),
    },
  };
}
