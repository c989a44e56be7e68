import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../src/http/api/all-routes.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, services, owner } = await startApiUnderTest();
const token = owner.apiToken;

describe('every route', () => {
  const routes = allRoutes.filter(({ isEnabled }) => !isEnabled);
  const calls = routes.map(({ method, path }) => [method.toUpperCase(), path.replace(/:\w+/g, 'x')] as const);

  it.each(calls)('%s %s is answered alike with and without the prefix', async (method, path) => {
    const [bare, prefixed] = [await ask(`${method} ${path}`), await ask(`${method} /api${path}`)];
    const sameButForTheCall = ({ status, text }: typeof bare) => [status, text.replace(/[0-9.e+-]+/g, '#')];
    if (path !== '/metrics') expect(sameButForTheCall(prefixed)).toEqual(sameButForTheCall(bare));
    expect([bare.status, prefixed.status].every((status) => status !== 405 && status < 500)).toBe(true);
    const unknownHere = [
      '/media/x/x',
      '/media/preview/x/x',
      '/docs/reference/x',
      '/styles/x',
      '/webhooks/chatbot/taps/x',
    ];
    if (bare.status === 404) expect(unknownHere).toContain(path);
  });

  it('has one prefix only, in lower case', async () => {
    for (const path of ['/api/api/me', '/API/me', '/api/ME', '/api', '/apime', '/']) {
      expect([path, (await ask(`GET ${path}`, { token })).status]).toEqual([path, 404]);
    }
  });

  it('may end with a slash', async () => {
    expect((await ask('GET /api/me/', { token })).status).toBe(200);
  });
});

describe('a reply', () => {
  it('has the caller’s own request id', async () => {
    for (const id of ['a', 'My.own_id-7', 'x'.repeat(128)]) {
      const { headers } = await ask('GET /api/nothing', { headers: { 'X-Request-Id': id } });
      expect(headers.get('x-request-id')).toBe(id);
    }
  });

  it('has a new request id if the caller’s is missing or invalid', async () => {
    for (const id of ['', 'has space', 'x'.repeat(129), '<script>']) {
      const { headers } = await ask('GET /api/me', { headers: { 'X-Request-Id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('keeps browsers from sniffing and caching', async () => {
    const { headers } = await ask('GET /api/me', { token });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('to an inner error has no details of it', async () => {
    world.failWith = new Error('connect ECONNREFUSED mongodb://admin:hunter2@10.0.0.1');
    const answer = await ask('POST /api/video/create', { token, json: { video_url: 'https://example.com/a.mp4' } });
    world.failWith = null;
    const request_id = answer.headers.get('x-request-id');
    expect([answer.status, answer.body]).toEqual([500, { message: 'Server Error', request_id }]);
  });

  it('is a 500 too if authentication itself fails', async () => {
    const authenticateToken = services.accounts.authenticateToken;
    services.accounts.authenticateToken = async () => Promise.reject(new Error('no database'));
    const answer = await ask('GET /api/me', { token });
    services.accounts.authenticateToken = authenticateToken;
    expect([answer.status, answer.body]).toEqual([500, { message: 'Server Error', request_id: expect.any(String) }]);
  });

  it('to HEAD is the one to GET without its body', async () => {
    const answer = await ask('HEAD /api/me', { token });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });

  it('to another scheme than Bearer is 401', async () => {
    for (const Authorization of ['Basic YTpi', 'Bearer', 'Bearer  ']) {
      const { status, body } = await ask('GET /api/me', { headers: { Authorization } });
      expect([status, body]).toEqual([401, { message: 'Unauthenticated.', error: 'missing_token' }]);
    }
    expect((await ask('GET /api/me', { headers: { Authorization: `bearer ${token}` } })).status).toBe(200);
  });
});
