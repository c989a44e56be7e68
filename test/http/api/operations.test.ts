import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, world, state, owner } = await startApiUnderTest({ METRICS_TOKEN: 'measure' });

describe('/healthz', () => {
  it('says that the process is alive, even if it is not ready', async () => {
    world.health = { database: { ok: false } };
    const answer = await ask('GET /healthz');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  });
});

describe('/readyz', () => {
  it('has the state of each part', async () => {
    world.health = { database: { ok: true }, storage: { ok: true } };
    const answer = await ask('GET /readyz');
    const parts = { database: { ok: true }, storage: { ok: true }, process: { ok: true } };
    expect([answer.status, answer.body]).toEqual([200, { status: 'ready', checks: parts }]);
  });

  it('is 503 if a part fails', async () => {
    world.health = { database: { ok: true }, storage: { ok: false, message: 'is full' } };
    const answer = await ask('GET /readyz');
    const checks = { ...world.health, process: { ok: true } };
    expect([answer.status, answer.body]).toEqual([503, { status: 'not_ready', checks }]);
  });

  it('is 503 while the process stops', async () => {
    world.health = {};
    state.isDraining = true;
    const answer = await ask('GET /api/readyz');
    const other = await ask('GET /api/healthz');
    state.isDraining = false;
    const checks = { process: { ok: false, message: expect.any(String) } };
    expect([answer.status, answer.body]).toEqual([503, { status: 'not_ready', checks }]);
    // whoever keeps connections is to open the next one elsewhere
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
    expect((await ask('GET /healthz')).headers.get('connection')).toBe('keep-alive');
  });
});

describe('/metrics', () => {
  it('measures requests by their route, not by their address', async () => {
    await ask('GET /api/videos/some-secret-id', { token: owner.apiToken });
    await ask('GET /nothing/here');
    const answer = await ask('GET /metrics', { token: 'measure' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    const count = (route: string, status: number) =>
      `captioneer_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
    expect(answer.text).toContain(count('/videos/:id', 404));
    expect(answer.text).toContain(count('none', 404));
    expect(answer.text).not.toContain('some-secret-id');
  });

  it('needs its token', async () => {
    const missing = await ask('GET /metrics');
    expect([missing.status, missing.body]).toEqual([401, { message: 'Unauthenticated.', error: 'missing_token' }]);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    expect((await ask('GET /metrics', { token: 'wrong' })).body).toMatchObject({ error: 'invalid_token' });
  });

  it('is open if no token is set', async () => {
    const open = await startApiUnderTest();
    expect((await open.ask('GET /api/metrics')).status).toBe(200);
  });
});
