import { beforeAll, describe, expect, it } from 'vitest';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import type { UnmatchedPayment } from '../../../src/product/payments/unmatched-payments.ts';
import { createVisitor, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const web = await startWebUnderTest();
web.services.integrations = createIntegrationServices({ database: web.database, clock: web.time.clock });
const retried: string[] = [];
let unmatched: UnmatchedPayment[] = [];
web.services.payments = {
  ...web.services.payments,
  listUnmatchedPayments: async ({ limit }) => unmatched.slice(0, limit),
  retryPayment: async (id) => void retried.push(id),
};

let operator: PageVisitor;
let user: PageVisitor;

beforeAll(async () => {
  operator = await signedIn(web, 'ops@example.com');
  user = await signedIn(web, 'ada@example.com');
  await web.services.accounts.makeAdmin({ email: 'ops@example.com' });
});

const payment = (id: string, more: Partial<UnmatchedPayment> = {}): UnmatchedPayment => ({
  id,
  provider: 'paypal',
  eventKey: `key-${id}`,
  status: 'unmatched',
  reason: 'wrong_amount',
  kind: 'sale',
  paymentId: `PAY-${id}`,
  item: 'minutes-60',
  amount: '8.00',
  currency: 'USD',
  userId: null,
  email: 'payer@example.com',
  canRetry: true,
  setAside: null,
  receivedAt: new Date('2026-03-09T10:00:00Z'),
  ...more,
});

describe('operators’ pages', () => {
  const paths = ['/app/admin', '/app/admin/payments', '/app/admin/integrations', '/app/admin/queue/'];

  it.each(paths)('%s does not exist for others', async (path) => {
    expect((await user.get(path)).status).toBe(404);
    expect((await createVisitor(web.url).get(path)).location).toBe(`/sign-in?to=${encodeURIComponent(path)}`);
  });

  it.each(['/app/admin/integrations', '/app/admin/payments/x/retry', '/app/admin/queue/api/jobs/delete'])(
    'nobody else sends the form at %s',
    async (path) => {
      expect((await user.post(path, { name: 'mine' }, { on: '/app/profile' })).status).toBe(404);
    },
  );

  it('are in the menu of operators only', async () => {
    expect((await user.get('/app/profile')).html).not.toContain('/app/admin');
    expect((await operator.get('/app/profile')).html).toContain('href="/app/admin"');
  });

  it('are closed at the next request when a user is no operator any more', async () => {
    await web.services.accounts.makeAdmin({ email: 'ada@example.com' });
    expect((await user.get('/app/admin')).status).toBe(200);
    await web.database.connection
      .collection('users')
      .updateOne({ email: 'ada@example.com' }, { $set: { isAdmin: false } });
    expect((await user.get('/app/admin')).status).toBe(404);
  });
});

describe('users', () => {
  it('are listed and can be searched', async () => {
    const everybody = (await operator.get('/app/admin')).html;
    for (const email of ['ops@example.com', 'ada@example.com']) expect(everybody).toContain(email);
    const found = (await operator.get('/app/admin?q=ADA')).html;
    expect(found).toContain('ada@example.com');
    expect(found).not.toContain('ops@example.com');
    expect((await operator.get('/app/admin?q=%3Cb%3E')).html).toContain('No user matches “&lt;b>”.');
  });

  it('are listed on several pages', async () => {
    const many = Array.from({ length: 51 }, (_, i) => ({ _id: 1000 + i, email: `many${i}@example.com` }));
    const made = { callbackSecret: 'whsec_', createdAt: new Date(web.time.clock()) };
    await createUserModel(web.database.connection).insertMany(many.map((user) => ({ ...user, ...made })));
    const first = (await operator.get('/app/admin?q=many')).html;
    expect(first).not.toContain('many0@example.com');
    const more = /href="(\/app\/admin\?[^"]+before[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = (await operator.get(more)).html;
    expect(second).toContain('many0@example.com');
    expect(second).not.toContain('many1@example.com');
  });
});

describe('unmatched payments', () => {
  it('are shown with the reason, and can be tried again', async () => {
    unmatched = [payment('p1'), payment('p2', { status: 'waiting_for_person', reason: null })];
    const { html } = await operator.get('/app/admin/payments');
    for (const word of [
      '8.00 USD',
      'minutes-60',
      'PAY-p1',
      'payer@example.com',
      'The amount is not the one in the price',
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toContain('There is no account with this email address yet');
    const { location } = await operator.post('/app/admin/payments/p1/retry', {}, { on: '/app/admin/payments' });
    expect([location, retried]).toEqual(['/app/admin/payments', ['p1']]);
  });

  it('are none if all payments are matched', async () => {
    unmatched = [];
    expect((await operator.get('/app/admin/payments')).html).toContain('There are none.');
  });
});

describe('integrations', () => {
  const path = '/app/admin/integrations';

  it('are created with a key that is shown once and works', async () => {
    const { status, html } = await operator.post(path, { name: 'Coffee <flows>' });
    const key = /int_[0-9a-f]{40}/.exec(html)?.[0] ?? '';
    expect(status).toBe(200);
    expect(html).toContain('Coffee &lt;flows>');
    expect(await web.services.integrations.authenticateIntegration(key)).not.toBeNull();
    const list = (await operator.get(path)).html;
    expect(list).toContain('Coffee &lt;flows>');
    expect(list).not.toContain(key);
  });

  it('need a name', async () => {
    const { status, html } = await operator.post(path, { name: ' ' });
    expect([status, html.includes('An integration needs a name.')]).toEqual([422, true]);
  });

  it('are renamed and removed', async () => {
    const { integrationId, apiKey } = await web.services.integrations.createIntegration({ name: 'Before' });
    const one = `${path}/${integrationId}`;
    expect((await operator.post(one, { name: '' })).status).toBe(422);
    expect((await operator.post(one, { name: 'After' })).location).toBe(path);
    expect((await operator.get(path)).html).toContain('After');
    expect((await operator.post(`${one}/remove`, {}, { on: one })).location).toBe(path);
    expect(await web.services.integrations.authenticateIntegration(apiKey)).toBeNull();
    expect((await operator.get(one)).status).toBe(404);
  });
});
