import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../../src/http/api/create-api.ts';
import { createCaptionThreads } from '../../../src/http/api/mcp/caption-threads.ts';
import { createLargeBodies } from '../../../src/http/api/routing/large-bodies.ts';
import { createHttpApp } from '../../../src/http/server/create-http-app.ts';
import { type HttpServer, startHttpServer } from '../../../src/http/server/start-http-server.ts';
import { createFakeIdempotency } from '../../support/fake-idempotency.ts';
import { createFakeServices } from '../../support/fake-services.ts';

let server: HttpServer;
const bodies: string[] = [];
let failure: Error | null = null;

async function start(receiveTelegramUpdate?: Parameters<typeof createApi>[0]['receiveTelegramUpdate']) {
  const shared = {
    ...createFakeServices({}).services,
    metrics: new Registry(),
    clock: () => 0,
    phase: () => 'running' as const,
  };
  const { idempotency } = createFakeIdempotency();
  const api = createApi({
    ...shared,
    idempotency,
    largeBodies: createLargeBodies(),
    captionThreads: createCaptionThreads(),
    receiveTelegramUpdate,
  });
  const http = createHttpApp({ ...shared, parts: [api] });
  return startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 100 });
}

beforeAll(async () => {
  server = await start(async ({ secret, body }) => {
    if (secret !== 'right') return 'refused';
    if (failure) throw failure;
    bodies.push(body.toString());
    return body.length > 2 ? 'taken' : 'unreadable';
  });
});

afterAll(() => server.stop());

async function post(secret: string | null, body: string, url = server.url) {
  const headers = secret === null ? undefined : { 'X-Telegram-Bot-Api-Secret-Token': secret };
  const reply = await fetch(`${url}/telegram/webhook`, { method: 'POST', headers, body });
  return [reply.status, await reply.text()];
}

describe('the webhook of the caption bot', () => {
  it('passes on the body as it was sent, and answers with nothing', async () => {
    expect(await post('right', '{"update_id":1}')).toEqual([200, '']);
    expect(bodies).toEqual(['{"update_id":1}']);
  });

  it('refuses a wrong secret, and a body that is not an update', async () => {
    expect(await post(null, '{"update_id":1}')).toEqual([401, '{"message":"The secret token is missing or wrong."}']);
    expect(await post('wrong', '{"update_id":1}')).toMatchObject([401, expect.anything()]);
    expect(await post('right', '{}')).toEqual([400, '{"message":"The body is not an update of a bot."}']);
  });

  it('answers 500 when the update could not be stored, so that it is posted again', async () => {
    failure = new Error('the database is away');
    expect(await post('right', '{"update_id":1}')).toMatchObject([500, expect.not.stringContaining('database')]);
    failure = null;
  });

  it('does not exist unless the bot uses a webhook', async () => {
    const other = await start();
    expect(await post('right', '{"update_id":1}', other.url)).toMatchObject([404, expect.anything()]);
    await other.stop();
  });
});
