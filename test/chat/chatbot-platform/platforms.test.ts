import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createChatbotContactModel } from '../../../src/chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createChatbotPlatform } from '../../../src/chat/chatbot-platform/create-chatbot-platform.ts';
import { createPlatformMessenger } from '../../../src/chat/chatbot-platform/create-platform-messenger.ts';
import { createPlatformCallModel } from '../../../src/chat/chatbot-platform/platform/platform-limits.ts';
import { contentOf, describeChatbotPlatform } from '../../contracts/chatbot-platform.contract.ts';
import { describeMessenger } from '../../contracts/messenger.contract.ts';
import { chatfuelBlock } from '../../support/fake-chatbot-platform/chatfuel-api.ts';
import { readChatfuelReply } from '../../support/fake-chatbot-platform/chatfuel-format.ts';
import { readManychatContent } from '../../support/fake-chatbot-platform/manychat-format.ts';
import type { Flavour } from '../../support/fake-chatbot-platform/platform.ts';
import { type FakePlatform, startFakePlatform } from '../../support/fake-chatbot-platform/start-fake-platform.ts';
import { testDatabase } from '../../support/mongo.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';

const { connection, ensureIndexes } = await testDatabase();
const calls = createPlatformCallModel(connection);
const chatbotContacts = createChatbotContactModel(connection);
await ensureIndexes();

const types: Record<string, string> = { jpg: 'image/jpeg', mp4: 'video/mp4', srt: 'application/x-subrip' };
const files = await startScriptedServer((request, response) => {
  response.writeHead(200, { 'Content-Type': types[request.url?.split('.').at(-1) ?? ''] ?? 'text/html' }).end('bytes');
});
afterAll(files.close);
const media = { picture: `${files.url}/a.jpg`, video: `${files.url}/a.mp4`, file: `${files.url}/a.srt` };
const signal = new AbortController().signal;

async function open(flavour: Flavour, given?: FakePlatform) {
  await calls.deleteMany();
  const fake = given ?? (await startFakePlatform(flavour));
  if (!given) afterAll(fake.close);
  const config = { platform: flavour, apiRoot: fake.url, token: fake.token, block: chatfuelBlock };
  return { fake, media, platform: createChatbotPlatform({ config, connection }) };
}

const manychatError = (message: string) => ({ status: 'error', message });

describeChatbotPlatform('ManyChat', async () => {
  const opened = await open('manychat');
  return {
    ...opened,
    readReply: (json) => readManychatContent(json, opened.fake),
    refusals: {
      window: [
        { status: 400, body: { ...manychatError('no'), code: 3011 } },
        { status: 200, body: { ...manychatError('no'), code: '3011' } },
      ],
      gone: [{ status: 200, body: manychatError('Subscriber does not exist') }],
      other: [
        { status: 200, body: manychatError('It is not liked') },
        { status: 400, body: { ...manychatError('No'), details: { messages: [{ message: 'It is not liked' }] } } },
      ],
      nonsense: [
        { status: 200, body: 'hello' },
        { status: 404, body: '<html>' },
      ],
    },
  };
});

describeChatbotPlatform('Chatfuel', async () => {
  const opened = await open('chatfuel');
  const no = (result: string) => ({ success: false, result });
  return {
    ...opened,
    readReply: readChatfuelReply,
    refusals: {
      window: [{ status: 400, body: no('Can not send outside of the 24h window') }],
      gone: [{ status: 400, body: no('User not found') }],
      other: [{ status: 200, body: no('It is not liked') }],
      nonsense: [
        { status: 200, body: { ok: true } },
        { status: 404, body: '<html>' },
      ],
    },
  };
});

describeMessenger('ManyChat', async () => {
  const { fake, platform } = await open('manychat');
  const deps = { chatbotContacts, publicBaseUrl: 'https://c.example', clock: Date.now, random: randomBytes };
  const contact = fake.addContact('8');
  const answer = (status: number) => () => void fake.instead.push({ status, body: {} });
  return {
    messenger: createPlatformMessenger({ ...deps, platform }),
    address: { kind: 'messenger', chatbotId: 'bot', messengerId: '8' },
    ...{ token: fake.token, jpeg: Buffer.alloc(1), mp4: Buffer.alloc(1), urls: media, inbound: null },
    seen: () =>
      contact.shown.map(({ kind, content, buttons }) => ({
        text: kind === 'text' || kind === 'card' ? content : '',
        media: kind === 'text' || kind === 'card' ? null : kind,
        labels: buttons.map(({ label }) => label),
      })),
    fails: {
      blocked: () => {
        contact.hasBlocked = true;
      },
      window_closed: () => {
        contact.isWindowOpen = false;
      },
      rate_limited: answer(429),
      unreachable: () => void fake.instead.push('hang up'),
      bad_token: answer(401),
    },
  };
});

it('sends ManyChat a contact id as a number, unless it would be rounded', async () => {
  const { fake, platform } = await open('manychat');
  const to = (messengerId: string) => ({ kind: 'messenger', chatbotId: 'bot', messengerId }) as const;
  fake.addContact('9007199254740991');
  await platform.addTag(to('9007199254740991'), 'none', signal).catch(() => undefined);
  await platform.addTag(to('9007199254740993'), 'none', signal).catch(() => undefined);
  expect(fake.calls.map(({ body }) => body)).toMatchObject([
    { subscriber_id: 9007199254740991 },
    { subscriber_id: '9007199254740993' },
  ]);
});

it('fills ManyChat’s fields only when the bot has them', async () => {
  const { fake, platform } = await open('manychat');
  const content = contentOf([{ text: 'Hello', media: null, buttons: [] }]);
  expect(readManychatContent(platform.renderReply(content), fake).fields).toEqual({});
  fake.fields.add('captioneer_text');
  const filled = platform.renderReply({ ...content, setsFields: true });
  expect(readManychatContent(filled, fake).fields).toEqual({ captioneer_text: 'Hello' });
});

it.each(['manychat', 'chatfuel'] as const)('keeps the limits of %s together with other processes', async (flavour) => {
  const { fake, platform } = await open(flavour);
  const { platform: elsewhere } = await open(flavour, fake);
  const address = { kind: 'messenger', chatbotId: 'bot', messengerId: '1' } as const;
  fake.addContact('1');
  const content = contentOf([{ text: 'Hello', media: null, buttons: [] }]);
  await Promise.all(Array.from({ length: 20 }, () => platform.send(address, content, signal)));
  await Promise.all(Array.from({ length: 20 }, () => elsewhere.send(address, content, signal)));
  expect([fake.contacts.get('1')?.shown.length, fake.refusedForHaste]).toEqual([40, 0]);
});

it('sends nothing without a token until the contact writes', async () => {
  const config = { platform: 'manychat' as const, apiRoot: null, token: null, block: null };
  const platform = createChatbotPlatform({ config, connection });
  const address = { kind: 'messenger', chatbotId: 'bot', messengerId: '1' } as const;
  await expect(platform.send(address, contentOf([]), signal)).rejects.toMatchObject({ failure: 'window_closed' });
  await expect(platform.addTag(address, 'x', signal)).rejects.toMatchObject({ failure: 'window_closed' });
  expect(platform.renderReply(contentOf([]))).toMatchObject({ version: 'v2' });
});

it('continues a message in several parts after a failure, without repeating a part', async () => {
  const { fake, platform } = await open('chatfuel');
  const deps = { chatbotContacts, publicBaseUrl: 'https://c.example', clock: Date.now, random: randomBytes };
  const messenger = createPlatformMessenger({ ...deps, platform });
  fake.addContact('7');
  const texts = () => fake.calls.map(({ query }) => query.get('captioneer_text')?.[0]);
  const lines = ['a', 'b', 'c'].map((letter) => letter.repeat(500));
  const message = { text: lines.join('\n'), media: null, buttons: [] };
  const send = () => messenger.send({ kind: 'messenger', chatbotId: 'bot', messengerId: '7' }, message, signal);
  await send();
  expect(texts()).toEqual(['a', 'b', 'c']);
  fake.calls.length = 0;
  // the first part is sent, the second fails
  fake.instead.push({ status: 200, body: { success: true, result: 'ok' } }, 'hang up');
  await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
  await send();
  expect(texts()).toEqual(['a', 'b', 'b', 'c']);
  await send();
  expect(texts()).toEqual(['a', 'b', 'b', 'c', 'a', 'b', 'c']);
});
