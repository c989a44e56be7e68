import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeWhatsApp } from '../../../scripts/fake-whatsapp/fake-whatsapp.ts';
import { createWhatsAppWebhook } from '../../../src/chat/whatsapp/webhook/receive-webhook.ts';
import { createApi } from '../../../src/http/api/create-api.ts';
import { createCaptionThreads } from '../../../src/http/api/mcp/caption-threads.ts';
import { createLargeBodies } from '../../../src/http/api/routing/large-bodies.ts';
import { createHttpApp } from '../../../src/http/server/create-http-app.ts';
import { type HttpServer, startHttpServer } from '../../../src/http/server/start-http-server.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createFakeIdempotency } from '../../support/fake-idempotency.ts';
import { createFakeServices } from '../../support/fake-services.ts';

const meta = new FakeWhatsApp({});
const config = {
  ...{ token: meta.token, phoneNumberId: meta.phoneNumberId, appSecret: meta.appSecret, verifyToken: 'our word' },
  ...{ apiRoot: 'http://127.0.0.1:1/v24.0', template: null },
};
const stored: string[] = [];
const warnings: string[] = [];
const logger = Object.assign(Object.create(silentLogger), {
  warn: (_facts: object, text: string) => void warnings.push(text),
});
let failure: Error | null = null;
let report: 'taken' | 'early' = 'taken';
let server: HttpServer;

beforeAll(async () => {
  const chats = {
    receiveAll: async (updates: readonly { updateKey: string }[]) => {
      if (failure) throw failure;
      stored.push(...updates.map(({ updateKey }) => updateKey));
    },
    ...{ optOut: async () => undefined, optIn: async () => false, isOptedOut: async () => false },
    ...{ reportFailure: async () => report, sendRestOfButtons: async () => false },
    moveChat: async () => undefined,
  };
  const shared = {
    ...createFakeServices({}).services,
    metrics: new Registry(),
    clock: Date.now,
    phase: () => 'running' as const,
  };
  const api = createApi({
    ...shared,
    idempotency: createFakeIdempotency().idempotency,
    largeBodies: createLargeBodies(),
    captionThreads: createCaptionThreads(),
    whatsapp: createWhatsAppWebhook({ config, chats, logger, report: () => undefined, clock: Date.now }),
  });
  const http = createHttpApp({ ...shared, parts: [api] });
  server = await startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 100 });
});

afterAll(() => server.stop());

beforeEach(() => {
  stored.length = 0;
  failure = null;
  report = 'taken';
});

async function post(body: string, signature: string | null) {
  const headers = signature === null ? undefined : { 'X-Hub-Signature-256': signature };
  const reply = await fetch(`${server.url}/whatsapp/webhook`, { method: 'POST', headers, body });
  return [reply.status, await reply.text()];
}

const message = { from: '16505551234', id: 'wamid.1', timestamp: '1', type: 'text', text: { body: 'Hello' } };
const hello = meta.webhookBody({ messages: [message] });

describe('the webhook of WhatsApp', () => {
  it('stores what Meta has signed, and answers with nothing', async () => {
    expect(await post(hello, meta.signatureOf(hello))).toEqual([200, '']);
    expect(stored).toEqual(['whatsapp:wamid.1']);
  });

  it.each([
    ['no signature', null],
    ['that of other bytes', meta.signatureOf(`${hello} `)],
    ['that of another app', new FakeWhatsApp({ appSecret: 'another' }).signatureOf(hello)],
    ['one that is cut', meta.signatureOf(hello).slice(0, -1)],
    ['one of another kind', meta.signatureOf(hello).replace('sha256', 'sha1')],
  ])('refuses a call with %s, and reads nothing of it', async (_what, signature) => {
    expect(await post(hello, signature)).toMatchObject([401, expect.anything()]);
    expect(await post('{', signature)).toMatchObject([401, expect.anything()]);
    expect(stored).toEqual([]);
  });

  it('says in the log what it could not read of a call that it takes', async () => {
    warnings.length = 0;
    const body = meta.webhookBody({ messages: 'none' });
    expect(await post(body, meta.signatureOf(body))).toEqual([200, '']);
    expect(warnings).toEqual(['changes in a call of WhatsApp have an unknown shape']);
  });

  it('refuses what is larger than Meta’s calls', async () => {
    const large = ' '.repeat(3 * 1024 * 1024 + 1);
    expect(await post(large, meta.signatureOf(large))).toMatchObject([413, expect.anything()]);
  });

  it('answers 500 when something could not be stored, so that Meta posts it again', async () => {
    failure = new Error('the database is away');
    expect(await post(hello, meta.signatureOf(hello))).toMatchObject([500, expect.not.stringContaining('database')]);
    failure = null;
    expect(await post(hello, meta.signatureOf(hello))).toEqual([200, '']);
  });

  it('wants a report again that came before its message was recorded', async () => {
    const failed = { id: 'wamid.2', status: 'failed', recipient_id: '16505551234' };
    const body = meta.webhookBody({ messages: [message], statuses: [failed] });
    report = 'early';
    expect(await post(body, meta.signatureOf(body))).toMatchObject([409, expect.anything()]);
    expect(stored).toEqual(['whatsapp:wamid.1']);
    report = 'taken';
    expect(await post(body, meta.signatureOf(body))).toEqual([200, '']);
  });
});

describe('the question whether the webhook is ours', () => {
  const ask = async (query: Record<string, string>) => {
    const reply = await fetch(`${server.url}/whatsapp/webhook?${new URLSearchParams(query)}`);
    return [reply.status, await reply.text(), reply.headers.get('content-type')];
  };
  const question = { 'hub.mode': 'subscribe', 'hub.verify_token': 'our word', 'hub.challenge': '<b>1158</b>' };

  it('is answered with its challenge, as plain text', async () => {
    expect(await ask(question)).toEqual([200, '<b>1158</b>', 'text/plain; charset=utf-8']);
  });

  it.each([
    { ...question, 'hub.verify_token': 'a guess' },
    { ...question, 'hub.mode': 'unsubscribe' },
    { ...question, 'hub.challenge': 'x'.repeat(1025) },
    { 'hub.mode': 'subscribe' },
  ])('is refused to others', async (query) => {
    expect(await ask(query)).toMatchObject([403, expect.not.stringContaining('1158'), expect.anything()]);
  });
});
