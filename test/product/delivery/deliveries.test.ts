import { spawnSync } from 'node:child_process';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/infra/database/connect-database.ts';
import { videoFailure } from '../../../src/infra/errors/video-failure.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { processIdentity } from '../../../src/infra/processes.ts';
import { createDeliveries, type DeliveriesOptions } from '../../../src/product/delivery/create-deliveries.ts';
import { wordProblem } from '../../../src/product/delivery/delivery-problem.ts';
import type { DeliveryToRecord } from '../../../src/product/delivery/record-delivery.ts';
import { testDatabase } from '../../support/mongo.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const minuteMs = 60_000;
const { signal } = new AbortController();

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let database: Database;
let nowMs: number;
let servers: ScriptedServer[];

beforeAll(async () => {
  database = await testDatabase();
  open();
  await database.ensureIndexes();
});

beforeEach(async () => {
  await database.connection.collection('deliveries').deleteMany({});
  nowMs = Date.now();
  servers = [];
});

afterEach(async () => {
  for (const server of servers) await server.close();
});

function open(changes: Partial<DeliveriesOptions> = {}) {
  return createDeliveries({
    connection: database.connection,
    callbackSecrets: async () => [secret],
    publicBaseUrl: 'https://captions.example',
    allowPrivateNetwork: true,
    logger: silentLogger,
    workerId: 'worker-1',
    clock: () => nowMs,
    random: () => 0.5,
    attemptTimeoutMs: 60_000,
    ...changes,
  });
}

/** A receiver that answers as the test says and records its requests. */
async function receiver(answer: (response: ServerResponse, count: number) => void, options?: { host: string }) {
  const received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    answer(response, received.length);
  };
  const server = await startScriptedServer(listener, options);
  servers.push(server);
  return { url: `${server.url}/hook`, received, server };
}

const answering = (status: number, headers = {}) =>
  receiver((response) => response.writeHead(status, headers).end('thanks'));

function toRecord(destination: string, changes: Partial<DeliveryToRecord> = {}): DeliveryToRecord {
  const videoId = changes.videoId ?? 'video-1';
  return {
    ownerId: 1,
    videoId,
    revision: 1,
    eventId: `evt_${videoId}_1`,
    destination,
    event: {
      type: 'video.processed',
      timestamp: new Date('2026-11-20T10:00:00.000Z'),
      videoId,
      status: 'processed',
      videoUrl: 'https://captions.example/o/abc.mp4',
    },
    ...changes,
  };
}

const record = (input: DeliveryToRecord, deliveries = open()) =>
  database.transact((transaction) => deliveries.record(input, transaction));

const owner = { ownerId: 1, videoId: 'video-1' };

async function theOnly(deliveries = open()) {
  const [delivery] = await deliveries.list(owner);
  if (delivery === undefined) throw new Error('nothing was recorded');
  return delivery;
}

/** Makes attempts until the schedule is used up, and moves the clock forward; returns the waits between attempts. */
async function attemptAll(deliveries: ReturnType<typeof open>): Promise<{ waitsMs: number[]; last: string }> {
  const waitsMs: number[] = [];
  for (;;) {
    const outcome = await deliveries.attemptNext(signal);
    const next = await deliveries.nextDueAt();
    if (outcome !== 'retry' || next === null) return { waitsMs, last: outcome };
    waitsMs.push(next.getTime() - nowMs);
    nowMs = next.getTime();
  }
}

describe('a callback', () => {
  it('is sent once, signed, with exactly the fields of the event', async () => {
    const { url, received } = await answering(204);
    const deliveries = open();
    await record(toRecord(url));

    expect(await deliveries.attemptNext(signal)).toBe('sent');
    expect(await deliveries.attemptNext(signal)).toBe('idle');

    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toBe('application/json');
    expect(headers['webhook-id']).toBe('evt_video-1_1');
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'video.processed',
      timestamp: '2026-11-20T10:00:00.000Z',
      video_id: 'video-1',
      status: 'processed',
      video_url: 'https://captions.example/o/abc.mp4',
    });
    expect(await deliveries.list(owner)).toEqual([
      {
        id: expect.any(String),
        eventId: 'evt_video-1_1',
        destination: url,
        status: 'delivered',
        nextAttemptAt: null,
        attempts: [{ at: new Date(nowMs), statusCode: 204, error: null }],
      },
    ]);
    expect(await deliveries.nextDueAt()).toBeNull();
  });

  it('says why a video failed', async () => {
    const { url, received } = await answering(200);
    const event = toRecord(url).event;
    const failure = videoFailure('source_too_long', { args: { seconds: 4500, maxSeconds: 3600 } });
    const failed = { type: 'video.failed', status: 'failed', videoUrl: undefined, failure } as const;
    await record(toRecord(url, { event: { ...event, ...failed } }));
    await open().attemptNext(signal);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      type: 'video.failed',
      timestamp: '2026-11-20T10:00:00.000Z',
      video_id: 'video-1',
      status: 'failed',
      message:
        'This video is 4500 seconds long; the limit is 60 minutes. If you need help, contact support and name this video’s id.',
    });
  });

  it('is signed with every secret of the account', async () => {
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const { url, received } = await answering(200);
    await record(toRecord(url));
    await open({ callbackSecrets: async (userId) => (userId === 1 ? [other, secret] : []) }).attemptNext(signal);
    const [{ headers, body }] = received as [Received];
    for (const each of [other, secret]) new Webhook(each).verify(body, headers as Record<string, string>);
  });

  it('is recorded only when the transaction around it succeeds', async () => {
    const failing = database.transact(async (transaction) => {
      await open().record(toRecord('http://127.0.0.1/'), transaction);
      throw new Error('the move was refused');
    });
    await expect(failing).rejects.toThrow('the move was refused');
    expect(await open().list(owner)).toEqual([]);
  });

  it('is recorded once, however often it is recorded', async () => {
    const input = toRecord('http://127.0.0.1/');
    await Promise.all([record(input), record(input), record({ ...input, eventId: 'evt_other' })]);
    await record(input);
    expect(await open().list(owner)).toHaveLength(1);
  });

  it('has one event for each revision', async () => {
    const { url } = await answering(200);
    await record(toRecord(url));
    await record(toRecord(url, { revision: 2, eventId: 'evt_video-1_2' }));
    expect((await open().list(owner)).map(({ eventId }) => eventId)).toEqual(['evt_video-1_2', 'evt_video-1_1']);
  });
});

describe('a callback that fails', () => {
  it('is retried by the schedule and then fails, with every attempt recorded', async () => {
    const { url, received } = await answering(500);
    await record(toRecord(url));
    const { waitsMs, last } = await attemptAll(open());

    expect(waitsMs).toEqual([5_000, 1, 5, 30, 120, 360, 840].map((wait, at) => (at === 0 ? wait : wait * minuteMs)));
    expect(last).toBe('failed');
    const delivery = await theOnly();
    expect(delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect(delivery.attempts).toHaveLength(8);
    expect(delivery.attempts[0]).toMatchObject({ statusCode: 500, error: { code: 'answered', args: { status: 500 } } });
    expect(received).toHaveLength(8);
  });

  it('stores a problem in words while processes of version 1.0 run, which show what is stored', async () => {
    const { url } = await answering(500);
    await record(toRecord(url));
    await attemptAll(open({ hasOlderProcesses: async () => true }));
    expect((await theOnly()).attempts[0]).toMatchObject({ statusCode: 500, error: 'the receiver answered 500' });
  });

  it('keeps its id and body on every attempt, with a new timestamp', async () => {
    const { url, received } = await receiver((response, count) => response.writeHead(count === 1 ? 503 : 200).end());
    const deliveries = open();
    await record(toRecord(url));
    expect(await deliveries.attemptNext(signal)).toBe('retry');
    expect(await deliveries.attemptNext(signal)).toBe('idle');
    nowMs += 5_000;
    expect(await deliveries.attemptNext(signal)).toBe('sent');

    const [first, second] = received as [Received, Received];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(Number(second.headers['webhook-timestamp']) - Number(first.headers['webhook-timestamp'])).toBe(5);
    new Webhook(secret).verify(second.body, second.headers as Record<string, string>);
  });

  it('is retried when the receiver asks for it', async () => {
    const { url } = await answering(429, { 'Retry-After': '600' });
    const deliveries = open();
    await record(toRecord(url));
    await deliveries.attemptNext(signal);
    expect((await deliveries.nextDueAt())?.getTime()).toBe(nowMs + 600_000);
  });

  it('ends when the receiver answers 410', async () => {
    const { url } = await answering(410);
    await record(toRecord(url));
    expect(await open().attemptNext(signal)).toBe('failed');
    expect(await theOnly()).toMatchObject({ status: 'failed', attempts: [{ statusCode: 410 }] });
  });

  it('does not follow a redirect', async () => {
    const elsewhere = await answering(200);
    const { url } = await answering(307, { Location: elsewhere.url });
    await record(toRecord(url));
    expect(await open().attemptNext(signal)).toBe('retry');
    expect((await theOnly()).attempts[0]).toMatchObject({ statusCode: 307, error: { code: 'redirected' } });
    expect(elsewhere.received).toEqual([]);
  });

  it('times out when the receiver does not answer', async () => {
    const { url } = await receiver(() => undefined);
    await record(toRecord(url));
    expect(await open({ attemptTimeoutMs: 50 }).attemptNext(signal)).toBe('retry');
    expect((await theOnly()).attempts[0]).toMatchObject({
      statusCode: null,
      error: { code: 'no_answer_in_time', args: { seconds: 0.05 } },
    });
  });

  it.each([
    ['does not listen', 'http://127.0.0.1:1/', /^the host refuses connections$/],
    ['does not exist', 'http://nosuch.invalid/', /the host does not exist|no answer/],
  ])('says that a host %s', async (_, url, error) => {
    await record(toRecord(url));
    expect(await open().attemptNext(signal)).toBe('retry');
    expect(wordProblem((await theOnly()).attempts[0]?.error ?? '', 'en')).toMatch(error);
  });

  it.each(['http://127.0.0.1', 'http://localhost', 'http://[::ffff:127.0.0.1]', 'http://2130706433'])(
    'is not sent to the private address %s',
    async (origin) => {
      const { received, server } = await answering(200);
      await record(toRecord(`${origin}:${server.port}/hook`));
      expect(await open({ allowPrivateNetwork: false }).attemptNext(signal)).toBe('retry');
      expect((await theOnly()).attempts[0]?.error).toEqual({ code: 'private_address' });
      expect(received).toEqual([]);
      expect(server.connections()).toBe(0);
    },
  );
});

describe('an answer', () => {
  it('is read to 64 KiB at most', async () => {
    const { url } = await receiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    await record(toRecord(url));
    expect(await open().attemptNext(signal)).toBe('sent');
  });

  it('counts by its status even if its body never ends', async () => {
    const { url } = await receiver((response) => void response.writeHead(200).write('x'));
    await record(toRecord(url));
    // long enough for the status to come, however busy the machine is
    expect(await open({ attemptTimeoutMs: 3_000 }).attemptNext(signal)).toBe('sent');
  });
});

describe('redelivering', () => {
  it.each([
    ['delivered', 200],
    ['failed', 410],
  ])('sends a %s delivery again at once, with the same id and body', async (status, code) => {
    const { url, received } = await answering(code);
    const deliveries = open();
    await record(toRecord(url));
    await deliveries.attemptNext(signal);
    const { id, status: before } = await theOnly();
    expect(before).toBe(status);

    await deliveries.redeliver({ ...owner, deliveryId: id });
    expect(await theOnly()).toMatchObject({ status: 'pending', nextAttemptAt: new Date(nowMs) });
    await deliveries.attemptNext(signal);

    const [first, second] = received as [Received, Received];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect((await theOnly()).attempts).toHaveLength(2);
  });

  it('starts the schedule over', async () => {
    const { url } = await answering(500);
    const deliveries = open();
    await record(toRecord(url));
    await attemptAll(deliveries);
    await deliveries.redeliver({ ...owner, deliveryId: (await theOnly()).id });
    expect((await attemptAll(deliveries)).waitsMs).toHaveLength(7);
  });

  it('is not undone by an attempt that was running', async () => {
    const { url, received } = await receiver((response, count) => {
      if (count > 1) return response.end();
      void theOnly()
        .then(({ id }) => open().redeliver({ ...owner, deliveryId: id }))
        .then(() => response.end());
    });
    const deliveries = open();
    await record(toRecord(url));
    await deliveries.attemptNext(signal);
    expect(await theOnly()).toMatchObject({ status: 'pending', attempts: [{ statusCode: 200 }] });
    expect(await deliveries.attemptNext(signal)).toBe('sent');
    expect(received).toHaveLength(2);
  });

  it('does not find somebody else’s deliveries', async () => {
    await record(toRecord('http://127.0.0.1/'));
    const { id } = await theOnly();
    for (const wrong of [{ ownerId: 2 }, { videoId: 'video-2' }, { deliveryId: 'other' }]) {
      const call = open().redeliver({ ...owner, deliveryId: id, ...wrong });
      await expect(call).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await open().list({ ...owner, ownerId: 2 })).toEqual([]);
  });
});

describe('cancelling', () => {
  it('sends nothing more for a deleted video', async () => {
    const { url, received } = await answering(200);
    const deliveries = open();
    await record(toRecord(url));
    await record(toRecord(url, { videoId: 'video-2' }));
    await database.transact((transaction) => deliveries.cancel('video-1', transaction));
    expect(await deliveries.attemptNext(signal)).toBe('sent');
    expect(await deliveries.attemptNext(signal)).toBe('idle');
    expect(received.map(({ body }) => JSON.parse(body).video_id)).toEqual(['video-2']);
  });
});

describe('claiming', () => {
  it('sends each delivery once although many processes claim', async () => {
    const { url, received } = await answering(200);
    for (let at = 0; at < 6; at++) await record(toRecord(url, { videoId: `video-${at}`, ownerId: at }));
    const workers = ['a', 'b', 'c'].map((workerId) => open({ workerId }));
    await Promise.all([...workers, ...workers, ...workers].map((worker) => worker.attemptNext(signal)));
    expect(new Set(received.map(({ body }) => body)).size).toBe(6);
    expect(received).toHaveLength(6);
  });

  it('takes over at once from a dead process of the same machine', async () => {
    const { url, received } = await answering(200);
    await record(toRecord(url));
    const lease = { owner: processIdentity(spawnSync('true').pid), until: new Date(nowMs + minuteMs) };
    await database.connection.collection('deliveries').updateOne({}, { $set: { lease } });
    const alive = open({ workerId: processIdentity() });
    expect(await alive.attemptNext(signal)).toBe('idle');
    await alive.freeOfDeadProcesses();
    expect(await alive.attemptNext(signal)).toBe('sent');
    expect(received).toHaveLength(1);
  });

  it('takes over from a dead process of another machine after a minute', async () => {
    const { url, received } = await receiver(() => undefined);
    await record(toRecord(url));
    const dead = open({ workerId: 'dead', attemptTimeoutMs: 1_000_000 });
    const stop = new AbortController();
    const stuck = dead.attemptNext(stop.signal);
    await expect.poll(() => received.length).toBe(1);

    const alive = open({ workerId: 'alive', attemptTimeoutMs: 50 });
    expect(await alive.attemptNext(signal)).toBe('idle');
    expect((await alive.nextDueAt())?.getTime()).toBe(nowMs + minuteMs);
    nowMs += minuteMs;
    expect(await alive.attemptNext(signal)).toBe('retry');

    stop.abort(new Error('stopped'));
    await expect(stuck).rejects.toThrow('stopped');
    expect((await alive.nextDueAt())?.getTime()).toBe(nowMs + 5_000);
  });

  it('gives a delivery back when the process is told to stop', async () => {
    const { url, received } = await receiver(() => undefined);
    const deliveries = open();
    await record(toRecord(url));
    const stop = new AbortController();
    const attempt = deliveries.attemptNext(stop.signal);
    await expect.poll(() => received.length).toBe(1);
    stop.abort(new Error('stopped'));
    await expect(attempt).rejects.toThrow('stopped');
    expect((await deliveries.nextDueAt())?.getTime()).toBe(nowMs);
    expect((await theOnly()).attempts).toEqual([]);
  });

  it('does not loop on a delivery that cannot be signed', async () => {
    await record(toRecord('http://127.0.0.1:1/'));
    const deliveries = open({ callbackSecrets: () => Promise.reject(new Error('no database')) });
    await expect(deliveries.attemptNext(signal)).rejects.toThrow('no database');
    expect(await deliveries.attemptNext(signal)).toBe('idle');
    nowMs += minuteMs;
    expect(await open().attemptNext(signal)).toBe('retry');
  });
});
