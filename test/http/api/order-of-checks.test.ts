import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { openRequest, sendRaw } from '../../support/raw-http.ts';

const { ask, server, world, owner } = await startApiUnderTest({ RATE_LIMIT_PER_MINUTE: '20' });
const mebibyte = 1024 * 1024;
const tooLarge = { 'Content-Type': 'application/json', 'Content-Length': String(mebibyte + 1) };

/** Sends headers without a body: the reply was decided without it. */
async function announce(call: { method: string; path: string; headers: Record<string, string> }) {
  const { request, answer } = openRequest({ method: call.method, url: server.url + call.path, headers: call.headers });
  request.flushHeaders();
  const { status } = await answer;
  request.destroy();
  return status;
}

describe('a call that is wrong in every way', () => {
  it('is first told that there is no such address', async () => {
    expect(await announce({ method: 'POST', path: '/api/nothing', headers: tooLarge })).toBe(404);
    const answer = await ask('GET /api/nothing');
    expect(answer.body).toEqual({ message: expect.any(String) });
  });

  it('then that the method is wrong', async () => {
    expect(await announce({ method: 'PUT', path: '/api/video/create', headers: tooLarge })).toBe(405);
    const answer = await ask('PATCH /api/videos/some-id');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'HEAD, GET, DELETE']);
    expect(answer.body).toEqual({ message: expect.any(String) });
  });

  it('then that it is too large', async () => {
    expect(await announce({ method: 'POST', path: '/api/video/create', headers: tooLarge })).toBe(413);
    expect(await announce({ method: 'GET', path: '/api/video/get', headers: tooLarge })).toBe(413);
  });

  it('then that it cannot be parsed', async () => {
    const answer = await ask('POST /api/video/create', {
      body: '{"video_url"',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([400, { message: 'The request body is not valid JSON.' }]);
  });

  it('then that the caller is unknown', async () => {
    expect((await ask('POST /api/video/create', { json: {} })).status).toBe(401);
  });

  it('then that there are too many calls', async () => {
    const token = owner.apiToken;
    const statuses: number[] = [];
    for (let call = 0; call < 21; call++)
      statuses.push((await ask('POST /api/video/create', { token, json: {} })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
    expect(world.created).toEqual([]);
  });
});

describe('an upload', () => {
  it('is refused before any byte of it has arrived', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(1024 * mebibyte) };
    expect(await announce({ method: 'POST', path: '/api/uploads', headers })).toBe(401);
  });
});

describe('a body that grows past the limit', () => {
  it('is cut off there, without an announced length', async () => {
    const { request, answer } = openRequest({ method: 'POST', url: `${server.url}/video/create` });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    for (let sent = 0; sent <= mebibyte; sent += chunk.length) request.write(chunk);
    expect((await answer).status).toBe(413);
    request.destroy();
  });

  it('may be exactly as long as the limit', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(mebibyte - 11) });
    expect(Buffer.byteLength(body)).toBe(mebibyte);
    const answer = await sendRaw({ method: 'POST', url: `${server.url}/video/create`, body });
    expect([401, 429]).toContain(answer.status);
  });
});
