import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordUsage } from '../../../src/product/billing/usage.ts';
import { createUsageEventModel } from '../../../src/product/billing/usage-event.model.ts';
import { createSubscriberModel } from '../../../src/product/subscribers/subscriber.model.ts';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';
import { mistakesOn } from '../../support/inspect-page.ts';
import { mailedPath } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

describe.skipIf(chromiumPath === null)(`the pages ${browserWord}`, () => {
  let web: WebUnderTest;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    web = await startWebUnderTest({ env: paymentsOn });
    browser = await launchBrowser();
    context = await browser.newContext({ baseURL: web.url });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(String(error)));
  });

  afterAll(() => browser?.close());

  const callApi = (token: string) => fetch(`${web.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });

  it('sign in by a mailed link, and lead back to the requested page', async () => {
    await page.goto('/app/profile');
    expect(await page.title()).toBe('Sign in · Captioneer');
    expect(await mistakesOn(page, 'sign-in')).toEqual([]);
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
    expect(await mistakesOn(page, 'link-sent')).toEqual([]);
    await page.goto(mailedPath(web));
    expect(await mistakesOn(page, 'welcome')).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/app/profile');
    await useSomething(web);
    const look = { userId: await userId(web), settings: { style: 'pill', highlightColor: '#0057FF' } as const };
    await web.services.presets.createPreset({ ...look, name: 'My brand', isDefault: true });
    await web.services.presets.createPreset({ ...look, name: 'A campaign with a rather long name', settings: {} });
  });

  it('create a token that a program can use', async () => {
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Create a token' }).click();
    expect(await page.getByText('Give the token a name').isVisible()).toBe(true);
    await page.getByLabel('Name of a new token').fill('newsletter flow');
    await page.getByRole('button', { name: 'Create a token' }).click();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    expect((await callApi(token)).status).toBe(200);
    await page.goto('/app/profile');
    expect(await page.getByText(token).count()).toBe(0);
    expect(await mistakesOn(page, 'profile')).toEqual([]);
    await page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })");
    expect(await mistakesOn(page, 'profile-open')).toEqual([]);
  });

  it('copy a token with a click', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/app/profile');
    await page.getByLabel('Name of a new token').fill('phone');
    await page.getByRole('button', { name: 'Create a token' }).click();
    expect(await mistakesOn(page, 'new-token')).toEqual([]);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
  });

  it('revoke a token after a confirmation', async () => {
    const { apiToken } = await web.services.accounts.createToken(await userId(web), 'leaked');
    await page.goto('/app/profile');
    await page.getByRole('link', { name: 'Revoke leaked' }).click();
    expect(await mistakesOn(page, 'revoke-token')).toEqual([]);
    expect((await callApi(apiToken)).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await page.getByText('The token is revoked').waitFor();
    expect(await page.getByText('leaked').count()).toBe(0);
    expect((await callApi(apiToken)).status).toBe(401);
  });

  it('hide the callback secret until it is opened', async () => {
    await page.goto('/app/profile');
    const secret = page.getByLabel('Callback secret');
    expect(await secret.isVisible()).toBe(false);
    await page.getByText('Show the secret').click();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
  });

  it('can be used by keyboard: the first link leads to the content', async () => {
    await page.goto('/app/profile');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('say in words that a page does not exist', async () => {
    await page.goto('/app/nothing');
    expect(await mistakesOn(page, 'not-found')).toEqual([]);
    complaints.length = 0;
  });

  it('work without scripts', async () => {
    const plain = await browser.newContext({ baseURL: web.url, javaScriptEnabled: false });
    await plain.addCookies(await context.cookies());
    const scriptless = await plain.newPage();
    await scriptless.goto('/app/profile');
    await scriptless.getByLabel('Name of a new token').fill('no script');
    await scriptless.getByRole('button', { name: 'Create a token' }).click();
    expect(await scriptless.getByLabel('Token', { exact: true }).inputValue()).toMatch(/^cap_/);
    expect(await scriptless.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    await plain.close();
  });

  it('sign out', async () => {
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are signed out.').waitFor();
    await page.goto('/app/profile');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });

  it('cause no errors in the browser’s console', () => {
    expect(complaints).toEqual([]);
  });
});

const paymentsOn = {
  PAYMENTS_PROVIDER: 'signed',
  PAYMENTS_SECRET: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0',
  PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
};

async function userId({ database }: WebUnderTest): Promise<number> {
  const user = await database.connection
    .collection<{ _id: number; email: string }>('users')
    .findOne({ email: 'ada@example.com' });
  if (!user) throw new Error('nobody has signed in');
  return user._id;
}

/** Some videos on some days, a credit and a chat, so that the page shows something. */
async function useSomething(web: WebUnderTest): Promise<void> {
  const record = createRecordUsage(createUsageEventModel(web.database.connection));
  const owner = await userId(web);
  const now = new Date(web.time.clock());
  const chat = { chatbotId: '4711', messengerId: '8a2f01', userId: owner, linkedAt: now, linkNoticeDueAt: null };
  await createSubscriberModel(web.database.connection).create({ ...chat, createdAt: now });
  const gift = { email: 'ada@example.com', seconds: 1800, reason: 'welcome', by: 'an operator' };
  await web.services.accounts.creditAccount(gift);
  for (const [day, seconds] of [
    [1, 64],
    [2, 312],
    [3, 95],
    [5, 540],
    [6, 41],
    [9, 205],
    [10, 388],
  ] as const) {
    const at = new Date(Date.UTC(2026, 2, day, 9));
    await record({ userId: owner, kind: 'created', seconds: 0, at, cause: `v${day}:1:created` });
    await record({ userId: owner, kind: 'processed', seconds, at, cause: `v${day}:1:processed` });
  }
  await record({
    userId: owner,
    kind: 'edited',
    seconds: 0,
    at: new Date(Date.UTC(2026, 2, 10)),
    cause: 'v10:2:edited',
  });
}
