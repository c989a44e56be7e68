import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { limitWaitingReplies } from '../../../src/http/server/limit-waiting-replies.ts';

let asked = 0;
const bytes = Buffer.alloc(30 * 1024 * 1024, 'a');

async function startServer(): Promise<number> {
  const app = Object.assign(new Koa(), { silent: true });
  app.use(limitWaitingReplies());
  app.use((ctx) => {
    asked += 1;
    ctx.body = ctx.path === '/large' ? bytes : 'small';
  });
  const server = createServer(app.callback()).listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Waits until the service has replied, but reads nothing of it until `resume` is called. */
async function ask(port: number, path: string, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const before = asked;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => asked).toBe(before + 1);
  return socket;
}

async function readAll(socket: Socket): Promise<number> {
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  if (!socket.closed) await once(socket.resume(), 'close');
  return size;
}

it('cuts the oldest of a caller’s unread replies when they take too much memory, and nobody else’s', async () => {
  const port = await startServer();
  const other = await ask(port, '/large', 'b');
  const unread: Socket[] = [];
  for (let count = 0; count < 6; count++) unread.push(await ask(port, '/large', 'a'));
  const sizes = await Promise.all([other, ...unread].map(readAll));
  const isWhole = sizes.map((size) => size > bytes.length);
  expect(isWhole[0]).toBe(true);
  expect(isWhole.slice(1, 3)).toEqual([false, false]);
  expect(isWhole.slice(-2)).toEqual([true, true]);
  expect(await readAll(await ask(port, '/small', 'a'))).toBeGreaterThan(0);
});
