import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startHttpServer } from '../../../src/http/server/start-http-server.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { openRequest } from '../../support/raw-http.ts';

async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

describe('the server', () => {
  it('says which setting to change if it cannot listen on its address', async () => {
    const { server, http } = await startApiUnderTest();
    const start = (host: string, port: number) => startHttpServer({ http, host, port });
    await expect(start('127.0.0.1', server.port)).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringMatching(/^PORT is taken/),
    });
    await expect(start('192.0.2.1', 0)).rejects.toMatchObject({
      code: 'configuration',
      message: 'HOST is not an address of this machine.',
    });
  });

  it('answers a request that is not HTTP with JSON, and closes the connection', async () => {
    const { server } = await startApiUnderTest();
    expect(await talk(server.port, 'hello there\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\{"message":"[^"]+"\}$/s);
  });

  it('rejects headers that are too large', async () => {
    const { server } = await startApiUnderTest();
    const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await talk(server.port, long)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('waits for an open request when it stops, and then answers no more', async () => {
    const { server, services, owner } = await startApiUnderTest();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const getProfile = services.accounts.getProfile;
    const asked = new Promise<void>((resolve) => {
      services.accounts.getProfile = async (userId) => {
        resolve();
        await held;
        return getProfile(userId);
      };
    });
    const headers = { Authorization: `Bearer ${owner.apiToken}` };
    const answer = fetch(`${server.url}/api/me`, { headers });
    await asked;
    const stopped = server.stop();
    release();
    expect((await answer).status).toBe(200);
    await stopped;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('does not wait forever for a caller that sends nothing more', async () => {
    const { server } = await startApiUnderTest();
    const { request, answer } = openRequest({
      method: 'POST',
      url: `${server.url}/api/video/create`,
      headers: { 'Content-Length': '100' },
    });
    request.write('{');
    await new Promise((resolve) => request.once('socket', (socket) => socket.once('connect', resolve)));
    await server.stop();
    await expect(answer).rejects.toThrow();
  });
});
