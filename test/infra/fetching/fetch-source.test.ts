import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FetchSource, fetchSource } from '../../../src/infra/fetching/fetch-source.ts';
import { mp3Bytes, mp4Bytes, pngBytes } from '../../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

let folder: string;
let server: ScriptedServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'));
});

afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

const serve = async (listener: RequestListener) => {
  server = await startScriptedServer(listener);
};

const fetchFrom = (url: string, { limits, ...changes }: Omit<Partial<FetchSource>, 'limits'> & Limits = {}) =>
  fetchSource({
    url,
    destFile: join(folder, 'source'),
    allowPrivateNetwork: true,
    limits: { maxBytes: 1_000_000, ...limits },
    ...changes,
  });

type Limits = { limits?: Partial<FetchSource['limits']> };

function dripInto(response: ServerResponse, drop: string, everyMs: number): void {
  const drip = setInterval(() => response.write(drop), everyMs);
  response.on('close', () => clearInterval(drip));
}

/** Fetches, and expects a refusal that leaves no file. */
const refused = async (url: string, changes?: Parameters<typeof fetchFrom>[1]) => {
  const error: unknown = await fetchFrom(url, changes).then(
    () => 'was fetched',
    (thrown) => thrown,
  );
  expect(await readdir(folder)).toEqual([]);
  return error;
};

describe('fetchSource', () => {
  it('saves the file and returns its facts', async () => {
    const bytes = mp4Bytes(300_000);
    await serve((_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'video/mp4',
          'Content-Length': bytes.length,
          'Content-Disposition': `attachment; filename="x.mp4"; filename*=UTF-8''caf%C3%A9%2F..%2Fclip.mp4`,
        })
        .end(bytes),
    );
    const progress: unknown[] = [];
    const fetched = await fetchFrom(`${server.url}/a`, { onProgress: (step) => progress.push(step) });
    expect(fetched).toEqual({
      file: join(folder, 'source'),
      sizeBytes: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: 'video/mp4',
      fileName: 'clip.mp4',
      finalUrl: `${server.url}/a`,
    });
    expect((await readFile(fetched.file)).equals(bytes)).toBe(true);
    expect(progress.at(-1)).toEqual({ receivedBytes: 300_000, totalBytes: 300_000 });
  });

  it('takes the file name from the URL if the server sends none', async () => {
    await serve((_, response) => response.end(mp4Bytes()));
    expect((await fetchFrom(`${server.url}/files/My%20clip.mp4?x=1`)).fileName).toBe('My clip.mp4');
  });

  it('follows five redirects, including relative ones', async () => {
    await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop < 5) response.writeHead([301, 302, 303, 307, 308][hop] ?? 0, { Location: `${hop + 1}` }).end();
      else response.end(mp4Bytes());
    });
    expect((await fetchFrom(`${server.url}/0`)).finalUrl).toBe(`${server.url}/5`);
  });

  it('gives up at the sixth redirect', async () => {
    await serve((_, response) => response.writeHead(302, { Location: '/again' }).end());
    expect(await refused(server.url)).toMatchObject({ code: 'source_too_many_redirects' });
    expect(server.requests).toHaveLength(6);
  });

  it('refuses a redirect without a target', async () => {
    await serve((_, response) => response.writeHead(302).end());
    expect(await refused(server.url)).toMatchObject({ code: 'source_unreachable' });
  });

  it.each(['ftp://example.com/a.mp4', 'file:///etc/passwd', 'http://user:secret@127.0.0.1/', 'http://'])(
    'refuses a redirect to %s',
    async (location) => {
      await serve((_, response) => response.writeHead(302, { Location: location }).end());
      expect(await refused(server.url)).toMatchObject({ code: 'source_forbidden_address' });
    },
  );

  it('decompresses a body that is compressed without being asked', async () => {
    await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(mp4Bytes(5000))));
    expect(await fetchFrom(server.url)).toMatchObject({ sizeBytes: 5000 });
  });

  it('stops a decompression bomb at the byte limit', async () => {
    const bomb = gzipSync(mp4Bytes(20_000_000));
    await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb));
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refused(server.url)).toMatchObject({ code: 'source_too_large' });
  });

  it('reports a compressed body as damaged if it cannot be decompressed', async () => {
    await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(mp4Bytes()));
    expect(await refused(server.url)).toMatchObject({ code: 'source_damaged' });
  });

  it('refuses an unknown compression', async () => {
    await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'zstd' }).end(mp4Bytes()));
    expect(await refused(server.url)).toMatchObject({ code: 'source_unsupported' });
  });
});

describe('fetchSource of any file', () => {
  it('takes what is no video, and searches no page for one', async () => {
    const page = '<html><head><meta property="og:video" content="/clip.mp4"></head></html>';
    await serve((request, response) => {
      const isPage = request.url === '/page.ttf';
      response.writeHead(200, { 'Content-Type': isPage ? 'text/html' : 'font/ttf' }).end(isPage ? page : pngBytes);
    });
    const accepts = 'any_file';
    expect((await fetchFrom(`${server.url}/brand.ttf`, { accepts })).sizeBytes).toBe(pngBytes.length);
    expect((await fetchFrom(`${server.url}/page.ttf`, { accepts })).sizeBytes).toBe(page.length);
    expect(server.requests).toEqual(['GET /brand.ttf', 'GET /page.ttf']);
  });

  it('keeps the limits, and calls no address inside the network', async () => {
    await serve((_, response) => response.end(Buffer.alloc(2_000_000)));
    const accepts = 'any_file';
    expect(await refused(server.url, { accepts })).toMatchObject({ code: 'source_too_large' });
    const inside = { accepts, allowPrivateNetwork: false } as const;
    expect(await refused(server.url, inside)).toMatchObject({ code: 'source_forbidden_address' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('fetchSource, when the server does not deliver', () => {
  it('reports that a server refuses connections', async () => {
    await serve(() => undefined);
    const { url } = server;
    await server.close();
    expect(await refused(url)).toMatchObject({ code: 'source_unreachable', details: { retryable: true } });
  });

  it('reports that a host does not exist', async () => {
    const lookup: FetchSource['lookup'] = (host, _, callback) =>
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
    expect(await refused('http://nosuch.example/', { lookup })).toMatchObject({
      code: 'source_unreachable',
      message: expect.stringContaining('does not exist'),
      details: { retryable: false },
    });
  });

  it.each([
    [404, 'source_not_found', false],
    [410, 'source_not_found', false],
    [401, 'source_unreachable', false],
    [403, 'source_unreachable', false],
    [418, 'source_unreachable', false],
    [429, 'source_unreachable', true],
    [500, 'source_unreachable', true],
    [503, 'source_unreachable', true],
  ])('turns status %i into %s', async (status, code, retryable) => {
    await serve((_, response) => response.writeHead(status).end('<html>'));
    expect(await refused(server.url)).toMatchObject({
      code,
      message: expect.stringContaining(String(status)),
      details: { status, retryable },
    });
  });

  it('passes on Retry-After', async () => {
    await serve((_, response) => response.writeHead(503, { 'Retry-After': '7' }).end());
    expect(await refused(server.url)).toMatchObject({ details: { retryAfterMs: 7000 } });
  });

  it('refuses a file whose Content-Length is too large, without reading it', async () => {
    await serve((_, response) => response.writeHead(200, { 'Content-Length': 1_000_001 }).flushHeaders());
    expect(await refused(server.url)).toMatchObject({
      code: 'source_too_large',
      message: expect.stringContaining('976.6 KiB'),
    });
  });

  it('stops an endless body at the byte limit', async () => {
    await serve((_, response) => {
      response.write(mp4Bytes(1000));
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await refused(server.url)).toMatchObject({ code: 'source_too_large' });
  });

  it.each([
    ['Content-Length', { 'Content-Length': 5000 }],
    ['chunked', {}],
  ])('reports a body that breaks off (%s)', async (_, headers) => {
    await serve((_request, response) => {
      response.writeHead(200, headers).write(mp4Bytes(2000), () => response.destroy());
    });
    expect(await refused(server.url)).toMatchObject({ code: 'source_incomplete', details: { retryable: true } });
  });

  it('gives up on a server that never responds', async () => {
    await serve(() => undefined);
    expect(await refused(server.url, { limits: { stallMs: 50 } })).toMatchObject({ code: 'source_stalled' });
  });

  it('gives up on a body that stalls', async () => {
    await serve((_, response) => void response.write(mp4Bytes(2000)));
    expect(await refused(server.url, { limits: { stallMs: 50 } })).toMatchObject({ code: 'source_stalled' });
  });

  it.each([
    ['a body', 'x'],
    ['a chain of redirects', null],
  ])('gives up on %s that comes in drops', async (_, drop) => {
    await serve((_request, response) => {
      if (drop === null) setTimeout(() => response.writeHead(302, { Location: '/on' }).end(), 100);
      else dripInto(response, drop, 10);
    });
    const limits = { stallMs: 5000, minBytesPerSecond: 10_000, windowMs: 240 };
    expect(await refused(server.url, { limits })).toMatchObject({
      code: 'source_too_slow',
      message:
        'The server behind that link sent less than 9.8 KiB a second for 0.24 seconds, so the download was given up. Use a faster host.',
    });
  });

  it('says again and again that a server is slow, and nothing of one that is quick', async () => {
    let slow = 0;
    const onSlow = () => {
      slow += 1;
    };
    await serve((_, response) => dripInto(response, 'x', 10));
    const limits = { stallMs: 5000, minBytesPerSecond: 10_000, windowMs: 480 };
    await refused(server.url, { limits, onSlow });
    expect(slow).toBeGreaterThan(5);
    slow = 0;
    await serve((_, response) => void response.end(mp4Bytes(2000)));
    await fetchFrom(server.url, { onSlow });
    expect(slow).toBe(0);
  });

  it('accepts a body that comes slowly, for many windows', async () => {
    const bytes = mp4Bytes(400_000);
    await serve((_, response) => {
      let sent = 0;
      response.writeHead(200, { 'Content-Length': bytes.length });
      const timer = setInterval(() => {
        response.write(bytes.subarray(sent, sent + 10_000));
        sent += 10_000;
        if (sent >= bytes.length) clearInterval(timer);
      }, 10);
    });
    const limits = { minBytesPerSecond: 10_000, windowMs: 120 };
    expect(await fetchFrom(server.url, { limits })).toMatchObject({ sizeBytes: 400_000 });
  });

  it('gives up on a body that is too slow', async () => {
    await serve((_, response) => dripInto(response, 'x', 10));
    expect(await refused(server.url, { limits: { stallMs: 5000, totalMs: 100 } })).toMatchObject({
      code: 'source_timed_out',
    });
  });

  it('reports that the server is not a web server', async () => {
    await serve((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    expect(await refused(server.url)).toMatchObject({ code: 'source_unreachable', details: { retryable: false } });
  });

  it('stops when the caller aborts, with the caller’s reason', async () => {
    const controller = new AbortController();
    await serve((_, response) => void response.write(mp4Bytes(2000), () => controller.abort(new Error('cancelled'))));
    expect(await refused(server.url, { signal: controller.signal })).toMatchObject({ message: 'cancelled' });
  });

  it('sends no request if the caller has already aborted', async () => {
    await serve((_, response) => response.end(mp4Bytes()));
    await refused(server.url, { signal: AbortSignal.abort() });
    expect(server.requests).toEqual([]);
  });
});

describe('fetchSource, when the file is not a video', () => {
  it.each([
    ['a web page sent as video/mp4', '<!doctype html><html></html>', 'source_web_page'],
    ['nothing at all', '', 'source_empty'],
    ['a picture', pngBytes, 'source_picture'],
    ['sound', mp3Bytes, 'source_sound_only'],
    ['a playlist', '#EXTM3U\nhttp://169.254.169.254/\n', 'source_playlist'],
    ['JSON', '{"a":1}', 'source_unsupported'],
  ])('refuses %s', async (_, body, code) => {
    await serve((_request, response) => response.writeHead(200, { 'Content-Type': 'video/mp4' }).end(body));
    expect(await refused(server.url)).toMatchObject({ code, message: expect.stringMatching(/^That link /) });
  });

  it('refuses a web page at its first bytes, not after its end', async () => {
    await serve((_, response) => void response.write(`<html>${'x'.repeat(70_000)}`));
    expect(await refused(server.url)).toMatchObject({ code: 'source_web_page' });
  });

  it('accepts a video that is sent as text/plain', async () => {
    await serve((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(mp4Bytes()));
    expect(await fetchFrom(server.url)).toMatchObject({ sizeBytes: 2000 });
  });
});
