import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../../src/http/rate-limits.ts';
import { createRateCountModel } from '../../../src/infra/database/rate-count.model.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeUser } from '../../support/fake-world.ts';
import { testDatabase } from '../../support/mongo.ts';

const { ask, world, owner, integration } = await startApiUnderTest({ RATE_LIMIT_PER_MINUTE: '20', TRUST_PROXY: '2' });
const database = await testDatabase();
const from = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') });

async function statuses(count: number, call: string, asked: Parameters<typeof ask>[1] = {}) {
  const seen: number[] = [];
  for (let at = 0; at < count; at++) seen.push((await ask(call, asked)).status);
  return seen;
}

describe('calls with a token', () => {
  it('are limited by the token, and say how many are left', async () => {
    const first = await ask('GET /api/me', { token: owner.apiToken });
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'ratelimit-policy': '"token";q=20;w=60',
      ratelimit: '"token";r=19;t=60',
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '19',
    });
    expect(first.headers.get('retry-after')).toBeNull();
    expect((await statuses(19, 'GET /api/me', { token: owner.apiToken })).every((status) => status === 200)).toBe(true);
    const refused = await ask('GET /api/me', { token: owner.apiToken });
    expect([refused.status, refused.body]).toEqual([429, { message: 'Too Many Attempts.' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'ratelimit-policy': '"token";q=20;w=60',
      'x-ratelimit-limit': '20',
      'x-ratelimit-remaining': '0',
    });
    expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
  });

  it('do not count against the address, nor against another token', async () => {
    const { apiToken: token } = addFakeUser(world);
    const asked = { token, headers: from('203.0.113.7') };
    expect(await statuses(5, 'GET /api/me', asked)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask('GET /api/me', { headers: from('203.0.113.7') })).status).toBe(401);
  });
});

describe('calls without a valid token', () => {
  it('are limited by a tenth, by address', async () => {
    const headers = from('203.0.113.1');
    expect(await statuses(3, 'GET /api/me', { headers })).toEqual([401, 401, 429]);
    expect((await ask('GET /api/me', { token: 'wrong', headers })).status).toBe(429);
    expect((await ask('GET /api/me', { headers: from('203.0.113.2') })).status).toBe(401);
  });

  it('count wrong tokens too', async () => {
    const asked = { token: 'wrong', headers: from('203.0.113.3') };
    expect(await statuses(3, 'GET /api/me', asked)).toEqual([401, 401, 429]);
  });

  it('include registrations, right or wrong', async () => {
    const json = { email: 'x', api_key: integration.apiKey };
    const wrong = { json: { api_key: 'wrong' }, headers: from('203.0.113.4') };
    expect(await statuses(2, 'POST /api/user/register', wrong)).toEqual([401, 401]);
    expect((await ask('POST /api/user/register', { json, headers: from('203.0.113.4') })).status).toBe(429);
  });

  it('are distinguished by what the trusted proxies say, not by what callers send', async () => {
    const made = (name: string) => ({ headers: from(name, '203.0.113.5', '10.0.0.1') });
    expect((await ask('GET /api/me', made('1.1.1.1'))).status).toBe(401);
    expect((await ask('GET /api/me', made('2.2.2.2'))).status).toBe(401);
    expect((await ask('GET /api/me', made('3.3.3.3'))).status).toBe(429);
  });

  it.each(['/api/healthz', '/readyz', '/metrics', '/openapi.json', '/docs', '/media/none/a.mp4', '/api/payments/ipn'])(
    'are not limited at %s',
    async (path) => {
      const seen = await statuses(5, `GET ${path}`, { headers: from('203.0.113.6') });
      expect(seen).not.toContain(429);
    },
  );
});

describe('addresses', () => {
  it('count as one within an IPv6 network; an IPv4 address counts as itself in any notation', async () => {
    const limits = createRateLimits(10);
    expect(await limits.countAddress('2001:db8:1:2::1')).toMatchObject({ exceeded: false });
    expect(await limits.countAddress('2001:db8:1:2:ffff::9')).toMatchObject({ exceeded: true });
    expect(await limits.countAddress('2001:db8:1:3::1')).toMatchObject({ exceeded: false });
    expect(await limits.countAddress('::ffff:192.0.2.1')).toMatchObject({ exceeded: false });
    expect(await limits.countAddress('192.0.2.1')).toMatchObject({ exceeded: true });
  });

  it('can always call once', async () => {
    expect(await createRateLimits(1).countAddress('192.0.2.1')).toMatchObject({ limit: 1, exceeded: false });
  });

  it('are not limited when limits are off', async () => {
    expect(await createRateLimits(0).countAddress('192.0.2.1')).toBeNull();
  });
});

const refusing = { findOneAndUpdate: () => Promise.reject(new Error('not primary')) };

describe('the limits of several processes', () => {
  const counts = createRateCountModel(database.connection);
  // as in two processes
  const both = () => [createRateLimits(20, { counts }), createRateLimits(20, { counts })] as const;

  it('hold over all of them, also for calls at the same time', async () => {
    const [one, other] = both();
    const quotas = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? one : other).countToken('t1')),
    );
    expect(quotas.filter((quota) => quota?.exceeded)).toHaveLength(10);
    expect(await other.countToken('t2')).toMatchObject({ limit: 20, remaining: 19, exceeded: false });
  });

  it('cost few writes, and let all of a limit be used', async () => {
    const [one, other] = [createRateLimits(600, { counts }), createRateLimits(600, { counts })];
    const used = await Promise.all(Array.from({ length: 500 }, () => one.countToken('t4')));
    expect(used.every((quota) => quota?.exceeded === false)).toBe(true);
    expect(used.map((quota) => quota?.remaining)).toEqual(Array.from({ length: 500 }, (_, n) => 599 - n));
    // 500 calls took 42 portions of 12
    expect((await counts.findOne({ key: 'api-token:t4' }).lean())?.points).toBe(504);
    const rest = await Promise.all(Array.from({ length: 120 }, () => other.countToken('t4')));
    expect(rest.filter((quota) => !quota?.exceeded)).toHaveLength(96);
    expect(await one.countToken('t4')).toMatchObject({ exceeded: false });
  });

  it('are used to the last call where portions do not divide them', async () => {
    const limits = createRateLimits(211, { counts });
    const quotas = await Promise.all(Array.from({ length: 215 }, () => limits.countToken('t5')));
    expect(quotas.filter((quota) => !quota?.exceeded)).toHaveLength(211);
    expect(quotas[0]).toMatchObject({ limit: 211, remaining: 210 });
    expect((await counts.findOne({ key: 'api-token:t5' }).lean())?.points).toBeLessThanOrEqual(216);
  });

  it('count API and pages apart', async () => {
    const api = createRateLimits(10, { counts });
    const web = createRateLimits(10, { counts, surface: 'web' });
    expect(await api.countAddress('192.0.2.9')).toMatchObject({ exceeded: false });
    expect(await web.countAddress('192.0.2.9')).toMatchObject({ exceeded: false });
    expect(await api.countAddress('192.0.2.9')).toMatchObject({ exceeded: true });
  });

  it('are those of each process while the database refuses', async () => {
    const db = { name: 'refusing', getClient: () => ({ db: () => ({ collection: () => refusing }) }) };
    const broken = { db, collection: { collectionName: 'rate_counts' } };
    const limits = createRateLimits(2, { counts: broken as never });
    const exceeded = [1, 2, 3].map(async () => (await limits.countToken('t3'))?.exceeded);
    expect(await Promise.all(exceeded)).toEqual([false, false, true]);
  });
});

it('headers about a caller’s address are ignored without a proxy', async () => {
  const direct = await startApiUnderTest({ RATE_LIMIT_PER_MINUTE: '20' });
  const made = [1, 2, 3].map((n) => direct.ask('GET /api/me', { headers: from(`198.51.100.${n}`) }));
  expect((await Promise.all(made)).map(({ status }) => status).sort()).toEqual([401, 401, 429]);
});
