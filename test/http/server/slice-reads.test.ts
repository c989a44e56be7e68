import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sliceReads } from '../../../src/http/server/slice-reads.ts';

async function startServer(handle: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(handle);
  sliceReads(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

async function talk(port: number, sent: string | Buffer): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.end(sent);
  return buffer(socket);
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('sliceReads', () => {
  it('has little parsed of what a connection sent before it was closed', async () => {
    let parsed = 0;
    const { port } = await startServer(({ socket }) => {
      parsed += 1;
      if (parsed > 32) socket.destroy();
    });
    await talk(port, request('/').repeat(10_000)).catch(() => undefined);
    expect(parsed).toBeGreaterThan(32);
    expect(parsed).toBeLessThan(100);
  });

  it('hands on bodies unchanged', async () => {
    const { port } = await startServer(async (incoming, response) => {
      response.end(
        createHash('sha1')
          .update(await buffer(incoming))
          .digest('hex'),
      );
    });
    const sent = randomBytes(3_000_001);
    const reply = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sent });
    expect(await reply.text()).toBe(createHash('sha1').update(sent).digest('hex'));
  });

  it('goes on after replies that have to wait for their reader', async () => {
    const long = 'x'.repeat(2_000_000);
    const { port } = await startServer(({ url }, response) => void response.end(url === '/long' ? long : url));
    const paths = Array.from({ length: 300 }, (_, index) => `/${index}`);
    const text = String(await talk(port, request('/long') + paths.map(request).join('')));
    expect(text).toContain(long);
    expect(text.match(/\/\d+(?=HTTP|$)/g)).toEqual(paths);
  });
});
