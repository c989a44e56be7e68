import { beforeAll, describe, expect, it } from 'vitest';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startPayments } from '../../support/payments-under-test.ts';
import { paymentSecret, signPayment } from '../../support/sign-payment.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const shop = await startPayments({
  providers: [{ name: 'signed', secret: paymentSecret }],
  prices: [
    { item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null },
    { item: 'club', price: { minorUnits: 500, currency: 'EUR' }, seconds: 1800, period: 'month' },
  ],
});
const web = await startWebUnderTest({
  database: shop.database,
  services: { payments: shop.payments },
  env: {
    PAYMENTS_PROVIDER: 'signed',
    PAYMENTS_SECRET: paymentSecret,
    PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
  },
});

let payer: PageVisitor;
beforeAll(async () => {
  payer = await signedIn(web, 'payer@example.com');
});

let sent = 0;
async function pay(type: string, data: Record<string, unknown>): Promise<void> {
  shop.time.pass(1000);
  const signed = signPayment({ type, data }, { id: `evt-${++sent}`, at: new Date(shop.time.clock()) });
  await shop.payments.receiveMessage({ provider: null, ...signed });
  await shop.applyAll();
}

/** The card's rows, without markup and with plain spaces. */
async function rows(language = 'en'): Promise<string[][]> {
  const { html } = await payer.get('/app/profile', { 'Accept-Language': language });
  const card = /<section[^>]*id="payments".*?<\/section>/s.exec(html)?.[0] ?? '';
  return [...card.matchAll(/<tr><td>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row.split('<td').map((cell) =>
      cell
        .replace(/^[^<]*>/, '')
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    ),
  );
}

describe('payments on the profile page', () => {
  it('are none before the first one', async () => {
    expect((await payer.get('/app/profile')).html).toContain('You have not paid for anything yet.');
  });

  it('are shown with item, amount, provider and state', async () => {
    const email = 'payer@example.com';
    const sale = { item: 'minutes-60', amount: '9.00', currency: 'USD', email };
    await pay('payment.completed', { ...sale, payment_id: 'p1' });
    await pay('payment.refunded', { payment_id: 'r1', refund_of: 'p1', amount: '3.00', currency: 'USD' });
    await pay('payment.completed', { ...sale, payment_id: 'p2' });
    await pay('payment.refunded', { payment_id: 'r2', refund_of: 'p2', amount: '9.00', currency: 'USD' });
    await pay('subscription.renewed', { payment_id: 'p3', item: 'club', amount: '5.00', currency: 'EUR', email });
    await pay('payment.completed', { ...sale, payment_id: 'p4', item: 'unheard-of' });
    expect((await rows()).map(([, ...cells]) => cells)).toEqual([
      ['unheard-of', 'US$9.00', 'this service', 'waiting'],
      ['30 min of video each month', '€5.00', 'this service', 'paid'],
      ['1 h of video', 'US$9.00', 'this service', 'refunded'],
      ['1 h of video', 'US$9.00', 'this service', 'partly refunded'],
    ]);
    expect((await payer.get('/app/profile')).html).toContain('A waiting payment has been received');
  });

  it('and ledger entries are in the reader’s language', async () => {
    expect((await rows('de'))[1]?.slice(1)).toEqual(['30 min Video jeden Monat', '5,00 €', 'diesen Dienst', 'bezahlt']);
    const { html } = await payer.get('/app/profile', { 'Accept-Language': 'de' });
    for (const word of ['Gekauft', 'Erstattet']) expect(html).toContain(`<td>${word}</td>`);
    expect(html).not.toMatch(/Bought|Refunded/);
  });

  it('say in the reader’s language that a secret was changed too often', async () => {
    const { userId } = (await web.services.accounts.listUsers({ limit: 1 })).users[0] ?? { userId: 0 };
    for (let turn = 0; turn < 3; turn++) await web.services.accounts.rotateCallbackSecret(userId);
    const path = '/app/profile/callbacks';
    const headers = { 'Accept-Language': 'de' };
    expect((await payer.post(`${path}/secret`, {}, { on: path, headers })).location).toBe(path);
    const { html } = await payer.get(path, headers);
    expect(html).toContain('Das Geheimnis wurde in 24 Stunden dreimal geändert');
  });
});
