import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMessages } from '../../support/apply-messages.ts';
import { startFakePaypal } from '../../support/fake-paypal.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startPayments } from '../../support/payments-under-test.ts';
import { paypalMessage } from '../../support/paypal-message.ts';
import { scan } from '../../support/scan.ts';
import { paymentSecret, type SignedPayment, signPayment } from '../../support/sign-payment.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const paypal = await startFakePaypal();
afterAll(() => paypal.close());
const row = { price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null };
const shop = await startPayments({
  providers: [
    { name: 'signed', secret: paymentSecret },
    { name: 'paypal', verifyUrl: paypal.verifyUrl, receiver: 'shop@example.com' },
  ],
  prices: [{ item: 'minutes-60', ...row }],
});
const web = await startWebUnderTest({ database: shop.database, services: { payments: shop.payments } });
const path = '/app/admin/payments';

let operator: PageVisitor;
beforeAll(async () => {
  operator = await signedIn(web, 'ops@example.com');
  await web.services.accounts.makeAdmin({ email: 'ops@example.com' });
});

let sent = 0;
async function pay(data: Record<string, unknown>, type = 'payment.completed'): Promise<string> {
  shop.time.pass(1000);
  const eventKey = `evt-${++sent}`;
  const sale = { payment_id: `pay-${sent}`, item: 'minutes-60', amount: '9.00', currency: 'USD' };
  const message: SignedPayment = { type, data: { ...sale, ...data } };
  await shop.payments.receiveMessage({
    provider: 'signed',
    ...signPayment(message, { id: eventKey, at: new Date(shop.time.clock()) }),
  });
  await shop.applyAll();
  return idOf(eventKey);
}

async function idOf(eventKey: string): Promise<string> {
  return (await shop.events.findOne(scan({ eventKey }), { _id: 1 }).lean())?._id ?? '';
}

/** The actions that the page offers to operators. */
async function offered(id: string, list = 'open'): Promise<string[]> {
  const { html } = await operator.get(`${path}?list=${list}`);
  return ['retry', 'set-aside'].filter((action) => html.includes(`action="${path}/${id}/${action}"`));
}

describe('payments that are not credited', () => {
  it('can be tried again only if that can help', async () => {
    const unknownItem = await pay({ item: 'club', user_id: 1 });
    const waiting = await pay({ email: 'mistyped@example.con' });
    const nameless = await pay({ user_id: undefined });
    const refund = await pay({ refund_of: 'never-told-of' }, 'payment.refunded');
    expect(await offered(unknownItem)).toEqual(['retry', 'set-aside']);
    for (const id of [waiting, nameless, refund]) {
      expect(await offered(id)).toEqual(['set-aside']);
      expect((await operator.post(`${path}/${id}/retry`, {}, { on: path })).status).toBe(404);
    }
  });

  it('are credited when the cause is fixed and they are tried again', async () => {
    const owner = await shop.register('owner@example.com');
    const id = await pay({ item: 'late-item', user_id: owner });
    expect((await operator.post(`${path}/${id}/retry`, {}, { on: path })).location).toBe(path);
    const mended = shop.anotherWorker('mended', [{ item: 'late-item', ...row }]);
    await applyMessages(mended);
    expect(await shop.balanceOf(owner)).toBe(3600);
    expect((await operator.get(path)).html).not.toContain(`/${id}/`);
  });

  it('are set aside, with operator and time', async () => {
    const id = await pay({ email: 'mistyped2@example.con' });
    expect((await operator.post(`${path}/${id}/set-aside`, {}, { on: path })).location).toBe(path);
    expect((await operator.get(path)).html).not.toContain('mistyped2@example.con');
    const { html } = await operator.get(`${path}?list=set_aside`);
    expect(html).toContain('mistyped2@example.con');
    expect(html).toMatch(/Set aside by ops@example\.com, <time datetime="\d{4}/);
    expect(await offered(id, 'set_aside')).toEqual([]);
    expect((await operator.post(`${path}/${id}/set-aside`, {}, { on: path })).status).toBe(404);
    const listed = await shop.payments.listUnmatchedPayments({ limit: 100 });
    expect(listed.map((each) => each.id)).not.toContain(id);
    const owner = await shop.register('mistyped2@example.con');
    expect(await shop.balanceOf(owner)).toBe(3600);
  });

  it('of a deleted account keep their amount', async () => {
    const id = await pay({ item: 'club', user_id: 1 });
    await shop.events.updateOne({ _id: id }, { body: Buffer.alloc(0), headers: {} });
    expect(await offered(id)).toEqual(['set-aside']);
    await expect(shop.payments.retryPayment(id)).rejects.toMatchObject({ code: 'not_found' });
    await shop.applyAll();
    expect(await shop.events.findById(id).lean()).toMatchObject({
      reason: 'unknown_item',
      content: { money: { minorUnits: 900, currency: 'USD' } },
    });
  });
});

describe('messages that the provider has refused', () => {
  it('are shown with their content, and count as soon as the provider confirms them', async () => {
    const owner = await shop.register('refused@example.com');
    const body = paypalMessage({ txn_id: 'TXN-REFUSED', custom: String(owner) });
    await shop.payments.receiveMessage({ provider: 'paypal', body, headers: {} });
    await shop.applyAll();
    const id = (await shop.events.findOne({ outcome: 'forged' }).lean())?._id ?? '';
    expect((await operator.get(path)).html).not.toContain('TXN-REFUSED');
    const { html } = await operator.get(`${path}?list=refused`);
    for (const words of ['TXN-REFUSED', '9.00 USD', `for user ${owner}`, 'did not send this']) {
      expect(html).toContain(words);
    }
    expect(await offered(id, 'refused')).toEqual(['retry']);
    // the provider still refuses it, so it stays in the list
    await operator.post(`${path}/${id}/retry`, {}, { on: path });
    await shop.applyAll();
    expect(await shop.balanceOf(owner)).toBe(0);
    expect(await shop.events.findById(id).lean()).toMatchObject({ outcome: 'forged', expiresAt: expect.any(Date) });
    paypal.sent(body);
    await operator.post(`${path}/${id}/retry`, {}, { on: path });
    await shop.applyAll();
    expect(await shop.balanceOf(owner)).toBe(3600);
    expect(await shop.events.findById(id).lean()).toMatchObject({ outcome: 'applied', expiresAt: null });
    expect((await operator.get(`${path}?list=refused`)).html).not.toContain('TXN-REFUSED');
  });
});
