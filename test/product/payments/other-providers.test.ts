import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { IpnEventRecord } from '../../../src/product/payments/messages/ipn-event.model.ts';
import { startPayments } from '../../support/payments-under-test.ts';

const shop = await startPayments({
  providers: [
    { name: 'nowpayments', secret: 'now' },
    { name: 'digistore24', passphrase: 'digi', acceptsTests: false },
    { name: 'paypro', validationKey: 'pro', acceptsTests: false },
  ],
  prices: [
    { item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null },
    { item: '4711', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null },
  ],
});

type Provider = 'nowpayments' | 'digistore24' | 'paypro';
type Message = { body: Buffer; headers: Record<string, string> };
type Fields = Record<string, string | number | undefined>;
type Sign = (fields: Fields, secret?: string) => Message;

interface Row {
  what: string;
  /** Sent after a sale of the same order, unless it is the sale itself. */
  fields: Fields;
  outcome: string;
  reason?: string;
  seconds: number;
}

const sales: Record<Provider, (userId: number, order: string) => Fields> = {
  nowpayments: (userId, order) => ({
    ...{ payment_id: Number(order), payment_status: 'finished', price_amount: 9, price_currency: 'usd' },
    ...{ pay_amount: 0.0000001, pay_currency: 'btc', order_id: `${userId}-web`, order_description: 'minutes-60' },
  }),
  digistore24: (userId, order) => ({
    ...{ event: 'on_payment', api_mode: 'live', order_id: order, product_id: 4711, transaction_id: `T${order}` },
    ...{
      transaction_amount: '9.00',
      currency: 'USD',
      pay_sequence_no: 1,
      custom: userId,
      email: 'a@b.example',
      note: '',
    },
  }),
  paypro: (userId, order) => ({
    ...{ IPN_TYPE_ID: 1, IPN_TYPE_NAME: 'OrderCharged', ORDER_ID: order, ORDER_ITEM_ID: 7, ORDER_STATUS: 'Processed' },
    ...{ ORDER_TOTAL_AMOUNT: '10.80', ORDER_ITEM_TOTAL_AMOUNT: '9.00', ORDER_CURRENCY_CODE: 'USD', PRODUCT_ID: 4711 },
    ...{ CUSTOMER_EMAIL: 'a@b.example', ORDER_CUSTOM_FIELDS: `x-user-id=${userId}`, TEST_MODE: 0 },
  }),
};

/** Each provider's names of the fields that are looked up in the price table. */
const names: Record<Provider, { item: string; amount: string; currency: string }> = {
  nowpayments: { item: 'order_description', amount: 'price_amount', currency: 'price_currency' },
  digistore24: { item: 'product_id', amount: 'transaction_amount', currency: 'currency' },
  paypro: { item: 'PRODUCT_ID', amount: 'ORDER_ITEM_TOTAL_AMOUNT', currency: 'ORDER_CURRENCY_CODE' },
};

const signers: Record<Provider, Sign> = {
  nowpayments(fields, secret = 'now') {
    const sorted = JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
    const signature = createHmac('sha512', secret).update(sorted).digest('hex');
    return { body: Buffer.from(JSON.stringify(fields, null, 2)), headers: { 'x-nowpayments-sig': signature } };
  },
  digistore24(fields, secret = 'digi') {
    const told = Object.entries(fields).filter(([, value]) => value !== undefined);
    const names = told.map(([name]) => name).sort();
    const text = names.map((name) => (fields[name] === '' ? '' : `${name}=${fields[name]}${secret}`)).join('');
    const sha_sign = createHash('sha512').update(text).digest('hex').toUpperCase();
    return form({ ...fields, sha_sign });
  },
  paypro(fields, secret = 'pro') {
    const { ORDER_ID, ORDER_STATUS, ORDER_TOTAL_AMOUNT, CUSTOMER_EMAIL, TEST_MODE, IPN_TYPE_NAME } = fields;
    const text = `${ORDER_ID}${ORDER_STATUS}${ORDER_TOTAL_AMOUNT}${CUSTOMER_EMAIL}${secret}${TEST_MODE}${IPN_TYPE_NAME}`;
    return form({ ...fields, SIGNATURE: createHash('sha256').update(text).digest('hex') });
  },
};

function form(fields: Fields): Message {
  const pairs = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return { body: Buffer.from(new URLSearchParams(pairs).toString()), headers: {} };
}

let orders = 5_000_000_000;
const acknowledgements: Record<Provider, string> = { nowpayments: '', digistore24: 'OK', paypro: '' };

async function send(provider: Provider, message: Message): Promise<IpnEventRecord | null> {
  shop.time.pass(1000);
  expect(await shop.payments.receiveMessage({ provider, ...message })).toEqual({
    kind: 'stored',
    acknowledgement: acknowledgements[provider],
  });
  await shop.applyAll();
  return shop.events.findOne().sort({ receivedAt: -1 }).lean<IpnEventRecord>();
}

const unmatched = (reason: string) => ({ outcome: 'unmatched', reason });
const rows: Record<Provider, Row[]> = {
  nowpayments: [
    { what: 'a refund', fields: { payment_status: 'refunded' }, outcome: 'applied', seconds: 0 },
    { what: 'money on its way', fields: { payment_status: 'confirming' }, outcome: 'idle', seconds: 3600 },
    ...['waiting', 'confirmed', 'sending', 'failed', 'expired'].map((payment_status) => ({
      ...{ what: `a payment that is ${payment_status}`, fields: { payment_status }, outcome: 'idle', seconds: 3600 },
    })),
    { what: 'too little paid', fields: { payment_status: 'partially_paid' }, ...unmatched('underpaid'), seconds: 3600 },
  ],
  digistore24: [
    {
      what: 'a refund',
      fields: { event: 'on_refund', transaction_id: 'R', transaction_amount: '-9.00' },
      outcome: 'applied',
      seconds: 0,
    },
    {
      what: 'a partial refund',
      fields: { event: 'on_refund', transaction_id: 'R', transaction_amount: '-3.00' },
      outcome: 'applied',
      seconds: 2400,
    },
    {
      what: 'a chargeback',
      fields: { event: 'on_chargeback', transaction_id: 'C', transaction_amount: '-9.00' },
      outcome: 'applied',
      seconds: 0,
    },
    {
      what: 'the next payment',
      fields: { pay_sequence_no: 2, transaction_id: 'N' },
      outcome: 'applied',
      seconds: 7200,
    },
    { what: 'a cancelled rebilling', fields: { event: 'on_rebill_cancelled' }, outcome: 'applied', seconds: 3600 },
    { what: 'a resumed rebilling', fields: { event: 'on_rebill_resumed' }, outcome: 'applied', seconds: 3600 },
    { what: 'the last paid day', fields: { event: 'last_paid_day' }, outcome: 'applied', seconds: 3600 },
    { what: 'a missed payment', fields: { event: 'on_payment_missed' }, outcome: 'idle', seconds: 3600 },
    { what: 'a test of the connection', fields: { event: 'connection_test' }, outcome: 'idle', seconds: 3600 },
    { what: 'a test order', fields: { api_mode: 'test' }, ...unmatched('test_order'), seconds: 3600 },
  ],
  paypro: [
    { what: 'a refund', fields: { IPN_TYPE_NAME: 'OrderRefunded', IPN_TYPE_ID: 2 }, outcome: 'applied', seconds: 0 },
    {
      what: 'a partial refund',
      fields: { IPN_TYPE_NAME: 'OrderPartiallyRefunded', IPN_TYPE_ID: 5, ORDER_ITEM_REFUNDED: '3.00' },
      outcome: 'applied',
      seconds: 2400,
    },
    {
      what: 'a chargeback',
      fields: { IPN_TYPE_NAME: 'OrderChargedBack', IPN_TYPE_ID: 3 },
      outcome: 'applied',
      seconds: 0,
    },
    {
      what: 'a chargeback won, alone',
      fields: { IPN_TYPE_NAME: 'OrderChargebackIsWon', IPN_TYPE_ID: 14 },
      outcome: 'applied',
      seconds: 3600,
    },
    {
      what: 'a subscription’s payment',
      fields: { IPN_TYPE_NAME: 'SubscriptionChargeSucceed', IPN_TYPE_ID: 6, ORDER_ID: 'next' },
      outcome: 'applied',
      seconds: 7200,
    },
    {
      what: 'a trial that is paid for',
      fields: { IPN_TYPE_NAME: 'TrialCharge', IPN_TYPE_ID: 13, ORDER_ID: 'trial' },
      outcome: 'applied',
      seconds: 7200,
    },
    ...['SubscriptionRenewed', 'SubscriptionTerminated', 'SubscriptionFinished'].map((IPN_TYPE_NAME, at) => ({
      what: `a subscription: ${IPN_TYPE_NAME}`,
      fields: { IPN_TYPE_NAME, IPN_TYPE_ID: 9 + at },
      outcome: 'applied',
      seconds: 3600,
    })),
    {
      what: 'a suspended subscription',
      fields: { IPN_TYPE_NAME: 'SubscriptionSuspended', IPN_TYPE_ID: 8 },
      outcome: 'idle',
      seconds: 3600,
    },
    {
      what: 'a failed payment',
      fields: { IPN_TYPE_NAME: 'SubscriptionChargeFailed', IPN_TYPE_ID: 7 },
      outcome: 'idle',
      seconds: 3600,
    },
    { what: 'a test order', fields: { TEST_MODE: 1 }, ...unmatched('test_order'), seconds: 3600 },
  ],
};

describe.each<Provider>(['nowpayments', 'digistore24', 'paypro'])('a message of %s', (provider) => {
  const sign = signers[provider];
  const { item, amount, currency } = names[provider];

  async function start() {
    const userId = await shop.register(`${provider}${++orders}@example.com`);
    return { userId, fields: sales[provider](userId, String(orders)) };
  }

  it('about a sale credits its row once, however often it is sent', async () => {
    const { userId, fields } = await start();
    expect(await send(provider, sign(fields))).toMatchObject({ outcome: 'applied', bookedSeconds: 3600 });
    await send(provider, sign(fields));
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it.each(rows[provider])(
    'after a sale, about $what: $outcome',
    async ({ fields: changed, outcome, reason = null, seconds }) => {
      const { userId, fields } = await start();
      await send(provider, sign(fields));
      expect(await send(provider, sign({ ...fields, ...changed }))).toMatchObject({ outcome, reason });
      expect(await shop.balanceOf(userId)).toBe(seconds);
    },
  );

  it('about a refund can arrive before its sale', async () => {
    const { userId, fields } = await start();
    await send(provider, sign({ ...fields, ...rows[provider][0]?.fields }));
    await send(provider, sign(fields));
    expect(await shop.balanceOf(userId)).toBe(0);
  });

  it.each([
    ['an unknown item', 'unknown_item', { [item]: 'nothing' }],
    ['another amount', 'wrong_amount', { [amount]: '8.99' }],
    ['another currency', 'wrong_currency', { [currency]: 'EUR' }],
  ])('about %s credits nobody', async (_what, reason, changed) => {
    const { userId, fields } = await start();
    expect(await send(provider, sign({ ...fields, ...changed }))).toMatchObject({ outcome: 'unmatched', reason });
    expect(await shop.balanceOf(userId)).toBe(0);
  });

  it('is refused when it is signed with another secret, changed afterwards, or not signed', async () => {
    const { fields } = await start();
    const genuine = sign(fields);
    const bad = [sign(fields, 'guess'), { ...genuine, headers: {} }, { ...genuine, body: Buffer.from('not this') }];
    const stored = await shop.events.countDocuments();
    for (const message of provider === 'nowpayments' ? bad : [bad[0], bad[2]]) {
      const received = await shop.payments.receiveMessage({ provider, ...(message ?? genuine) });
      expect(received).toMatchObject({ kind: 'refused' });
    }
    expect(await shop.events.countDocuments()).toBe(stored);
  });
});

describe('NOWPayments', () => {
  it.each(['1.0', '1e-7', '9007199254740993', '0.10'])('can sign a number as it wrote it: %s', async (number) => {
    const text = `{"payment_id":${++orders},"payment_status":"waiting","b":{"z":[1,"1.0"],"a":${number}}}`;
    const signed = `{"b":{"a":${number},"z":[1,"1.0"]},"payment_id":${orders},"payment_status":"waiting"}`;
    const signature = createHmac('sha512', 'now').update(signed).digest('hex');
    expect(
      await send('nowpayments', { body: Buffer.from(text), headers: { 'x-nowpayments-sig': signature } }),
    ).toMatchObject({ outcome: 'idle' });
  });
});

describe('PayPro Global', () => {
  it('sends the sum refunded so far: each partial refund replaces the one before, a full one all', async () => {
    const userId = await shop.register('paypro-parts@example.com');
    const fields = sales.paypro(userId, String(++orders));
    const part = (refunded: string) =>
      signers.paypro({
        ...fields,
        IPN_TYPE_NAME: 'OrderPartiallyRefunded',
        IPN_TYPE_ID: 5,
        ORDER_ITEM_REFUNDED: refunded,
      });
    await send('paypro', signers.paypro(fields));
    await send('paypro', part('3.00'));
    await send('paypro', part('6.00'));
    expect(await shop.balanceOf(userId)).toBe(1200);
    await send('paypro', signers.paypro({ ...fields, IPN_TYPE_NAME: 'OrderRefunded', ORDER_ITEM_REFUNDED: '9.00' }));
    expect(await shop.balanceOf(userId)).toBe(0);
  });

  it.each([true, false])('returns what a chargeback took once it is won, reported in order: %s', async (isInTurn) => {
    const userId = await shop.register(`paypro-won-${isInTurn}@example.com`);
    const fields = sales.paypro(userId, String(++orders));
    const taken = signers.paypro({ ...fields, IPN_TYPE_NAME: 'OrderChargedBack', IPN_TYPE_ID: 3 });
    const won = signers.paypro({ ...fields, IPN_TYPE_NAME: 'OrderChargebackIsWon', IPN_TYPE_ID: 14 });
    await send('paypro', signers.paypro(fields));
    await send('paypro', isInTurn ? taken : won);
    expect(await shop.balanceOf(userId)).toBe(isInTurn ? 0 : 3600);
    await send('paypro', isInTurn ? won : taken);
    expect(await shop.balanceOf(userId)).toBe(3600);
  });

  it('is not accepted by the older HASH alone', async () => {
    const fields = { ...sales.paypro(1, '1'), TEST_MODE: 1, HASH: createHash('md5').update('1').digest('hex') };
    expect(await shop.payments.receiveMessage({ provider: 'paypro', ...form(fields) })).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('test orders', () => {
  it('buy seconds when the operator allows them', async () => {
    const trial = await startPayments({
      providers: [{ name: 'digistore24', passphrase: 'digi', acceptsTests: true }],
      prices: [{ item: '4711', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null }],
    });
    const userId = await trial.register('tester@example.com');
    const message = signers.digistore24({ ...sales.digistore24(userId, '1'), api_mode: 'test' });
    await trial.payments.receiveMessage({ provider: null, ...message });
    await trial.applyAll();
    expect(await trial.balanceOf(userId)).toBe(3600);
  });
});
