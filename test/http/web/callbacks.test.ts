import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createDeliveries } from '../../../src/product/delivery/create-deliveries.ts';
import { startCallbackReceiver } from '../../support/callback-receiver.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const path = '/app/profile/callbacks';
const web = await startWebUnderTest();
const deliveries = createDeliveries({
  connection: web.database.connection,
  callbackSecrets: testAccounts({ database: web.database, clock: web.time.clock }).listCallbackSecrets,
  publicBaseUrl: 'https://captions.example',
  allowPrivateNetwork: true,
  logger: silentLogger,
  workerId: 'test',
});
web.services.deliveries.sendTestEvent = deliveries.sendTestEvent;
let answerWith = 204;
const receiver = await startCallbackReceiver({ answer: () => answerWith });
afterAll(() => receiver.close());

let person = 0;
let visitor: PageVisitor;

beforeEach(async () => {
  visitor = await signedIn(web, `person${++person}@example.com`);
});

const secretOn = (html: string) => /value="(whsec_[^"]+)"/.exec(html)?.[1] ?? '';

describe('the page about callbacks', () => {
  it('makes a new secret, and says until when the old one is used too', async () => {
    const before = secretOn((await visitor.get(path)).html);
    const { status, location } = await visitor.post(`${path}/secret`, {}, { on: path });
    expect([status, location]).toEqual([303, path]);
    const { html } = await visitor.get(path);
    expect(secretOn(html)).toMatch(/^whsec_/);
    expect(secretOn(html)).not.toBe(before);
    expect(html).toContain('The previous secret also signs until');
  });

  it('says that the secret has been changed too often', async () => {
    for (let i = 0; i < 3; i++) await visitor.post(`${path}/secret`, {}, { on: path });
    const secret = secretOn((await visitor.get(path)).html);
    await visitor.post(`${path}/secret`, {}, { on: path });
    const { html } = await visitor.get(path);
    expect(html).toContain('three times within 24 hours');
    expect(secretOn(html)).toBe(secret);
  });

  it('sends a test event that both secrets verify, and shows the answer', async () => {
    const old = secretOn((await visitor.get(path)).html);
    await visitor.post(`${path}/secret`, {}, { on: path });
    answerWith = 202;
    const { status, html } = await visitor.post(path, { url: receiver.url });
    expect(status).toBe(200);
    expect(html).toContain('Your receiver accepts our events.');
    expect(html).toContain('202');
    const [callback] = receiver.of('vid_test').slice(-1);
    if (!callback) throw new Error('nothing was sent');
    for (const secret of [old, secretOn(html)]) receiver.verify(callback, secret);
  });

  it('shows an answer that would not count as delivered', async () => {
    answerWith = 500;
    const { status, html } = await visitor.post(path, { url: receiver.url });
    expect([status, html.includes('This does not work: the receiver answered 500.')]).toEqual([200, true]);
    const headers = { 'Accept-Language': 'de' };
    const german = await visitor.post(path, { url: receiver.url }, { headers });
    expect(german.html).toContain('der Empfänger antwortete mit 500');
  });

  it('shows the entered text again if it is not a URL', async () => {
    const { status, html } = await visitor.post(path, { url: 'my server "x"' });
    expect(status).toBe(422);
    expect(html).toContain('Enter a full address');
    expect(html).toContain('value="my server &quot;x&quot;"');
    const headers = { 'Accept-Language': 'es' };
    const spanish = await visitor.post(path, { url: 'mi servidor' }, { headers });
    expect(spanish.html).toContain('Escribe una dirección completa');
  });

  it('says that there were too many tests', async () => {
    answerWith = 204;
    for (let i = 0; i < 10; i++) await visitor.post(path, { url: receiver.url });
    const { status, html } = await visitor.post(path, { url: receiver.url });
    expect([status, html.includes('Too many tests')]).toEqual([429, true]);
  });

  it('is for signed-in users, and changes nothing without the form’s token', async () => {
    const secret = secretOn((await visitor.get(path)).html);
    expect((await visitor.post(`${path}/secret`, {}, { token: 'wrong' })).status).toBe(403);
    expect(secretOn((await visitor.get(path)).html)).toBe(secret);
  });
});
