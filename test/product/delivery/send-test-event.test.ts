import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createDeliveries, type DeliveriesOptions } from '../../../src/product/delivery/create-deliveries.ts';
import { testDatabase } from '../../support/mongo.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { wastefulHosts } from '../../support/wasteful-hosts.ts';

const oldSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const newSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const closing: (() => Promise<void>)[] = [];

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function open(changes: Partial<DeliveriesOptions> = {}) {
  return createDeliveries({
    connection: database.connection,
    callbackSecrets: async () => [newSecret, oldSecret],
    publicBaseUrl: 'https://captions.example',
    allowPrivateNetwork: true,
    logger: silentLogger,
    workerId: 'worker-1',
    newId: () => 'abc',
    ...changes,
  });
}

async function receiver(listener: RequestListener) {
  const server = await startScriptedServer(listener);
  closing.push(server.close);
  return server.url;
}

const answering = (answer: (response: ServerResponse) => void) =>
  receiver(async (request, response) => {
    await text(request);
    answer(response);
  });

const send = (url: string, deliveries = open()) => deliveries.sendTestEvent({ userId: 1, url });

describe('a test event', () => {
  it('looks like a real event, is marked as a test, and is signed with every secret in use', async () => {
    const got: { headers: Record<string, string>; body: string }[] = [];
    const url = await receiver(async (request, response) => {
      got.push({ headers: request.headers as Record<string, string>, body: await text(request) });
      response.writeHead(202, { 'X-Request-Id': 'r1' }).end('thank you, ä');
    });
    const result = await send(`  ${url}/hook `);
    expect(result).toMatchObject({
      kind: 'answered',
      statusCode: 202,
      problem: null,
      headers: { 'x-request-id': 'r1' },
      answer: 'thank you, ä',
      isAnswerCut: false,
      sent: { eventId: 'evt_test_abc', body: got[0]?.body },
    });
    const { headers, body } = got[0] ?? { headers: {}, body: '' };
    for (const secret of [newSecret, oldSecret]) new Webhook(secret).verify(body, headers);
    expect(headers['webhook-id']).toBe('evt_test_abc');
    expect(JSON.parse(body)).toEqual({
      type: 'video.processed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      video_id: 'vid_test',
      status: 'processed',
      video_url: 'https://captions.example/media/test/test.mp4',
      test: true,
    });
  });

  it('is neither stored nor retried, whatever the result', async () => {
    const url = await answering((response) => response.writeHead(500).end());
    const deliveries = open();
    expect(await send(url, deliveries)).toMatchObject({ problem: { code: 'answered', args: { status: 500 } } });
    expect(await deliveries.nextDueAt()).toBeNull();
  });

  it('reports a redirect without following it', async () => {
    const url = await answering((response) => response.writeHead(301, { Location: '/other' }).end());
    expect(await send(url)).toMatchObject({
      kind: 'answered',
      statusCode: 301,
      problem: { code: 'redirected', args: { status: 301 } },
      headers: { location: '/other' },
    });
  });

  it('shows the beginning of a long answer and stops reading at 64 KiB', async () => {
    const url = await answering((response) => response.end('ä'.repeat(100_000)));
    const result = await send(url);
    expect(result).toMatchObject({ isAnswerCut: true, isAnswerTooLong: true, answer: 'ä'.repeat(2048) });
  });

  it('does not show a binary answer', async () => {
    const url = await answering((response) => response.end(Buffer.from([0x89, 0x50, 0, 0xff, 0xfe])));
    expect(await send(url)).toMatchObject({ kind: 'answered', statusCode: 200, answer: null });
  });

  it('says why there was no answer', async () => {
    const silent = await receiver(() => undefined);
    expect(await send(silent, open({ attemptTimeoutMs: 50 }))).toMatchObject({
      kind: 'unreached',
      problem: { code: 'no_answer_in_time', args: { seconds: 0.05 } },
    });
    const closed = await startScriptedServer(() => undefined);
    await closed.close();
    expect(await send(closed.url)).toMatchObject({ problem: { code: 'refuses_connections' } });
  });

  it.each(wastefulHosts.slice(0, 2))('is given up when the receiver sends $name', async ({ answer }) => {
    const url = await receiver(({ socket }) => answer(socket));
    expect(await send(url)).toMatchObject({ kind: 'unreached', problem: { code: 'not_a_web_server' } });
  });

  it.each(['http://127.0.0.1:1/', 'http://[::1]/', 'http://169.254.169.254/latest', 'http://localhost:1/'])(
    'is not sent inside the network: %s',
    async (url) => {
      const result = await send(url, open({ allowPrivateNetwork: false }));
      expect(result).toMatchObject({ kind: 'unreached', problem: { code: 'private_address' } });
    },
  );

  it.each(['', 'example.com/hook', 'ftp://example.com', 'https://', `https://a.example/${'a'.repeat(8200)}`])(
    'asks for a full address instead of %j',
    async (url) => {
      await expect(send(url)).rejects.toMatchObject({
        code: 'invalid_input',
        details: { errors: { url: [{ rule: 'url' }] } },
      });
    },
  );

  it('is limited to ten a minute for each user', async () => {
    let count = 0;
    const url = await answering((response) => {
      count++;
      response.end();
    });
    const deliveries = open();
    for (let i = 0; i < 10; i++) expect(await send(url, deliveries)).toMatchObject({ kind: 'answered' });
    expect(await send(url, deliveries)).toEqual({ kind: 'throttled', retryAfterSeconds: expect.any(Number) });
    expect(await deliveries.sendTestEvent({ userId: 2, url })).toMatchObject({ kind: 'answered' });
    expect(count).toBe(11);
  });
});
