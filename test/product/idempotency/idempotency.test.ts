import { beforeEach, describe, expect, it } from 'vitest';
import type { IdempotentCall, StoredReply } from '../../../src/product/idempotency/call-secrets.ts';
import {
  createIdempotency,
  type FreshCall,
  type IdempotentStart,
} from '../../../src/product/idempotency/create-idempotency.ts';
import { createIdempotencyKeyModel } from '../../../src/product/idempotency/idempotency-key.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock();
const idempotency = createIdempotency({ database, clock: time.clock });
const keys = createIdempotencyKeyModel(database.connection);
await database.ensureIndexes();

const call: IdempotentCall = {
  caller: 'token:tok_1',
  callerSecret: 'cap_secret-of-the-caller',
  userId: 1,
  path: '/video/create',
  key: 'order-17',
  bodyHash: 'hash of the body',
};
const reply: StoredReply = { status: 201, body: { video_id: 'vid_1', status: 'processing' } };
const hoursMs = 60 * 60 * 1000;

beforeEach(async () => {
  await keys.deleteMany();
});

describe('begin', () => {
  it('replays the first reply to the same call', async () => {
    await finish(await begin(), reply);
    expect(await begin()).toEqual({ kind: 'replay', reply });
    expect(await begin()).toEqual({ kind: 'replay', reply });
  });

  it('lets exactly one of several simultaneous calls run', async () => {
    const starts = await Promise.all(Array.from({ length: 12 }, () => begin()));
    expect(starts.filter(({ kind }) => kind === 'fresh')).toHaveLength(1);
    expect(starts.filter(({ kind }) => kind === 'in_flight')).toHaveLength(11);
  });

  it('refuses the key with another body, during the first call and after it', async () => {
    const first = await begin();
    expect(await begin({ bodyHash: 'another' })).toEqual({ kind: 'other_body' });
    await finish(first, reply);
    expect(await begin({ bodyHash: 'another' })).toEqual({ kind: 'other_body' });
  });

  it.each([
    ['caller', { caller: 'token:tok_2' }],
    ['path', { path: '/video/edit' }],
    ['key', { key: 'order-18' }],
  ])('does not replay the reply for another %s', async (_, other) => {
    await finish(await begin(), reply);
    expect((await begin(other)).kind).toBe('fresh');
  });

  it('reveals nothing to somebody who has the key but not the caller’s secret', async () => {
    await finish(await begin(), reply);
    expect((await begin({ callerSecret: 'cap_guessed' })).kind).toBe('fresh');
  });

  it('keeps a reply for 24 hours', async () => {
    time.pass(1000);
    await finish(await begin(), reply);
    time.pass(24 * hoursMs - 1);
    expect((await begin()).kind).toBe('replay');
    time.pass(1);
    expect((await begin({ bodyHash: 'another' })).kind).toBe('fresh');
  });

  it('gives the key of a killed call to the next call after a minute', async () => {
    await begin();
    time.pass(59_999);
    expect((await begin()).kind).toBe('in_flight');
    time.pass(1);
    const starts = await Promise.all([begin(), begin(), begin()]);
    expect(starts.map(({ kind }) => kind).toSorted()).toEqual(['fresh', 'in_flight', 'in_flight']);
  });

  it('lets MongoDB delete expired records', async () => {
    const indexes = await keys.collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('abandon', () => {
  it('releases the key for any call', async () => {
    await fresh(await begin()).abandon();
    expect((await begin({ bodyHash: 'another' })).kind).toBe('fresh');
  });

  it('leaves a committed reply alone', async () => {
    const first = fresh(await begin());
    await finish(first, reply);
    await first.abandon();
    expect((await begin()).kind).toBe('replay');
  });

  it('does not affect a later call that has claimed the key', async () => {
    const slow = fresh(await begin());
    time.pass(60_000);
    await begin();
    await slow.abandon();
    expect((await begin()).kind).toBe('in_flight');
  });
});

describe('commit', () => {
  it('is rolled back with its transaction', async () => {
    const first = fresh(await begin());
    const attempt = database.transact(async (transaction) => {
      await first.commit(transaction, reply);
      throw new Error('later step');
    });
    await expect(attempt).rejects.toThrow('later step');
    expect((await begin()).kind).toBe('in_flight');
  });

  it('refuses a call so slow that another has claimed its key', async () => {
    const slow = await begin();
    time.pass(60_000);
    const next = await begin();
    await expect(finish(slow, reply)).rejects.toMatchObject({ code: 'idempotency_in_flight' });
    await finish(next, reply);
    await expect(finish(slow, reply)).rejects.toMatchObject({ code: 'idempotency_in_flight' });
  });

  it('stores neither key nor body nor reply in readable form', async () => {
    const secret: StoredReply = { status: 201, body: { user: { api_token: 'cap_fresh_token' } } };
    await finish(await begin(), secret);
    const stored = JSON.stringify(await keys.find().lean());
    const [record] = await keys.find().lean();
    const bytes = Buffer.from(record?.reply ?? '', 'base64').toString('latin1');
    for (const word of ['cap_fresh_token', 'api_token', call.key, call.bodyHash, call.callerSecret]) {
      expect(stored + bytes).not.toContain(word);
    }
    expect(await begin()).toEqual({ kind: 'replay', reply: secret });
  });

  it('does not open a reply that was moved to another key', async () => {
    await finish(await begin(), reply);
    await finish(await begin({ path: '/video/edit' }), { status: 201, body: 'other' });
    const [first, second] = await keys.find().lean();
    await keys.updateOne({ _id: first?._id ?? '' }, { $set: { reply: second?.reply ?? null } });
    await keys.updateOne({ _id: second?._id ?? '' }, { $set: { reply: first?.reply ?? null } });
    await expect(begin()).rejects.toThrow();
  });
});

function begin(other: Partial<IdempotentCall> = {}): Promise<IdempotentStart> {
  return idempotency.begin({ ...call, ...other });
}

function fresh(start: IdempotentStart): FreshCall {
  if (start.kind !== 'fresh') throw new Error(`expected a fresh call, not ${start.kind}`);
  return start;
}

async function finish(start: IdempotentStart, kept: StoredReply): Promise<void> {
  await database.transact((transaction) => fresh(start).commit(transaction, kept));
}
