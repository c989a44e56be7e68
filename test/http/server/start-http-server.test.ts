import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import { describe, expect, it, onTestFinished } from 'vitest';
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

function* endlessly<T>(value: T): Generator<T> {
  for (;;) yield value;
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

  it('answers requests that are sent together, and cuts a connection that sends hundreds', async () => {
    const { server } = await startApiUnderTest();
    const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answersTo = async (count: number) => {
      const text = await talk(server.port, request.repeat(count - 1) + last).catch(() => '');
      return text.split('HTTP/1.1 200').length - 1;
    };
    expect(await answersTo(20)).toBe(20);
    expect(await answersTo(500)).toBeLessThan(40);
    expect(await answersTo(20)).toBe(20);
  });

  it('starts the requests of a connection one after the other', async () => {
    const app = new Koa();
    let inWork = 0;
    let most = 0;
    app.use(async (ctx) => {
      inWork += 1;
      most = Math.max(most, inWork);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inWork -= 1;
      ctx.body = ctx.path;
    });
    const http = { app, endStreams: () => undefined, noteConnection: () => undefined };
    const server = await startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 100 });
    onTestFinished(() => server.stop());
    const paths = ['/a', '/b', '/c', '/d'];
    const requests = paths.map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${path === '/d' ? 'Connection: close\r\n' : ''}\r\n`,
    );
    const answers = await talk(server.port, requests.join(''));
    expect(answers.match(/\/[abcd]$|\/[abc](?=HTTP)/g)).toEqual(paths);
    expect(most).toBe(1);
  });

  it('reads a body in many chunks, and refuses one in thousands of tiny ones', async () => {
    const { server, owner } = await startApiUnderTest();
    const head =
      'POST /api/video/create HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n' +
      `Authorization: Bearer ${owner.apiToken}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answerTo = (chunk: string, count: number) =>
      talk(server.port, `${head}${`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count)}2\r\n{}\r\n0\r\n\r\n`);
    expect(await answerTo(' ', 900)).toMatch(/^HTTP\/1\.1 422 /);
    expect(await answerTo(' '.repeat(20), 5000)).toMatch(/^HTTP\/1\.1 422 /);
    expect(await answerTo(' ', 5000)).toMatch(
      /^HTTP\/1\.1 400 .*\{"message":"The body comes in more than 1000 chunks/s,
    );
  });

  it('closes a connection whose caller never reads the reply', async () => {
    const app = Object.assign(new Koa(), { silent: true });
    const sent: Readable[] = [];
    app.use((ctx) => {
      const body = Readable.from(endlessly(Buffer.alloc(65_536)));
      sent.push(body);
      ctx.body = body;
    });
    const http = { app, endStreams: () => undefined, noteConnection: () => undefined };
    const server = await startHttpServer({ http, host: '127.0.0.1', port: 0, graceMs: 100, idleMs: 200 });
    onTestFinished(() => server.stop());
    const socket = connect(server.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => sent.map(({ destroyed }) => destroyed)).toEqual([true]);
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
