import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePersonalData } from '../../../src/app/compose-personal-data.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createDeliveries } from '../../../src/product/delivery/create-deliveries.ts';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../../support/callback-receiver.ts';
import { type ChatsUnderTest, chatsUnderTest } from '../../support/chats-under-test.ts';
import { mistakesOn } from '../../support/inspect-page.ts';
import { mailedPath } from '../../support/page-visitor.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

describe.skipIf(chromiumPath === null)(`the account pages ${browserWord}`, () => {
  let web: WebUnderTest;
  let receiver: CallbackReceiver;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    web = await startWithTheRealThings(await chatsUnderTest());
    receiver = await startCallbackReceiver();
    browser = await launchBrowser();
    context = await browser.newContext({ baseURL: web.url, acceptDownloads: true });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(String(error)));
  });

  afterAll(async () => {
    await browser?.close();
    await receiver?.close();
  });

  async function signIn(email: string) {
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
    await page.goto(mailedPath(web));
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  it('claim a chat by the link that an integration was given', async () => {
    const path = await offeredPath(web);
    await page.goto(path);
    expect(await page.title()).toBe('Sign in · Captioneer');
    await signIn('ada@example.com');
    await page.getByRole('heading', { name: 'Connect this chat?' }).waitFor();
    expect(await mistakesOn(page, 'claim')).toEqual([]);
    await page.getByRole('button', { name: 'Connect it' }).click();
    await page.getByText('The chat is connected to your account.').waitFor();
    expect(await page.getByText('as contact 445566').isVisible()).toBe(true);
  });

  it('disconnect the chat again', async () => {
    await page.getByRole('button', { name: 'Disconnect contact 445566 of bot 112233' }).click();
    await page.getByText('The chat is disconnected').waitFor();
    expect(await page.getByText('as contact 445566').count()).toBe(0);
  });

  it('say that a link has expired', async () => {
    await page.goto('/claim/no-such-link');
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    expect(await mistakesOn(page, 'claim-ended')).toEqual([]);
    complaints.length = 0;
  });

  it('send a test event, and show the receiver’s answer', async () => {
    await page.goto('/app/profile');
    await page.getByRole('link', { name: 'Change it, or test your receiver' }).click();
    await page.getByLabel('Address of your receiver').fill(receiver.url);
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText('Your receiver accepts our events.').waitFor();
    expect(await page.getByText('204', { exact: true }).isVisible()).toBe(true);
    await page.getByText('What we sent').click();
    await page.getByText('"video_id":"vid_test"').waitFor();
    expect(await mistakesOn(page, 'callback-test')).toEqual([]);
  });

  it('say why no answer came', async () => {
    await page.getByLabel('Address of your receiver').fill('http://127.0.0.1:1/');
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText('This does not work: the host refuses connections.').waitFor();
    await page.getByLabel('Address of your receiver').fill('nowhere');
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText('Enter a full address that begins with https:// or http://.').waitFor();
    complaints.length = 0;
  });

  it('make a new secret, with which the receiver verifies as well as with the old one', async () => {
    await page.goto('/app/profile/callbacks');
    const old = await page.getByLabel('Callback secret').inputValue();
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await page.getByText('Here is your new secret.').waitFor();
    expect(await mistakesOn(page, 'new-secret')).toEqual([]);
    const secret = await page.getByLabel('Callback secret').inputValue();
    expect(secret).not.toBe(old);
    await page.getByLabel('Address of your receiver').fill(receiver.url);
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText('Your receiver accepts our events.').waitFor();
    const callback = receiver.received.at(-1);
    if (!callback) throw new Error('nothing was sent');
    for (const one of [old, secret]) receiver.verify(callback, one);
  });

  it('download the account’s data', async () => {
    await page.goto('/app/profile');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^captioneer-account-.*\.json$/);
    const text = await file.createReadStream().then(readAll);
    expect(JSON.parse(text)).toMatchObject({ profile: { email: 'ada@example.com' } });
  });

  it('show operators users, payments and integrations', async () => {
    await web.services.accounts.makeAdmin({ email: 'ada@example.com' });
    await page.goto('/app');
    await page.getByRole('link', { name: 'Admin' }).click();
    expect(await mistakesOn(page, 'admin-users')).toEqual([]);
    await page.getByLabel('Email, name or number').fill('ada');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'ada@example.com' }).waitFor();
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByText('8.00 USD').waitFor();
    expect(await mistakesOn(page, 'admin-payments')).toEqual([]);
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByLabel('Name of a new integration').fill('Flows of Example');
    await page.getByRole('button', { name: 'Create integration' }).click();
    expect(await page.getByLabel('API key').inputValue()).toMatch(/^int_/);
    await page.getByRole('link', { name: 'I have copied it' }).click();
    expect(await mistakesOn(page, 'admin-integrations')).toEqual([]);
    await page.getByRole('link', { name: 'Change Flows of Example' }).click();
    expect(await mistakesOn(page, 'admin-integration')).toEqual([]);
  });

  it('show operators the queue, where they can delete a job', async () => {
    await web.agenda?.schedule(new Date(Date.now() + 3_600_000), 'sweep');
    await page.getByRole('link', { name: 'Queue' }).click();
    await page.getByText('sweep').first().waitFor();
    await page.getByTitle('Delete permanently').click();
    await page.locator('.modal-overlay').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('row', { name: 'sweep' }).waitFor({ state: 'detached' });
    expect(await web.database.connection.collection('agendaJobs').countDocuments({ name: 'sweep' })).toBe(0);
    if (process.env.PAGE_PICTURES) await page.screenshot({ path: `${process.env.PAGE_PICTURES}/admin-queue-1280.jpg` });
    // the dashboard's script logs errors about the parts that are off
    const expected = /501|SSE connection error|favicon|404/;
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)));
  });

  it('delete the account', async () => {
    await page.goto('/app/profile');
    await page.getByRole('link', { name: 'Delete my account' }).click();
    expect(await mistakesOn(page, 'delete-account')).toEqual([]);
    await page.getByLabel('Type ada@example.com to confirm').fill('ada');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Type the email address of this account exactly').waitFor();
    await page.getByLabel('Type ada@example.com to confirm').fill('ada@example.com');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account is deleted').waitFor();
    await page.goto('/app/profile');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    expect(await web.database.connection.collection('users').countDocuments({ email: 'ada@example.com' })).toBe(0);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('422')));
  });

  it('cause no errors in the browser’s console', () => {
    expect(complaints).toEqual([]);
  });
});

/** The real services behind these pages, except for payments. */
async function startWithTheRealThings(parts: ChatsUnderTest): Promise<WebUnderTest> {
  const { database } = parts;
  const { connection } = database;
  const web = await startWebUnderTest({ database, withQueue: true });
  const shared = { database, clock: web.time.clock };
  const publicBaseUrl = web.url;
  const { sendTestEvent } = createDeliveries({
    connection,
    publicBaseUrl,
    allowPrivateNetwork: true,
    logger: silentLogger,
    workerId: 'test',
    callbackSecrets: testAccounts(shared).listCallbackSecrets,
  });
  Object.assign(web.services, {
    subscribers: createSubscriberServices({ ...shared, publicBaseUrl }),
    chats: parts.chats,
    integrations: createIntegrationServices(shared),
    personalData: composePersonalData({ ...parts, connection }),
    deliveries: { ...web.services.deliveries, sendTestEvent },
    payments: { ...web.services.payments, listUnmatchedPayments: async () => [unmatched] },
  });
  await database.ensureIndexes();
  return web;
}

const unmatched = {
  id: 'p1',
  provider: 'paypal',
  eventKey: 'k',
  status: 'unmatched',
  reason: 'wrong_amount',
  kind: 'sale',
  paymentId: '61E67681CH3238416',
  item: 'minutes-60',
  amount: '8.00',
  currency: 'USD',
  userId: null,
  email: 'payer@example.com',
  canRetry: true,
  setAside: null,
  receivedAt: new Date('2026-03-09T10:00:00Z'),
};

/** As a chatbot platform does it: posts the contact to the API, which returns a link. */
async function offeredPath(web: WebUnderTest): Promise<string> {
  const { apiKey } = await web.services.integrations.createIntegration({ name: 'Coffee flows' });
  const answer = await fetch(`${web.url}/api/webhooks/chatbot/messenger-subscriber`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ chatbot_id: '112233', messenger_id: '445566' }),
  });
  const { link_url } = (await answer.json()) as { link_url: string };
  return new URL(link_url).pathname;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
