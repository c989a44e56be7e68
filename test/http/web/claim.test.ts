import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { chatsUnderTest } from '../../support/chats-under-test.ts';
import { createVisitor, mailedPath, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

const { database: chatsDatabase, chats } = await chatsUnderTest();
const web = await startWebUnderTest({ services: { chats }, database: chatsDatabase });
const { database, time } = web;
const shared = { database, clock: time.clock, publicBaseUrl: 'http://127.0.0.1:3000' };
const integrations = createIntegrationServices(shared);
Object.assign(web.services, { integrations, subscribers: createSubscriberServices(shared) });
await database.ensureIndexes();

let ada: PageVisitor;
let bob: PageVisitor;
let integration: { integrationId: string; apiKey: string };
let contacts = 0;
let path: string;

beforeAll(async () => {
  ada = await signedIn(web, 'ada@example.com');
  bob = await signedIn(web, 'bob@example.com');
  integration = await integrations.createIntegration({ name: 'Coffee <flows>' });
});

/** A link as the API returns it to an integration. */
beforeEach(async () => {
  const answer = await fetch(`${web.url}/api/webhooks/chatbot/messenger-subscriber`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${integration.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ chatbot_id: 'bot-7', messenger_id: `contact-${++contacts}` }),
  });
  const { link_url } = (await answer.json()) as { link_url: string };
  path = new URL(link_url).pathname;
});

describe('the page behind a claim link', () => {
  it('shows what would be connected, and changes nothing by being opened', async () => {
    const seen = await ada.get(path);
    expect(seen.status).toBe(200);
    for (const word of ['bot-7', `contact-${contacts}`, 'ada@example.com', 'Coffee &lt;flows>']) {
      expect(seen.html).toContain(word);
    }
    expect((await bob.get(path)).status).toBe(200);
  });

  it('asks visitors to sign in first, and brings them back', async () => {
    const carla = createVisitor(web.url);
    const { location } = await carla.get(path);
    expect(location).toBe(`/sign-in?to=${encodeURIComponent(path)}`);
    await carla.post('/sign-in', { email: 'carla@example.com', to: path });
    expect((await carla.post(mailedPath(web))).location).toBe(path);
    expect((await carla.get(path)).html).toContain('Connect it');
  });

  it('connects the chat with one click, and the profile says so', async () => {
    const { status, location } = await ada.post(path);
    expect([status, location]).toEqual([303, '/app/profile#messengers']);
    const profile = await ada.get('/app/profile');
    expect(profile.html).toContain('The chat is connected to your account.');
    expect(profile.html).toContain(`contact-${contacts}`);
  });

  it('leads its owner back to the profile when it is opened again', async () => {
    await ada.post(path);
    expect((await ada.get(path)).location).toBe('/app/profile#messengers');
    expect((await ada.post(path, {}, { on: '/app/profile' })).location).toBe('/app/profile#messengers');
  });

  it('tells others that the chat belongs to another user', async () => {
    await ada.post(path);
    for (const seen of [await bob.get(path), await bob.post(path, {}, { on: '/app/profile' })]) {
      expect(seen.status).toBe(409);
      expect(seen.html).toContain('belongs to somebody else');
      expect(seen.html).not.toContain('ada@example.com');
    }
  });

  it('says that it has been used if the chat has been disconnected since', async () => {
    await ada.post(path);
    const form = { chat: `messenger:bot-7:contact-${contacts}` };
    const { location } = await ada.post('/app/profile/messengers/disconnect', form, { on: '/app/profile' });
    expect(location).toBe('/app/profile#messengers');
    expect((await ada.get('/app/profile')).html).toContain('The chat is disconnected');
    for (const seen of [await bob.get(path), await ada.post(path, {}, { on: '/app/profile' })]) {
      expect([seen.status, seen.html.includes('has been used')]).toEqual([410, true]);
    }
  });

  it('says that it has expired after a week', async () => {
    time.pass(7 * 24 * 3_600_000);
    const seen = await ada.get(path);
    expect([seen.status, seen.html.includes('has expired')]).toEqual([410, true]);
    expect((await ada.get('/claim/never-was')).status).toBe(410);
  });

  it('rejects a form without its token', async () => {
    expect((await ada.post(path, {}, { token: 'wrong' })).status).toBe(403);
    expect((await ada.get(path)).status).toBe(200);
  });
});

describe('disconnecting a chat', () => {
  it('is for its owner only', async () => {
    await ada.post(path);
    const form = { chat: `messenger:bot-7:contact-${contacts}` };
    expect((await bob.post('/app/profile/messengers/disconnect', form, { on: '/app/profile' })).status).toBe(404);
    expect((await ada.get('/app/profile')).html).toContain(`contact-${contacts}`);
  });
});
