import { beforeAll, describe, expect, it } from 'vitest';
import { maxTokens } from '../../../src/product/accounts/tokens.ts';
import { createRecordUsage } from '../../../src/product/billing/usage.ts';
import { createUsageEventModel } from '../../../src/product/billing/usage-event.model.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

let web: WebUnderTest;
let visitor: PageVisitor;
let userId: number;

beforeAll(async () => {
  web = await startWebUnderTest();
  visitor = await signedIn(web, 'ada@example.com');
  userId = await idOf(web, 'ada@example.com');
});

async function idOf({ database }: WebUnderTest, email: string): Promise<number> {
  return Number((await database.connection.collection('users').findOne({ email }))?._id);
}

const tokenIn = (html: string) => /cap_[0-9a-f]{40}/.exec(html)?.[0];
const profile = (query = '') => visitor.get(`/app/profile${query}`);

describe('tokens on the profile page', () => {
  it('are shown once, work, and are listed by their first characters', async () => {
    const made = await visitor.post('/app/profile/tokens', { name: ' my flow ' }, { on: '/app/profile' });
    expect(made).toMatchObject({ status: 303, location: '/app/profile/tokens/new' });
    const shown = await visitor.get('/app/profile/tokens/new');
    expect(shown.headers.get('Cache-Control')).toContain('no-store');
    expect(shown.html).toContain('my flow');
    const token = tokenIn(shown.html) ?? '';
    expect(await web.services.accounts.authenticateToken(token)).toMatchObject({ userId });
    const { html } = await profile();
    expect(html).toContain('my flow');
    expect(html).toContain(token.slice(0, 12));
    expect(tokenIn(html)).toBeUndefined();
    expect(html).toContain('last used');
  });

  it('are neither shown nor created again when their page is reloaded', async () => {
    await visitor.post('/app/profile/tokens', { name: 'reloaded' }, { on: '/app/profile' });
    const before = await web.services.accounts.listTokens(userId);
    expect(tokenIn((await visitor.get('/app/profile/tokens/new')).html)).toBeDefined();
    const again = await visitor.get('/app/profile/tokens/new');
    expect(again).toMatchObject({ status: 303, location: '/app/profile#tokens', html: '' });
    expect(await web.services.accounts.listTokens(userId)).toEqual(before);
  });

  it('are not shown to the next user of the same browser', async () => {
    const first = await signedIn(web, 'first@example.com');
    await first.post('/app/profile/tokens', { name: 'of the first' }, { on: '/app/profile' });
    const next = await signedIn(web, 'next@example.com');
    next.cookies.set('captioneer_shown_once', first.cookies.get('captioneer_shown_once') ?? '');
    expect(await next.get('/app/profile/tokens/new')).toMatchObject({ status: 303, html: '' });
  });

  it.each(['', 'bm90IGpzb24', 'bnVsbA'])('are not read from an invalid cookie: %j', async (value) => {
    visitor.cookies.set('captioneer_shown_once', value);
    expect(await visitor.get('/app/profile/tokens/new')).toMatchObject({ status: 303, html: '' });
  });

  it.each([
    ['', 'Give the token a name'],
    ['x'.repeat(101), 'at most 100 characters'],
  ])('are not created with the name "%s"', async (name, words) => {
    const before = await web.services.accounts.listTokens(userId);
    const { status, html } = await visitor.post('/app/profile/tokens', { name }, { on: '/app/profile' });
    expect([status, html]).toEqual([422, expect.stringContaining(words)]);
    expect(html).toMatch(new RegExp(`value${name && `="${name}"`} aria-invalid="true"`));
    expect(await web.services.accounts.listTokens(userId)).toEqual(before);
  });

  it('are not created when there are as many as allowed, on the page and in the API', async () => {
    const full = await signedIn(web, 'full@example.com');
    const fullId = await idOf(web, 'full@example.com');
    const made = [];
    for (let count = 0; count < maxTokens; count++) made.push(await web.services.accounts.createToken(fullId, 'flow'));
    const { status, html } = await full.post('/app/profile/tokens', { name: 'one more' }, { on: '/app/profile' });
    expect([status, html]).toEqual([422, expect.stringContaining('This account has as many tokens as it may.')]);
    expect(html).toContain('value="one more"');
    const reply = await fetch(`${web.url}/api/tokens`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${made[0]?.apiToken}`, 'Content-Type': 'application/json' },
      body: '{"name":"one more"}',
    });
    const message = 'This account has as many tokens as it may. Revoke one that you no longer use, then try again.';
    expect([reply.status, await reply.json()]).toEqual([409, { message }]);
    expect(await web.services.accounts.listTokens(fullId)).toHaveLength(maxTokens);
  });

  it('are revoked after a confirmation', async () => {
    const { id, apiToken } = await web.services.accounts.createToken(userId, 'leaked');
    const path = `/app/profile/tokens/${id}/revoke`;
    expect((await visitor.get(path)).html).toContain('leaked');
    expect(await web.services.accounts.authenticateToken(apiToken)).not.toBeNull();
    expect((await visitor.post(path)).location).toBe('/app/profile#tokens');
    expect((await profile()).html).toContain('The token is revoked');
    expect(await web.services.accounts.authenticateToken(apiToken)).toBeNull();
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('of other users are neither shown nor revoked', async () => {
    await signedIn(web, 'eve@example.com');
    const { id, apiToken } = await web.services.accounts.createToken(await idOf(web, 'eve@example.com'), 'hers');
    const path = `/app/profile/tokens/${id}/revoke`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.post(path, {}, { on: '/app/profile' })).status).toBe(404);
    expect(await web.services.accounts.authenticateToken(apiToken)).not.toBeNull();
  });

  it('cannot have markup in their names', async () => {
    await web.services.accounts.createToken(userId, '<script>alert(1)</script>');
    expect((await profile()).html).not.toContain('<script>alert');
  });
});

describe('usage on the profile page', () => {
  beforeAll(async () => {
    const record = createRecordUsage(createUsageEventModel(web.database.connection));
    for (const [day, seconds] of [
      ['2026-03-02', 75],
      ['2026-02-28', 30],
    ] as const) {
      const at = new Date(`${day}T10:00:00Z`);
      await record({ userId, kind: 'created', seconds: 0, at, cause: `${day}:1:created` });
      await record({ userId, kind: 'processed', seconds, at, cause: `${day}:1:processed` });
    }
  });

  it('is that of this month, as a chart and as a table', async () => {
    const { html } = await profile();
    expect(html).toContain('Usage in March 2026');
    expect(html).toContain('most on day 2: 1 min 15 s');
    expect(html.match(/class="chart-bar"/g)).toHaveLength(1);
    expect(html).toContain('<th scope="row">2026-03-02</th>');
    expect(html).not.toContain('2026-02-28');
    expect(html).not.toContain('Next month');
  });

  it('is that of another month on request', async () => {
    const { html } = await profile('?month=2026-02');
    expect(html).toContain('Usage in February 2026');
    expect(html).toContain('<th scope="row">2026-02-28</th>');
    expect(html).toContain('?month=2026-01#usage');
    expect(html).toContain('?month=2026-03#usage');
  });

  it.each(['2026-04', '2026-13', '-1', '<b>'])('is that of this month for a month like %s', async (month) => {
    expect((await profile(`?month=${encodeURIComponent(month)}`)).html).toContain('Usage in March 2026');
  });
});

describe('time left on the profile page', () => {
  it('is not counted while payments are off', async () => {
    expect((await profile()).html).toContain('Payments are off on this service');
  });

  it('is the sum of the ledger', async () => {
    const paid = await startWebUnderTest({
      env: {
        PAYMENTS_PROVIDER: 'signed',
        PAYMENTS_SECRET: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
        PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
      },
    });
    const payer = await signedIn(paid, 'payer@example.com');
    const given = { email: 'payer@example.com', seconds: 120, reason: 'A gift <3', by: 'test' };
    await paid.services.accounts.creditAccount(given);
    const { html } = await payer.get('/app/profile');
    expect(html).toContain('<strong>12 min</strong> of video');
    expect(html).toContain('10 min of 10 min, renewed on 1 April 2026');
    expect(html).toContain('A gift &lt;3');
  });
});

describe('the rest of the profile page', () => {
  it('shows linked messengers', async () => {
    await web.database.connection.collection('subscribers').insertOne({
      chatbotId: 'bot-7',
      messengerId: 'contact-9',
      userId,
      linkedAt: new Date(),
      linkNoticeDueAt: null,
      createdAt: new Date(),
    });
    const { html } = await profile();
    expect(html).toContain('bot-7');
    expect(html).toContain('contact-9');
  });
});
