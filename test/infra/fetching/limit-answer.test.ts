import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSource } from '../../../src/infra/fetching/fetch-source.ts';
import { mp4Bytes } from '../../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';
import { wastefulHosts } from '../../support/wasteful-hosts.ts';

let folder: string;
let server: ScriptedServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function fetchFrom(listener: RequestListener, maxBytes = 100_000_000) {
  server = await startScriptedServer(listener);
  return fetchSource({
    url: server.url,
    destFile: join(folder, 'source'),
    allowPrivateNetwork: true,
    limits: { maxBytes },
  });
}

const bytes = mp4Bytes(300_000);

describe('an answer that costs more than it brings', () => {
  it.each(wastefulHosts)('is given up: $name', async ({ answer }) => {
    await expect(fetchFrom(({ socket }) => answer(socket))).rejects.toMatchObject({
      code: 'source_unreachable',
      message: 'What answers at that link is not a working web server.',
      details: { retryable: false, waste: expect.any(String) },
    });
  });

  it('is given up when it becomes a hundred times as large as it was sent', async () => {
    const bomb = gzipSync(mp4Bytes(50_000_000));
    const fetched = fetchFrom((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
    await expect(fetched).rejects.toMatchObject({ code: 'source_damaged' });
  });
});

describe('an answer in many pieces', () => {
  it.each([20, 100, 1000, 8000, 100_000])('is read in chunks of %i bytes', async (size) => {
    const fetched = await fetchFrom((_, response) => {
      for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
      response.end();
    });
    expect(fetched.sizeBytes).toBe(bytes.length);
  });

  it('is read when it begins with a few tiny chunks', async () => {
    const fetched = await fetchFrom((_, response) => {
      for (const byte of bytes.subarray(0, 900)) response.write(Buffer.of(byte));
      response.end(bytes.subarray(900));
    });
    expect(fetched.sizeBytes).toBe(bytes.length);
  });

  it('is read whole when its pieces come one by one', async () => {
    const fetched = await fetchFrom((_, response) => {
      response.writeHead(200, { 'Content-Length': bytes.length });
      let at = 0;
      const next = () => {
        const piece = bytes.subarray(at, at + 3000);
        at += piece.length;
        if (at === bytes.length) response.end(piece);
        else response.write(piece, () => setImmediate(next));
      };
      next();
    });
    expect(fetched.sizeBytes).toBe(bytes.length);
  });

  it('is read after early hints, a redirect and a promise to keep the connection', async () => {
    const fetched = await fetchFrom((request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      if (request.url === '/') response.writeHead(302, { Location: '/on' }).end('elsewhere');
      else response.writeHead(200, { 'Content-Length': bytes.length, Connection: 'keep-alive' }).end(bytes);
    });
    expect(fetched).toMatchObject({ sizeBytes: bytes.length, finalUrl: `${server.url}/on` });
  });

  it('is read with a large head', async () => {
    const fetched = await fetchFrom((_, response) => {
      for (let index = 0; index < 100; index++) response.setHeader(`X-${index}`, 'x'.repeat(100));
      response.end(bytes);
    });
    expect(fetched.sizeBytes).toBe(bytes.length);
  });
});
