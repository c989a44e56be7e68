import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { IpnEventRecord } from '../../../src/product/payments/messages/ipn-event.model.ts';
import { type Behaviour, startFakePaypal } from '../../support/fake-paypal.ts';
import { startPayments } from '../../support/payments-under-test.ts';
import { paypalMessage } from '../../support/paypal-message.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const prices = [
  { item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null },
  { item: 'club', price: { minorUnits: 500, currency: 'USD' }, seconds: 1800, period: 'month' as const },
];
const shop = await startPayments({
  providers: [{ name: 'paypal', verifyUrl: paypal.verifyUrl, receiver: 'Shop@Example.com' }],
  prices,
});

let payer = 0;
beforeEach(async () => {
  paypal.behave('honest');
  shop.time.pass(1000);
  payer = await shop.register(`payer${Math.random()}@example.com`);
});

/** Delivers a genuine message: PayPal knows that it sent it. */
async function deliver(body: Buffer): Promise<IpnEventRecord> {
  paypal.sent(body);
  return post(body);
}

async function post(body: Buffer): Promise<IpnEventRecord> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const received = await shop.payments.receiveMessage({ provider: null, body, headers });
  expect(received).toEqual({ kind: 'stored', acknowledgement: '' });
  await shop.applyAll();
  return latest();
}

async function latest(): Promise<IpnEventRecord> {
  const event = await shop.events.findOne().sort({ $natural: -1 }).lean<IpnEventRecord>();
  if (!event) throw new Error('nothing was stored');
  return event;
}

const txn = () => ({ txn_id: `TXN${Math.random()}` });
const balance = () => shop.balanceOf(payer);

describe('a message of PayPal', () => {
  it('is verified by sending the same bytes back', async () => {
    const body = paypalMessage({ ...txn(), custom: String(payer) });
    await deliver(body);
    const question = paypal.questions.at(-1);
    expect(question?.equals(Buffer.concat([Buffer.from('cmd=_notify-validate&'), body]))).toBe(true);
    expect(await balance()).toBe(3600);
  });

  it('is stored before it is verified', async () => {
    const asked = paypal.questions.length;
    await shop.payments.receiveMessage({ provider: null, body: paypalMessage(txn()), headers: {} });
    expect(paypal.questions.length).toBe(asked);
    expect(await latest()).toMatchObject({ state: 'unproved', provedAt: null, outcome: null });
    expect(shop.woken.at(-1)).toEqual({ job: 'apply-payments', at: undefined });
    await shop.applyAll();
  });

  it('counts once, however often it is sent', async () => {
    const body = paypalMessage({ ...txn(), custom: String(payer) });
    await deliver(body);
    await deliver(body);
    expect(await balance()).toBe(3600);
    shop.time.pass(1000);
    const [asked, stored] = [paypal.questions.length, await shop.events.countDocuments()];
    const resent = Buffer.concat([body, Buffer.from('&resend=true')]);
    expect(await deliver(resent)).toMatchObject({ outcome: 'applied' });
    expect([paypal.questions.length, await shop.events.countDocuments()]).toEqual([asked, stored]);
    expect(await balance()).toBe(3600);
  });

  it('that is forged credits nobody, is stored for a while, and does not block the genuine one', async () => {
    const { txn_id } = txn();
    const forged = await post(paypalMessage({ txn_id, custom: String(payer), verify_sign: 'forged' }));
    expect(forged).toMatchObject({ outcome: 'forged', state: 'done', content: null });
    expect(forged.expiresAt?.getTime()).toBe(shop.time.clock() + 24 * 3600 * 1000);
    expect(await balance()).toBe(0);
    await deliver(paypalMessage({ txn_id, custom: String(payer) }));
    expect(await balance()).toBe(3600);
  });

  it('is verified where the configuration says: one of the sandbox buys nothing', async () => {
    const sandbox = await startFakePaypal();
    const body = paypalMessage({ ...txn(), custom: String(payer), test_ipn: '1' });
    sandbox.sent(body);
    expect(await post(body)).toMatchObject({ outcome: 'forged' });
    expect(await balance()).toBe(0);
    expect(sandbox.questions).toEqual([]);
    await sandbox.close();
  });

  it('that was refused by mistake counts once it is verified again', async () => {
    const body = paypalMessage({ ...txn(), custom: String(payer) });
    paypal.behave('denying');
    const refused = await deliver(body);
    expect(refused).toMatchObject({ outcome: 'forged' });
    expect(await shop.payments.listUnmatchedPayments({ limit: 1, list: 'refused' })).toMatchObject([
      { id: refused._id, status: 'refused', amount: '9.00', currency: 'USD', userId: payer, canRetry: true },
    ]);
    paypal.behave('honest');
    await shop.payments.retryPayment(refused._id);
    await shop.applyAll();
    expect(await balance()).toBe(3600);
    expect(await latest()).toMatchObject({ outcome: 'applied', expiresAt: null });
  });

  it('is read in the charset that it names', async () => {
    const email = 'zoë@example.com';
    const owner = await shop.register(email);
    const latin = paypalMessage({ ...txn(), payer_email: email });
    expect(await deliver(latin)).toMatchObject({ outcome: 'applied', userId: owner });
    const utf8 = Buffer.from(
      latin
        .toString('latin1')
        .replace('charset=windows-1252', 'charset=UTF-8')
        .replaceAll('zo%EB', 'zo%C3%AB')
        .replace(/TXN0/, 'TXN1'),
    );
    expect(await deliver(utf8)).toMatchObject({ outcome: 'applied', userId: owner });
  });

  it.each<[string, Record<string, string>, object]>([
    ['an unknown item', { item_number: 'minutes-61' }, { outcome: 'unmatched', reason: 'unknown_item' }],
    ['no item', { item_number: '' }, { outcome: 'unmatched', reason: 'unknown_item' }],
    ['too little money', { mc_gross: '8.99' }, { outcome: 'unmatched', reason: 'wrong_amount' }],
    ['too much money', { mc_gross: '18.00' }, { outcome: 'unmatched', reason: 'wrong_amount' }],
    ['another currency', { mc_currency: 'CAD' }, { outcome: 'unmatched', reason: 'wrong_currency' }],
    ['another receiver', { receiver_email: 'me@example.com' }, { outcome: 'unmatched', reason: 'wrong_receiver' }],
    ['no amount', { mc_gross: 'nine' }, { outcome: 'unmatched', reason: 'unreadable' }],
    ['a pending payment', { payment_status: 'Pending' }, { outcome: 'idle' }],
    ['a payment that was denied', { payment_status: 'Denied' }, { outcome: 'idle' }],
    ['a payment that failed', { payment_status: 'Failed' }, { outcome: 'idle' }],
    ['a payment that was voided', { payment_status: 'Voided' }, { outcome: 'idle' }],
    ['a case that was opened', { txn_type: 'new_case', payment_status: '' }, { outcome: 'idle' }],
  ])('about %s credits nobody', async (_what, changed, expected) => {
    const event = await deliver(paypalMessage({ ...txn(), custom: String(payer), ...changed }));
    expect(event).toMatchObject(expected);
    expect(await balance()).toBe(0);
  });

  it('names the receiver by email address in any case, or by id', async () => {
    await deliver(paypalMessage({ ...txn(), custom: String(payer), receiver_email: 'SHOP@EXAMPLE.COM' }));
    await deliver(
      paypalMessage({ ...txn(), custom: String(payer), receiver_email: 'x@y', receiver_id: 'shop@example.com' }),
    );
    expect(await balance()).toBe(7200);
  });

  it('names the account by id, else by the payer’s email address in any case', async () => {
    const email = `mixed${payer}@example.com`;
    const other = await shop.register(email);
    await deliver(paypalMessage({ ...txn(), custom: 'campaign-7', payer_email: email.toUpperCase() }));
    expect(await shop.balanceOf(other)).toBe(3600);
    expect(await deliver(paypalMessage({ ...txn(), custom: '987654', payer_email: email }))).toMatchObject({
      outcome: 'unmatched',
      reason: 'unknown_user',
    });
    expect(await shop.balanceOf(other)).toBe(3600);
  });

  it('waits for a payer who has not registered, and is credited when they do', async () => {
    const email = `late${payer}@example.com`;
    const event = await deliver(paypalMessage({ ...txn(), payer_email: email }));
    expect(event).toMatchObject({ outcome: 'waiting_for_person', waitingForEmail: email });
    expect((await shop.payments.listUnmatchedPayments({ limit: 1 }))[0]).toMatchObject({
      status: 'waiting_for_person',
      email,
      item: 'minutes-60',
      amount: '9.00',
      currency: 'USD',
    });
    const late = await shop.register(email);
    expect(await shop.balanceOf(late)).toBe(3600);
  });
});

describe('a sale at PayPal that is', () => {
  const follow = (parent: string, payment_status: string, mc_gross: string) =>
    paypalMessage({
      ...txn(),
      txn_type: undefined,
      parent_txn_id: parent,
      payment_status,
      mc_gross,
      item_number: undefined,
    });

  it.each<[string, [status: string, gross: string][], number]>([
    ['refunded', [['Refunded', '-9.00']], 0],
    ['refunded in part', [['Refunded', '-3.00']], 2400],
    [
      'refunded in two parts',
      [
        ['Refunded', '-3.00'],
        ['Partially_Refunded', '-1.50'],
      ],
      1800,
    ],
    ['reversed', [['Reversed', '-9.00']], 0],
    [
      'reversed, and the reversal cancelled',
      [
        ['Reversed', '-9.00'],
        ['Canceled_Reversal', '9.00'],
      ],
      3600,
    ],
  ])('%s, in any order', async (_what, changes, seconds) => {
    for (const isSaleFirst of [true, false]) {
      const owner = await shop.register(`follow${Math.random()}@example.com`);
      const { txn_id } = txn();
      const saleBody = paypalMessage({ txn_id, custom: String(owner) });
      const bodies = changes.map(([status, gross]) => follow(txn_id, status, gross));
      for (const body of isSaleFirst ? [saleBody, ...bodies] : [...bodies.reverse(), saleBody]) await deliver(body);
      expect(await shop.balanceOf(owner)).toBe(seconds);
    }
  });

  it('renewed each month still counts when the subscription ends', async () => {
    const subscription = { item_number: 'club', custom: String(payer), subscr_id: 'I-1', subscr_date: 'today' };
    const noMoney = { ...subscription, txn_id: undefined, payment_status: undefined, mc_gross: undefined };
    const paid = { ...subscription, txn_type: 'subscr_payment', mc_gross: '5.00' };
    await deliver(paypalMessage({ ...paid, ...txn() }));
    await deliver(paypalMessage({ ...noMoney, txn_type: 'subscr_signup' }));
    await deliver(paypalMessage({ ...paid, ...txn() }));
    expect(await balance()).toBe(3600);
    await deliver(paypalMessage({ ...noMoney, txn_type: 'subscr_cancel' }));
    expect(await deliver(paypalMessage({ ...noMoney, txn_type: 'subscr_eot' }))).toMatchObject({ outcome: 'applied' });
    expect(await balance()).toBe(3600);
  });
});

describe('a payment profile at PayPal', () => {
  /** As PayPal reports it: no item number, only the description of the shop. */
  async function profileOf(product_name: string) {
    const email = `profile${Math.random()}@example.com`;
    const profile = {
      ...{ item_number: undefined, item_name: undefined, custom: undefined, quantity: undefined, payer_email: email },
      ...{ recurring_payment_id: 'I-7', rp_invoice_id: String(payer), product_name, product_type: '1' },
      ...{ period_type: ' Regular', payment_cycle: 'Monthly', amount: '5.00', amount_per_cycle: '5.00' },
    };
    const noMoney = { ...profile, txn_id: undefined, payment_status: undefined, mc_gross: undefined };
    const paid = { ...profile, txn_type: 'recurring_payment', mc_gross: '5.00' };
    return { owner: await shop.register(email), paid, noMoney };
  }

  it('is paid each month: the description names the item, the payer’s email address the account', async () => {
    const { owner, paid, noMoney } = await profileOf('club');
    const begun = { initial_payment_amount: '5.00', initial_payment_status: 'Completed' };
    await deliver(paypalMessage({ ...noMoney, ...begun, txn_type: 'recurring_payment_profile_created' }));
    expect(await shop.balanceOf(owner)).toBe(0);
    const first = paypalMessage({ ...paid, ...txn() });
    expect(await deliver(first)).toMatchObject({ outcome: 'applied', content: { kind: 'renewal', item: 'club' } });
    await deliver(first);
    await deliver(paypalMessage({ ...paid, ...txn() }));
    expect(await shop.balanceOf(owner)).toBe(3600);
    for (const txn_type of ['recurring_payment_profile_cancel', 'recurring_payment_expired']) {
      expect(await deliver(paypalMessage({ ...noMoney, txn_type }))).toMatchObject({ outcome: 'applied' });
    }
    expect(await shop.balanceOf(owner)).toBe(3600);
    // an invoice number of the shop; an account may have the same id by chance
    expect(await balance()).toBe(0);
  });

  it('with an unknown description credits nobody', async () => {
    const { owner, paid } = await profileOf('The club, monthly');
    expect(await deliver(paypalMessage({ ...paid, ...txn() }))).toMatchObject({
      outcome: 'unmatched',
      reason: 'unknown_item',
    });
    expect(await shop.balanceOf(owner)).toBe(0);
  });

  it.each(['recurring_payment_skipped', 'recurring_payment_failed', 'recurring_payment_suspended'])(
    'is not changed by %s',
    async (txn_type) => {
      const { owner, noMoney } = await profileOf('club');
      expect(await deliver(paypalMessage({ ...noMoney, txn_type }))).toMatchObject({ outcome: 'idle' });
      expect(await shop.balanceOf(owner)).toBe(0);
    },
  );
});

describe('a verifier', () => {
  it.each<Behaviour>(['down', 'error_with_verified', 'redirect', 'html', 'almost', 'endless'])(
    'that is %s is asked again after 5 s, 15 s and 45 s, each counted from the attempt before',
    async (behaviour) => {
      paypal.behave(behaviour);
      const body = paypalMessage({ ...txn(), custom: String(payer) });
      await deliver(body);
      for (const [failures, waitMs] of [5_000, 15_000, 45_000].entries()) {
        expect((await latest()).nextAttemptAt?.getTime()).toBe(shop.time.clock() + waitMs);
        expect((await shop.payments.nextDueAt())?.getTime()).toBe(shop.time.clock() + waitMs);
        shop.time.pass(waitMs - 1);
        await shop.applyAll();
        expect((await latest()).proofFailures).toBe(failures + 1);
        shop.time.pass(1);
        await shop.applyAll();
      }
      expect(await balance()).toBe(0);
      paypal.behave('honest');
      shop.time.pass(120_000);
      await shop.applyAll();
      expect(await balance()).toBe(3600);
    },
  );

  it('can end its answer with a line break', async () => {
    paypal.behave('with_newline');
    await deliver(paypalMessage({ ...txn(), custom: String(payer) }));
    expect(await balance()).toBe(3600);
  });

  it('that is slow does not delay other messages, and its message is released when the service stops', async () => {
    paypal.behave('slow');
    const asked = paypal.questions.length;
    const body = paypalMessage({ ...txn(), custom: String(payer) });
    paypal.sent(body);
    await shop.payments.receiveMessage({ provider: null, body, headers: {} });
    const stopping = new AbortController();
    const working = await shop.payments.startNextMessage(stopping.signal);
    while (paypal.questions.length === asked) await new Promise(setImmediate);
    expect(await shop.payments.startNextMessage(new AbortController().signal)).toBeNull();
    stopping.abort(new Error('stopping'));
    await expect(working?.ended).rejects.toThrow('stopping');
    expect(await latest()).toMatchObject({ state: 'unproved', lease: null, proofFailures: 0 });
    paypal.answerHeld();
    paypal.behave('honest');
    await shop.applyAll();
    expect(await balance()).toBe(3600);
  });

  it('that does not answer for four days leaves the message to operators, who can retry it', async () => {
    const body = paypalMessage({ ...txn(), custom: String(payer) });
    await deliver(body);
    await shop.events.updateOne({ _id: (await latest())._id }, { $set: unproved });
    paypal.behave('down');
    shop.time.pass(1);
    await shop.applyAll();
    const event = await latest();
    expect(event).toMatchObject({ state: 'done', outcome: 'unmatched', reason: 'unproved' });
    paypal.behave('honest');
    await shop.payments.retryPayment(event._id);
    await shop.applyAll();
    expect(await latest()).toMatchObject({ outcome: 'applied' });
  });
});

/** After the last delay of the schedule. */
const unproved = {
  ...{
    state: 'unproved',
    provedAt: null,
    content: null,
    outcome: null,
    proofFailures: 129,
    nextAttemptAt: new Date(0),
  },
};
