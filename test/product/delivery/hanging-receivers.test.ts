import { setMaxListeners } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parallelJob } from '../../../jobs/job.ts';
import type { Database } from '../../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import {
  createDeliveries,
  type Deliveries,
  type DeliveriesOptions,
} from '../../../src/product/delivery/create-deliveries.ts';
import { createDeliveryModel, type DeliveryModel } from '../../../src/product/delivery/delivery.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { profileQueries } from '../../support/profile-queries.ts';
import { scan } from '../../support/scan.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

let database: Database;
let model: DeliveryModel;
let nowMs: number;
let recorded: number;
let servers: ScriptedServer[];
let stop: AbortController;

beforeAll(async () => {
  database = await testDatabase();
  model = createDeliveryModel(database.connection);
  await database.ensureIndexes();
});

beforeEach(async () => {
  await model.deleteMany({});
  nowMs = Date.now();
  recorded = 0;
  servers = [];
  stop = new AbortController();
  setMaxListeners(0, stop.signal);
});

afterEach(async () => {
  stop.abort(new Error('the test is over'));
  for (const server of servers) await server.close();
});

const open = (changes: Partial<DeliveriesOptions> = {}) =>
  createDeliveries({
    connection: database.connection,
    callbackSecrets: async () => ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    publicBaseUrl: 'https://captions.example',
    allowPrivateNetwork: true,
    logger: silentLogger,
    workerId: 'worker-1',
    clock: () => nowMs,
    random: () => 0.5,
    attemptTimeoutMs: 60_000,
    ...changes,
  });

/** Records the ids of the videos it is told about, and answers 200 where `answers` says so; else it hangs. */
async function receiver(answers: (path: string) => boolean) {
  const videoIds: string[] = [];
  const server = await startScriptedServer(async (request, response) => {
    videoIds.push(JSON.parse(await text(request)).video_id);
    if (answers(request.url ?? '')) response.end();
  });
  servers.push(server);
  return { url: server.url, videoIds };
}

const hanging = () => receiver(() => false);
const quick = () => receiver(() => true);

/** Each is due a millisecond after the one before. */
async function record(deliveries: Deliveries, url: string, { ownerId = 1, count = 1 } = {}): Promise<string[]> {
  const videoIds: string[] = [];
  for (let at = 0; at < count; at++) {
    const videoId = `video-${++recorded}`;
    nowMs += 1;
    const event = { type: 'video.processed', timestamp: new Date(nowMs), videoId, status: 'processed' } as const;
    const delivery = { ownerId, videoId, revision: 1, eventId: `evt_${videoId}`, destination: url, event };
    await database.transact((transaction) => deliveries.record(delivery, transaction));
    videoIds.push(videoId);
  }
  return videoIds;
}

/** Starts everything for which there is a place. */
async function startAll(deliveries: Deliveries): Promise<{ attempts: Promise<unknown>[] }> {
  const attempts: Promise<unknown>[] = [];
  for (;;) {
    const attempt = await deliveries.startNext(stop.signal);
    if (attempt === null) return { attempts };
    attempts.push(attempt.ended.catch(() => 'stopped'));
  }
}

const laneOf = async (videoId: string) => (await model.findOne({ videoId }).orFail().lean()).lane;

describe('a receiver that hangs', () => {
  it('holds up no other receiver, not even fifty of them their own account’s', async () => {
    const deliveries = open();
    const slow = await Promise.all(Array.from({ length: 50 }, hanging));
    for (const { url } of slow) await record(deliveries, url, { count: 3 });
    const own = await quick();
    const [ownVideo] = await record(deliveries, own.url);
    const [others] = await record(deliveries, own.url, { ownerId: 2 });

    await startAll(deliveries);
    await expect.poll(() => own.videoIds).toHaveLength(2);
    expect(new Set(own.videoIds)).toEqual(new Set([ownVideo, others]));
    await expect.poll(() => slow.map(({ videoIds }) => videoIds.length)).toEqual(slow.map(() => 1));
  });

  it('holds one place until it has answered once, and then four', async () => {
    const deliveries = open();
    let isHanging = false;
    const { url, videoIds } = await receiver(() => !isHanging);
    await record(deliveries, url, { count: 10 });
    expect(await Promise.all((await startAll(deliveries)).attempts)).toEqual(['sent']);
    isHanging = true;
    expect((await startAll(deliveries)).attempts).toHaveLength(4);
    await expect.poll(() => videoIds).toHaveLength(5);
  });

  it('takes no place from another account’s deliveries to the same origin', async () => {
    const deliveries = open();
    const shared = await receiver((path) => path === '/theirs');
    await record(deliveries, `${shared.url}/mine`, { count: 5 });
    const [theirs] = await record(deliveries, `${shared.url}/theirs`, { ownerId: 2 });
    expect((await startAll(deliveries)).attempts).toHaveLength(2);
    await expect.poll(() => shared.videoIds).toContain(theirs);
  });

  it('is one origin: the same host on another port is another receiver', async () => {
    const deliveries = open();
    const [one, other] = [await hanging(), await quick()];
    await record(deliveries, one.url, { count: 5 });
    await record(deliveries, other.url);
    await startAll(deliveries);
    await expect.poll(() => other.videoIds).toHaveLength(1);
  });

  it('leaves places for others, however many receivers of one account hang', async () => {
    const deliveries = open();
    const slow = await Promise.all(Array.from({ length: 70 }, hanging));
    for (const { url } of slow) await record(deliveries, url);
    const other = await quick();
    await record(deliveries, other.url, { ownerId: 2 });
    expect((await startAll(deliveries)).attempts).toHaveLength(61);
    await expect.poll(() => other.videoIds).toHaveLength(1);
  });
});

describe('the slow lane', () => {
  /** Lets the first attempt at each receiver time out. */
  async function makeSlow(urls: string[], ownerId = 1): Promise<void> {
    const impatient = open({ attemptTimeoutMs: 100 });
    for (const url of urls) await record(impatient, url, { ownerId });
    await Promise.all((await startAll(impatient)).attempts);
  }

  it('takes what is pending and what comes for a receiver that timed out, in every worker', async () => {
    const { url } = await hanging();
    const deliveries = open({ workerId: 'worker-2' });
    const [before] = await record(deliveries, url);
    await makeSlow([url]);
    const [after] = await record(deliveries, url);
    const [other] = await record(deliveries, (await quick()).url);
    const [theirs] = await record(deliveries, url, { ownerId: 2 });
    expect(await Promise.all([before, after, other, theirs].map((id) => laneOf(id ?? '')))).toEqual([
      'slow',
      'slow',
      null,
      null,
    ]);
  });

  it('has a few places of its own, a part of them for one account, and two for one receiver', async () => {
    const slow = await Promise.all(Array.from({ length: 5 }, hanging));
    const urls = slow.map(({ url }) => url);
    for (const ownerId of [1, 2, 3, 4]) await makeSlow(urls, ownerId);
    const deliveries = open();
    await record(deliveries, slow[0]?.url ?? '', { count: 5, ownerId: 1 });
    expect((await startAll(deliveries)).attempts).toHaveLength(2);
    for (const { url } of slow) await record(deliveries, url, { count: 3, ownerId: 1 });
    expect((await startAll(deliveries)).attempts).toHaveLength(2);
    for (const ownerId of [2, 3, 4]) for (const { url } of slow) await record(deliveries, url, { count: 3, ownerId });
    expect((await startAll(deliveries)).attempts).toHaveLength(8);
  });

  it('takes no place from the ordinary one', async () => {
    const { url } = await hanging();
    await makeSlow([url]);
    const deliveries = open();
    await record(deliveries, url, { count: 5 });
    const receivers = await Promise.all(Array.from({ length: 60 }, quick));
    for (const each of receivers) await record(deliveries, each.url);
    await startAll(deliveries);
    await expect.poll(() => receivers.flatMap(({ videoIds }) => videoIds)).toHaveLength(60);
  });

  it('lets a receiver go as soon as it answers in time', async () => {
    let isHanging = true;
    const { url } = await receiver(() => !isHanging);
    await makeSlow([url]);
    const deliveries = open();
    const [first, second] = await record(deliveries, url, { count: 2 });
    isHanging = false;
    expect(await laneOf(second ?? '')).toBe('slow');
    expect(await deliveries.attemptNext(stop.signal)).toBe('sent');
    expect(await laneOf(second ?? '')).toBeNull();
    expect(first).toBeDefined();
  });

  it('takes a receiver that answers, but very late', async () => {
    const server = await startScriptedServer((_, response) => setTimeout(() => response.end(), 100));
    servers.push(server);
    const deliveries = open({ slowAfterMs: 50 });
    const [, second] = await record(deliveries, server.url, { count: 2 });
    expect(await deliveries.attemptNext(stop.signal)).toBe('sent');
    expect(await laneOf(second ?? '')).toBe('slow');
  });
});

describe('a delivery that version 1.0 recorded', () => {
  it('is still sent', async () => {
    const deliveries = open();
    const { url, videoIds } = await quick();
    const [videoId] = await record(deliveries, url);
    const old = { $unset: { lane: 1, queueKey: 1 }, $set: { receiver: '127.0.0.1' } };
    await model.collection.updateOne({ videoId }, old);
    expect(await deliveries.attemptNext(stop.signal)).toBe('sent');
    expect(videoIds).toEqual([videoId]);
  });
});

describe('the order of attempts', () => {
  it('is first attempts before repeats, and the longest due among them', async () => {
    let isRefusing = true;
    const server = await startScriptedServer(async (request, response) => {
      order.push(JSON.parse(await text(request)).video_id);
      response.writeHead(isRefusing ? 500 : 200).end();
    });
    servers.push(server);
    const order: string[] = [];
    const deliveries = open();
    const [repeated] = await record(deliveries, server.url);
    await deliveries.attemptNext(stop.signal);
    nowMs += 60_000;
    const firsts = await record(deliveries, server.url, { count: 2 });
    isRefusing = false;
    for (let count = 0; count < 3; count++) await deliveries.attemptNext(stop.signal);
    expect(order).toEqual([repeated, ...firsts, repeated]);
  });
});

describe('the job that delivers', () => {
  it('does not wait for attempts that hang, and looks for more when one has ended', async () => {
    const deliveries = open();
    const [slow, other] = [await hanging(), await quick()];
    await record(deliveries, slow.url);
    const wakes: unknown[] = [];
    const job = parallelJob(
      { wake: async (name, options) => void wakes.push([name, options?.at?.getTime()]) },
      {
        name: 'deliver',
        logger: silentLogger,
        startNext: deliveries.startNext,
        nextDueAt: deliveries.nextDueAt,
      },
    );
    const draining = new AbortController();
    const signals = { draining: draining.signal, stopping: stop.signal };
    expect(await job.run(signals)).toBe('done');
    expect(wakes).toEqual([['deliver', nowMs + 60_000]]);

    await record(deliveries, other.url, { count: 9 });
    await job.run(signals);
    await expect.poll(() => other.videoIds).toHaveLength(9);
    await expect.poll(() => slow.videoIds).toHaveLength(1);
    await expect.poll(() => model.countDocuments(scan({ status: 'pending' }))).toBe(1);

    draining.abort();
    stop.abort(new Error('stopping'));
    await job.settled?.();
    await expect.poll(() => model.countDocuments(scan({ lease: { $ne: null } }))).toBe(0);
    expect(await model.countDocuments(scan({ status: 'pending' }))).toBe(1);
  });
});

describe('claiming', () => {
  it('reads few deliveries, however many wait for a receiver that is full', async () => {
    const deliveries = open();
    const { url } = await hanging();
    await record(deliveries, url);
    await startAll(deliveries);
    const sample = await model.findOne().orFail().lean();
    const at = (index: number) => ({ _id: `d${index}`, videoId: `v${index}`, lease: null });
    const waiting = Array.from({ length: 3_000 }, (_, index) => ({ ...sample, ...at(index) }));
    const done = Array.from({ length: 3_000 }, (_, index) => ({
      ...sample,
      ...at(index + 3_000),
      status: 'delivered' as const,
      nextAttemptAt: null,
    }));
    await model.collection.insertMany([...waiting, ...done] as never[]);
    nowMs += 1;
    const claims = await profileQueries(database.connection, async () => {
      expect((await startAll(deliveries)).attempts).toEqual([]);
    });
    expect(claims.map(({ plan }) => plan)).toEqual([
      expect.stringMatching(/^IXSCAN \{ lane: 1, retriesUsed: 1/),
      expect.stringMatching(/^IXSCAN \{ lane: 1, retriesUsed: 1/),
    ]);
    expect(Math.max(...claims.map(({ docsExamined }) => docsExamined))).toBeLessThan(10);
    expect(Math.max(...claims.map(({ keysExamined }) => keysExamined))).toBeLessThan(3_100);
  });
});
